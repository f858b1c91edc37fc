/** A seeded source of choices: the same seed gives the same exercise on every machine. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
}

export type Bloom = 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate'

type Option = { text: string; correct?: boolean | undefined; why: string; misconception?: number | undefined }

export type Exercise =
  /** 3-5 options, one of them correct. */
  | { kind: 'single'; stem: string; options: Option[] }
  /** 4-6 options, two or more of them correct, and one or more not. */
  | { kind: 'multiple'; stem: string; options: Option[] }
  | {
      kind: 'typed'
      stem: string
      /** The first is how the answer would be written. */
      answers: string[]
      why: string
      wrong: { answer: string; why: string }[]
    }
  | {
      kind: 'numeric'
      stem: string
      /** In `unit`. As text where it has to be shown just so: '0.50'. */
      answer: number | string
      /** How far off is right: 0.1, or '2%' of the answer. */
      tolerance?: number | string | undefined
      unit?: string | undefined
      /** Others to choose from. One `unit` is `factor` of these; one without a factor can't be right, and says why. */
      units?: { unit: string; factor?: number | undefined; why?: string | undefined }[] | undefined
      why: string
      /** Numbers to expect, in `unit`. */
      wrong: { answer: number | string; why: string }[]
    }
  | {
      /** A statement, and 3-5 reasons for or against it, one of them correct. */
      kind: 'true-false'
      stem: string
      truth: boolean
      reasons: Option[]
    }
  | {
      /** What does the code print? */
      kind: 'output'
      stem: string
      language: 'python' | 'javascript' | 'sql'
      code: string
      /** Of SQL the rows, their values separated by `|`. */
      answer: string
      why: string
      wrong: { answer: string; why: string }[]
    }
  | {
      kind: 'ordering'
      stem: string
      /** 3-7, in the right order. */
      steps: string[]
      why: string
    }
  | {
      kind: 'matching'
      stem: string
      /** 3-6; the right sides are plain text. */
      pairs: { left: string; right: string; why: string }[]
      /** Up to 3 right sides that belong to nothing. */
      extra?: { right: string; why: string }[] | undefined
    }
  | {
      kind: 'table'
      stem: string
      /** Their heads; the first stands over the heads of the rows. */
      columns: string[]
      /** A cell is given, or blank: its right answers, the first as it would be written; a number has a tolerance. */
      rows: {
        head: string
        cells: (string | { blank: string[]; tolerance?: number | string | undefined; why: string })[]
      }[]
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
