import type { LookOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

export const Look = ({ question }: LookOf<'output'>) => (
  <>
    <Snippet html={question.codeHtml} className="quiz-code" />
    <textarea className="input" aria-label="What it prints" rows={3} autoComplete="off" />
  </>
)
