import type { Question } from '#contract/quizzes.ts'
import type { Revealed as RevealedKey } from '#contract/reviews.ts'
import { kindOf } from './kinds.ts'

/** What belongs to a question beside its stem, to be thought about: nothing is chosen here. */
export function Asked({ question }: { question: Question }) {
  const kind = kindOf(question)
  return <kind.Asked question={question} />
}

/** What is right, and why: in the form of the question's kind. */
export function Revealed({ question, revealed: { key, whyHtml } }: { question: Question; revealed: RevealedKey }) {
  const kind = kindOf(question)
  return key.kind === question.kind ? <kind.Revealed question={question} right={key} whyHtml={whyHtml} /> : null
}
