import { say } from '../../../words.ts'
import type { MultipleItem } from './item.ts'

/** Why this is no answer to the question, in a sentence; null if it is one. */
export function whatIsWrong(optionIds: readonly string[], { options }: MultipleItem): string | null {
  if (optionIds.some((id) => !options.some((option) => option.id === id)))
    return say(({ answers }) => answers.noSuch.option)
  return new Set(optionIds).size < optionIds.length ? say(({ answers }) => answers.optionsOnce) : null
}

/** Right when all that is correct is chosen, and nothing else. `missed` are the options that were judged wrongly. */
export function score(optionIds: readonly string[], { options }: MultipleItem): { correct: boolean; missed: string[] } {
  const missed = options.filter(({ id, correct }) => optionIds.includes(id) !== correct).map(({ id }) => id)
  return { correct: missed.length === 0, missed }
}
