import { say } from '../../../words.ts'
import type { SingleItem } from './item.ts'

/** Why this is no answer to the question, in a sentence; null if it is one. */
export const whatIsWrong = (optionId: string, { options }: SingleItem) =>
  options.some((option) => option.id === optionId) ? null : say(({ answers }) => answers.noSuch.option)

/** Right when the option chosen is the one that is correct. An id that no option has is the caller's mistake. */
export function score(optionId: string, key: SingleItem): { correct: boolean } {
  const chosen = key.options.find((option) => option.id === optionId)
  if (!chosen) throw new TypeError(`The question has no option ${JSON.stringify(optionId)}.`)
  return { correct: chosen.correct }
}
