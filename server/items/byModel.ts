/** What a language model writes of a question, whatever its kind: each kind reads the fields that it needs. */
export type Written = {
  stem: string
  options: { text: string; correct: boolean; why: string }[]
  truth: boolean | null
  answers: string[]
  answer: number | null
  tolerance: number | null
  unit: string | null
  steps: string[]
  pairs: { left: string; right: string; why: string }[]
  why: string | null
  wrong: { answer: string; why: string }[]
}

/** What a model answers that solves a question, its letters read as ids of parts. */
export type Solved = {
  chosen: string[]
  truth: boolean | null
  answer: string | null
  pairs: { leftId: string; rightId: string }[]
}
