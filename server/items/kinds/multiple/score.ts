import type { MultipleItem } from './item.ts'

/** Why this is no answer to the question, in a sentence; null where it is one. */
export function findProblem(optionIds: readonly string[], { options }: MultipleItem): string | null {
  if (optionIds.some((id) => !options.some((option) => option.id === id))) return 'This question has no such option.'
  return new Set(optionIds).size < optionIds.length ? 'Choose each option once.' : null
}

/** Right when all that is correct is chosen, and nothing else. `missed` are the options that were judged wrongly. */
export function score(optionIds: readonly string[], { options }: MultipleItem): { correct: boolean; missed: string[] } {
  const missed = options.filter(({ id, correct }) => optionIds.includes(id) !== correct).map(({ id }) => id)
  return { correct: missed.length === 0, missed }
}
