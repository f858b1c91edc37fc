import type { Exercise } from '../../../../content/template.ts'

/** A question that is answered by recalling a word or a number. */
export const recalling = (question: { stem: string; answers: string[]; why: string }): Exercise => ({
  kind: 'typed',
  ...question,
  wrong: [],
})
