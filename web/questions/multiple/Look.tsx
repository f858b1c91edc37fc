import { chooseAll } from '#words/questions.look.ts'
import { LookOptions } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question }: LookOf<'multiple'>) => (
  <>
    <p className="muted">{chooseAll}</p>
    <LookOptions options={question.options} type="checkbox" name={question.id} />
  </>
)
