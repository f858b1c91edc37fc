import type { Exercise } from '../../../../content/template.ts'

type Told = { answer: string; why: string }
type Question = { stem: string; answers: string[]; why: string; wrong?: Told[] }

/** A question with a typed answer. */
export const recalling = ({ wrong = [], ...question }: Question): Exercise => ({ kind: 'typed', ...question, wrong })

export const typing = (text: string) => ({ kind: 'typed' as const, text })
