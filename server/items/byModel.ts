/** A question of any kind as a language model writes it. Each kind only reads the fields it needs. */
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
  extra: { right: string; why: string }[]
  why: string | null
  wrong: { answer: string; why: string }[]
}

/** A language model's answer to a question. The letters with which it refers to options are converted to their ids. */
export type Solved = {
  chosen: string[]
  truth: boolean | null
  answer: string | null
  pairs: { leftId: string; rightId: string }[]
}
