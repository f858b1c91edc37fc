import type { Exercise } from '../../../../content/template.ts'

/** A question whose steps have to be put in order. `steps` are in the right order. */
export const sequencing = (question: { stem: string; steps: string[]; why: string }): Exercise => ({
  kind: 'ordering',
  ...question,
})
