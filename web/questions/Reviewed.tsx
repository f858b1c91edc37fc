import type { Question } from '#contract/quizzes.ts'
import type { Revealed as RevealedKey } from '#contract/reviews.ts'
import { kindOf } from './kinds.ts'

/**
 * The parts of a question other than its stem, such as options. They have no controls, because nothing is selected in a
 * review.
 */
export function Asked({ question }: { question: Question }) {
  const kind = kindOf(question)
  return <kind.Asked question={question} />
}

/** The right answer and the explanation, laid out for the question's kind. */
export function Revealed({ question, revealed: { key, whyHtml } }: { question: Question; revealed: RevealedKey }) {
  const kind = kindOf(question)
  return key.kind === question.kind ? <kind.Revealed question={question} right={key} whyHtml={whyHtml} /> : null
}
