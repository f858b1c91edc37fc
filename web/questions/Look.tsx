import type { Question } from '#contract/quizzes.ts'
import { kindOf } from './kinds.ts'

/** The fields of a question to look at: real controls, that nothing listens to. */
export function Look({ question }: { question: Question }) {
  const kind = kindOf(question)
  return <kind.Look question={question} />
}

export const adviceOf = (question: Question) => kindOf(question).advice
