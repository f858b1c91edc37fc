import { say } from '../../../words.ts'
import type { OrderingItem } from './item.ts'

/** Why this is no answer to the question, in a sentence; null if it is one. */
export function whatIsWrong(stepIds: readonly string[], { steps }: OrderingItem): string | null {
  if (stepIds.some((id) => !steps.some((step) => step.id === id))) return say(({ answers }) => answers.noSuch.step)
  const placedOnce = stepIds.length === steps.length && new Set(stepIds).size === steps.length
  return placedOnce ? null : say(({ answers }) => answers.stepsOnce)
}

/** Right in the exact order only. */
export function score(stepIds: readonly string[], { steps }: OrderingItem): { correct: boolean } {
  return { correct: steps.every((step, place) => stepIds[place] === step.id) }
}
