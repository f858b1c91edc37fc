import type { OrderingItem } from './item.ts'

/** Why this is no answer to the question, in a sentence; null where it is one. */
export function findProblem(stepIds: readonly string[], { steps }: OrderingItem): string | null {
  if (stepIds.some((id) => !steps.some((step) => step.id === id))) return 'This question has no such step.'
  const placedOnce = stepIds.length === steps.length && new Set(stepIds).size === steps.length
  return placedOnce ? null : 'Put each step in the order once.'
}

/** Right in the exact order only. */
export function score(stepIds: readonly string[], { steps }: OrderingItem): { correct: boolean } {
  return { correct: steps.every((step, place) => stepIds[place] === step.id) }
}
