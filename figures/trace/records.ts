import type { Value } from './schema.ts'

/** An object's parts by name. */
export type Parts = Extract<Value, { [key: string]: unknown }>

/** Whether a value is an object with named parts. */
export const isRecord = (value: Value): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
