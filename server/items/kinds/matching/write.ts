import type { Exercise } from '../../../../content/template.ts'

/** A question that puts together what belongs together. */
export const pairing = (question: {
  stem: string
  pairs: { left: string; right: string; why: string }[]
}): Exercise => ({
  kind: 'matching',
  ...question,
})
