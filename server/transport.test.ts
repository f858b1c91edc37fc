import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/api.ts'
import { addressOf, endpoint } from '#contract/endpoint.ts'
import { startTestApp } from './testing/app.ts'
import { route } from './transport.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const read = { method: 'GET', path: '/x', access: 'public', failure: '', input: z.object({}) } as const

test('what an output does not declare never leaves the server', async () => {
  const app = Fastify()
  const output = z.object({ shown: z.string(), inner: z.object({ a: z.number() }).nullable() })
  route(app, server.deps, endpoint({ ...read, output }), async () => ({
    shown: 'yes',
    key: 'secret',
    inner: { a: 1, key: 'secret' },
  }))
  expect((await app.inject('/server/x')).json()).toEqual({ shown: 'yes', inner: { a: 1 } })
})

test.each([
  z.any(),
  z.object({ a: z.unknown() }),
  z.record(z.string(), z.string()),
  z.looseObject({}),
  z.array(z.any()),
])('an open output is refused at start (%#)', (output) => {
  expect(() => route(Fastify(), server.deps, endpoint({ ...read, output }), async () => ({}))).toThrow(
    'may not be open',
  )
})

test('an endpoint without access is refused at start', () => {
  const undeclared = { ...endpoint({ ...read, output: z.object({}) }), access: undefined as never }
  expect(() => route(Fastify(), server.deps, undeclared, async () => ({}))).toThrow('declares no access')
})

test.each(Object.entries(endpoints))(
  '%s asks who is calling before anything else',
  async (_name, { method, path, access, outside }) => {
    if (access === 'public') return
    const url = path.replace(/:\w+/g, 'nope')
    const response = await server.call(method, url, { outside, ...(method === 'POST' && { body: {} }) })
    expect(response).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'User is not authenticated.' },
    })
  },
)

test('bodies that are no JSON object answer in the one form of errors', async () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/server/register', payload, headers: { 'content-type': type } })
  const cases: [string, string, number, string][] = [
    ['{', 'application/json', 400, 'invalid_request'],
    ['[]', 'application/json', 400, 'invalid_request'],
    ['"x"', 'application/json', 400, 'invalid_request'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`{"email":"${'x'.repeat(70_000)}"}`, 'application/json', 413, 'too_large'],
    ['{"__proto__":{"role":"admin"}}', 'application/json', 400, 'invalid_request'],
  ]
  for (const [payload, type, status, code] of cases) {
    const response = await post(payload, type)
    expect([payload.slice(0, 20), response.statusCode, response.json()]).toEqual([
      payload.slice(0, 20),
      status,
      { code, message: expect.any(String) },
    ])
  }
})

test('an address that is none is refused in the same form', async () => {
  const response = await server.app.inject({ url: '/server/info/topics/%E0%A4%A' })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'invalid_request', message: 'The address is not valid.' },
  ])
})

test('a null character is refused wherever it stands', async () => {
  const ann = await server.signedIn()
  const replies = [
    await server.call('GET', '/info/topics/a%00b'),
    await server.call('GET', '/topics?cursor=%00', { as: ann }),
    await server.call('POST', '/quizzes/answer', { as: ann, body: { answer: { kind: 'typed', text: 'a\0' } } }),
  ]
  for (const { status, body } of replies)
    expect([status, body]).toEqual([400, { code: 'invalid_request', message: 'Text may not hold a null character.' }])
})

test('an unknown call is not found', async () => {
  expect(await server.call('GET', '/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a bug is logged and hidden', async () => {
  const broken = { ...server.deps, db: undefined as never }
  const app = Fastify()
  const { errorHandler } = await import('./transport.ts')
  errorHandler(app, broken)
  route(app, broken, endpoint({ ...read, output: z.object({}) }), async () => {
    throw new Error('SELECT secret FROM users')
  })
  expect((await app.inject('/server/x')).json()).toEqual({ code: 'internal', message: 'An unexpected error occurred.' })
})

test('OpenAPI lists every endpoint of the contract with its access', async () => {
  const { body } = await server.call('GET', '/openapi.json')
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = addressOf(endpoint).replace(/:(\w+)/g, '{$1}')
    expect(body.paths[path][endpoint.method.toLowerCase()]).toMatchObject({
      operationId: name,
      'x-access': endpoint.access,
    })
  }
})
