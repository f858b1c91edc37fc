import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/api.ts'
import {
  COURSE_DESCRIPTION_MAX_LENGTH,
  COURSE_TITLE_MAX_LENGTH,
  ENTRIES_PER_COURSE,
  SECTIONS_PER_COURSE,
} from '#contract/courses.ts'
import { addressOf, type Endpoint } from '#contract/endpoint.ts'
import { PROBLEM_MAX_LENGTH } from '#contract/writtenProblems.ts'
import { startTestApp } from '../testing/app.ts'
import { bodyLimitOf, longestJson } from './bodyLimit.ts'

const server = await startTestApp()
afterAll(() => server.stop())

/** A character that takes six bytes in JSON, the most any character can. */
const WORST = '\u0001'

type Schema = { [key: string]: unknown }

/**
 * The longest value that a schema allows, consisting of six-byte characters. Unbounded strings and lists get length 1.
 */
function longest(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum.toSorted((a, b) => String(b).length - String(a).length)[0]
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined
  if (options) return options.map(longest).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  switch (schema.type) {
    case 'string':
      return WORST.repeat(Number(schema.maxLength ?? 1))
    case 'array':
      return Array.from({ length: Number(schema.maxItems ?? 1) }, () => longest(schema.items as Schema))
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, one]) => [name, longest(one)]),
      )
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return -1.7976931348623157e308
  }
}

const posts = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { method, bodyMaxBytes }]) => method === 'POST' && bodyMaxBytes === undefined,
)

test.each(posts)('%s takes the longest input that it promises, whatever its characters', async (_name, endpoint) => {
  const body = JSON.stringify(longest(z.toJSONSchema(endpoint.input, { io: 'input' }) as Schema))
  const reply = await server.app.inject({
    method: 'POST',
    url: addressOf(endpoint).replace(/:\w+/g, 'x'),
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  expect([body.length, reply.statusCode]).not.toEqual([body.length, 413])
})

test('a lesson of 50,000 characters is saved, also where nearly each is escaped', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/server/lessons/save',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ markdown: 'a\n\n'.repeat(16_000) }),
  })
  expect(reply.statusCode).toBe(401)
})

test('a course with the most sections and entries is not refused for its size', async () => {
  const entry = { id: WORST.repeat(40), kind: 'lesson', thingId: WORST.repeat(80) }
  const section = { id: WORST.repeat(40), title: WORST.repeat(COURSE_TITLE_MAX_LENGTH), entries: [] }
  const sections = Array.from({ length: SECTIONS_PER_COURSE }, () => section)
  const first = { ...section, entries: Array.from({ length: ENTRIES_PER_COURSE }, () => entry) }
  const reply = await server.app.inject({
    method: 'POST',
    url: '/server/user/custom-courses/save',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      description: WORST.repeat(COURSE_DESCRIPTION_MAX_LENGTH),
      sections: [first, ...sections.slice(1)],
    }),
  })
  expect(reply.statusCode).toBe(401)
})

test('a problem of as many characters as it may have is not refused for its size, a larger one is', async () => {
  const send = (length: number) =>
    server.app.inject({
      method: 'POST',
      url: '/server/problems/update',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ slug: 'x', attr: 'tests', value: [{ expected: WORST.repeat(length) }] }),
    })
  expect((await send(PROBLEM_MAX_LENGTH)).statusCode).toBe(401)
  expect((await send(PROBLEM_MAX_LENGTH * 1.2)).statusCode).toBe(413)
})

test.each([
  ['a string', z.string().max(10), 62],
  ['several forms: the longest', z.union([z.literal('abc'), z.string().max(1)]), 8],
  ['a list', z.array(z.boolean()).max(3), 20],
  ['what has no bound', z.object({ list: z.array(z.string().max(3)) }), Number.POSITIVE_INFINITY],
])('%s', (_what, schema, bytes) => expect(longestJson(z.toJSONSchema(schema, { io: 'input' }))).toBe(bytes))

test('a short input, and one without a bound, may take 64 KB', () => {
  expect(bodyLimitOf({ input: z.object({ id: z.string().max(5) }) })).toBe(65_536)
  expect(bodyLimitOf({ input: z.object({ text: z.string() }) })).toBe(65_536)
})
