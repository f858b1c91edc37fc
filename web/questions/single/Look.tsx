import { LookOptions } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question }: LookOf<'single'>) => (
  <LookOptions options={question.options} type="radio" name={question.id} />
)
