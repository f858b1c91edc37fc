/** Hitting a word or a number by chance. */
export const CHANCE_OF_TYPING = 0.02

/** The reasons of a question that is answered by typing: of its key, and of the wrong answers to expect. */
export const whysOf = ({ why, wrong }: { why: string; wrong: { why: string }[] }) => [
  why,
  ...wrong.map(({ why }) => why),
]

/** What a model has to write to such a question. */
export const missingWhy = (kind: string, { why }: { why: string | null }) =>
  why === null ? `A question of kind ${kind} needs its why.` : null
