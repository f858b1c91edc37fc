import { z } from 'zod'
import { type Kinds, kinds } from './kinds.ts'

/**
 * A question with its key and explanations, as the server stores it. It is never sent before the question is answered.
 */
type Schema = Kinds['schema']
export const Item = z.discriminatedUnion(
  'kind',
  Object.values(kinds).map(({ schema }) => schema) as [Schema, ...Schema[]],
)
export type Item = z.infer<typeof Item>

/**
 * A question as it is written in the library. Numbers are read as strings, so that `answers: [0.50]` keeps its last
 * zero.
 */
type Authored = Kinds['authored']
export const AuthoredQuestion = z.discriminatedUnion(
  'kind',
  Object.values(kinds).map(({ authored }) => authored) as [Authored, ...Authored[]],
)
