import type { Exercise } from '../../../../content/template.ts'

type Told = { text: string; why: string }

/** A question whose answer is recognised among others of the same sort. */
export const choosing = ({ stem, key, others }: { stem: string; key: Told; others: Told[] }): Exercise => ({
  kind: 'single',
  stem,
  options: [{ ...key, correct: true }, ...others],
})
