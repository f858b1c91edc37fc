import { whatItPrints } from '#words/questions.look.ts'
import type { LookOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

export const Look = ({ question }: LookOf<'output'>) => (
  <>
    <Snippet html={question.codeHtml} className="quiz-code" />
    <textarea className="input" aria-label={whatItPrints} rows={3} autoComplete="off" />
  </>
)
