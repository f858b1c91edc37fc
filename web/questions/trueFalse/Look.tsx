import * as words from '#words/questions.look.ts'
import { LookChoices, LookOptions } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question }: LookOf<'true-false'>) => (
  <>
    <LookChoices label={words.trueOrFalse} choices={[words.isTrue, words.isFalse]} />
    <LookOptions options={question.reasons} type="radio" name={question.id} />
  </>
)
