import type { Item } from './item.ts'

/** Hitting a word or a number by chance. */
const TYPED = 0.02

/** The chance (0–1) of giving the right answer without knowing anything, by the number of answers that can be given. */
export function chanceOfGuessing(item: Item): number {
  switch (item.kind) {
    case 'single':
      return 1 / item.options.length
    case 'multiple':
      return 1 / (2 ** item.options.length - 1)
    case 'typed':
    case 'numeric':
    case 'output':
      return TYPED
    case 'true-false':
      return 1 / (2 * item.reasons.length)
    case 'ordering':
      return 1 / factorial(item.steps.length)
    case 'matching':
      return factorial(item.extra.length) / factorial(item.pairs.length + item.extra.length)
  }
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
