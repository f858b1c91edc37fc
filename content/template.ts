/** A seeded source of choices: the same seed gives the same exercise on every machine. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
}

export type Bloom = 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate'

export type Exercise =
  | {
      kind: 'single'
      stem: string
      options: { text: string; correct?: true; why: string; misconception?: number }[]
    }
  | {
      kind: 'typed'
      stem: string
      /** The first is how the answer would be written. */
      answers: string[]
      why: string
      wrong: { answer: string; why: string }[]
    }

/** A parameterised exercise whose key and distractors are computed. */
export type Template = {
  id: string
  skill: string
  bloom: Bloom
  make(random: Random): Exercise
}

/** Greatest common divisor of two whole numbers, never negative. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

/** `top/bottom` in lowest terms as a person writes it: `3/4`, `-1/2`, or `2` where the bottom is one. */
export function fraction(top: number, bottom: number): string {
  const divisor = gcd(top, bottom) * Math.sign(bottom)
  return bottom / divisor === 1 ? String(top / divisor) : `${top / divisor}/${bottom / divisor}`
}
