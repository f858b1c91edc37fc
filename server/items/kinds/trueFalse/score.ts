import { say } from '../../../words.ts'
import type { TrueFalseItem } from './item.ts'

type Given = { truth: boolean; reasonId: string }

/** Why this is no answer to the question, in a sentence; null if it is one. */
export const whatIsWrong = ({ reasonId }: Given, { reasons }: TrueFalseItem) =>
  reasons.some((reason) => reason.id === reasonId) ? null : say(({ answers }) => answers.noSuch.reason)

/**
 * Right if both the judgement and the reason are. Giving a reason that the question does not have is the caller's
 * mistake.
 */
export function score(given: Given, { truth, reasons }: TrueFalseItem): { correct: boolean; isReasonRight: boolean } {
  const chosen = reasons.find((reason) => reason.id === given.reasonId)
  if (!chosen) throw new TypeError(`The question has no reason ${JSON.stringify(given.reasonId)}.`)
  return { correct: given.truth === truth && chosen.correct, isReasonRight: chosen.correct }
}
