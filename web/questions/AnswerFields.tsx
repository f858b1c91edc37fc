import { kindOf } from './kinds.ts'
import type { AnyFields } from './questionKind.ts'

/** Answer fields for a question of any kind, shared by the quiz player, reviews and practice. */
export function AnswerFields({ question, answer, ...rest }: AnyFields) {
  const { Fields } = kindOf(question)
  return <Fields question={question} answer={answer?.kind === question.kind ? answer : null} {...rest} />
}
