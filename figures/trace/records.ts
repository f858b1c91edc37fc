import type { Value } from './schema.ts'

type Record = Extract<Value, { [key: string]: unknown }>

/** Whether a value is an object with named parts. */
export const isRecord = (value: Value): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
