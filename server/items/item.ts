import { z } from 'zod'
import { type Kinds, kinds } from './kinds.ts'

/** A question with its key and its reasons: what the server stores and never sends before an answer. */
type Schema = Kinds['schema']
export const Item = z.discriminatedUnion(
  'kind',
  Object.values(kinds).map(({ schema }) => schema) as [Schema, ...Schema[]],
)
export type Item = z.infer<typeof Item>

/** A question as it is written. Scalars are read as strings, so that `answers: [0.50]` keeps its nought. */
type Authored = Kinds['authored']
export const AuthoredQuestion = z.discriminatedUnion(
  'kind',
  Object.values(kinds).map(({ authored }) => authored) as [Authored, ...Authored[]],
)
