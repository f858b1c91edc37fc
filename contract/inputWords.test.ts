import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import * as generation from './generation.ts'
import { inputWords } from './inputWords.ts'
import type { ClientEvent } from './realtime.ts'

type Json = { [key: string]: unknown }

const isClientEvent = (value: unknown): value is ClientEvent =>
  typeof value === 'object' && value !== null && 'event' in value && 'ack' in value
const inputs: [string, z.ZodType][] = [
  ...Object.entries(endpoints),
  ...Object.entries(generation).flatMap(([name, value]) => (isClientEvent(value) ? [[name, value] as const] : [])),
].map(([name, { input }]) => [name, input])

const long = 'x'.repeat(70_000)
const WRONG = [undefined, null, '', ' ', 'x', '-1', long, 0, -1, 0.5, 1e9, Number.NaN, true, [], ['x'], {}, { x: 1 }]
const MANY = 501

/** Values that each violate a JSON Schema in one place. */
function wrongs(schema: Json): unknown[] {
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (options) return [...WRONG, ...options.flatMap(wrongs)]
  const items = schema.items as Json | undefined
  if (items) {
    const inItem = wrongs(items)
    return [...WRONG, ...inItem.map((one) => [one]), Array(MANY).fill(inItem.find((one) => one !== undefined) ?? '')]
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  // The discriminator of a union has to be valid, because otherwise the other properties aren't validated.
  const kind = Object.fromEntries(
    properties.flatMap(([name, { const: only }]) => (only === undefined ? [] : [[name, only]])),
  )
  return [
    ...WRONG,
    ...properties.flatMap(([name, property]) => wrongs(property).map((one) => ({ ...kind, [name]: one }))),
  ]
}

const VALIDATOR =
  /invalid|[:.] expected|received|too (big|small)|unrecognized|undefined|\bNaN\b|[<>]=|pattern|nonoptional/i

test.each(inputs)('%s says what is wrong with its input in words', (_name, input) => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json
  const said = new Set(
    wrongs(schema).flatMap((value) => {
      const { error } = input.safeParse(value, { error: inputWords })
      return error?.issues.map(({ message }) => message) ?? []
    }),
  )
  expect(said.size).toBeGreaterThan(0)
  expect([...said].filter((message) => VALIDATOR.test(message) || !/^\S.*[.!?]$/.test(message))).toEqual([])
})

test.each<[z.ZodType, unknown, string]>([
  [z.object({ what: z.string() }), {}, 'what is missing.'],
  [z.object({ what: z.string() }), { what: 1 }, 'what must be text.'],
  [z.object({ what: z.int() }), { what: 0.5 }, 'what must be a whole number.'],
  [z.object({ what: z.enum(['a', 'b', 'c']) }), { what: 'd' }, 'what must be a, b or c.'],
  [z.object({ what: z.string().min(1) }), { what: '' }, 'what must not be empty.'],
  [z.object({ what: z.string().max(3) }), { what: 'long' }, 'what must have at most 3 characters.'],
  [z.object({ list: z.array(z.number().min(5)) }), { list: [7, 4] }, 'list.1 must be at least 5.'],
  [z.object({ list: z.array(z.string()).min(2) }), { list: [] }, 'list must have at least 2 entries.'],
  [z.object({ id: z.uuid() }), { id: 'x' }, 'id must be a UUID.'],
  [z.object({}), [], 'The request must be an object.'],
  [z.object({ own: z.string('Write a word.') }), { own: 1 }, 'Write a word.'],
])('%# is said plainly', (schema, value, message) => {
  expect(schema.safeParse(value, { error: inputWords }).error?.issues[0]?.message).toBe(message)
})
