import { LookOptions } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question }: LookOf<'multiple'>) => (
  <>
    <p className="muted">Choose all that apply</p>
    <LookOptions options={question.options} type="checkbox" name={question.id} />
  </>
)
