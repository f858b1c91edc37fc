import type { Exercise } from '../../../../content/template.ts'

type Told = { text: string; why: string }

/** A single-choice question made from a key and distractors. */
export const choosing = ({ stem, key, others }: { stem: string; key: Told; others: Told[] }): Exercise => ({
  kind: 'single',
  stem,
  options: [{ ...key, correct: true }, ...others],
})
