import { kindOf } from './kinds.ts'
import type { AnyFields } from './questionKind.ts'

/** The fields of one question, whatever its kind: the player, a review and a practice show the same. */
export function AnswerFields({ question, answer, ...rest }: AnyFields) {
  const { Fields } = kindOf(question)
  return <Fields question={question} answer={answer?.kind === question.kind ? answer : null} {...rest} />
}
