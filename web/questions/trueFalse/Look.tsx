import { LookChoices, LookOptions } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question }: LookOf<'true-false'>) => (
  <>
    <LookChoices label="True or false" choices={['True', 'False']} />
    <LookOptions options={question.reasons} type="radio" name={question.id} />
  </>
)
