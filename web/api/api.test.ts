import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { getIdToken, verifyToken } from '#contract/auth.ts'
import { getTopic, listRecentTopics, listTopics } from '#contract/catalog.ts'
import { getCustomCourse } from '#contract/courses.ts'
import { answerQuestion } from '#contract/quizzes.ts'
import { deleteNote, saveLessonPlace, saveNote } from '#contract/reading.ts'
import { deleteTopic } from '#contract/sharing.ts'
import { getSite } from '#contract/site.ts'
import { getSkillMap } from '#contract/skills.ts'
import { about, CallError, configureQueries, createCall, query, queryOrNull, safeNext, type Transport } from './api.ts'

type Reply = { status?: number; body?: unknown; text?: string } | Error

/** A fake server that returns the replies in order and records the requests. */
function fake(replies: Reply[], over: Partial<Transport> = {}) {
  const asked: { path: string; init: RequestInit }[] = []
  const went: string[] = []
  const transport: Transport = {
    async fetch(path, init) {
      asked.push({ path, init })
      const reply = replies.shift() ?? { body: {} }
      if (reply instanceof Error) throw reply
      return new Response(reply.text ?? JSON.stringify(reply.body ?? {}), { status: reply.status ?? 200 })
    },
    idToken: async () => 'id-token',
    renew: async () => 'renewed',
    here: () => '/topics?q=a',
    navigate: (to) => void went.push(to),
    ...over,
  }
  return { call: createCall(transport), asked, went }
}

const headers = (init: RequestInit | undefined) => init?.headers as Record<string, string>
const refused = { status: 401, body: { code: 'unauthenticated', message: 'x' } }

test('a parameter of the path is put into it, the rest into the query', async () => {
  const { call, asked } = fake([])
  await call(getTopic, { id: 'a/b ü' })
  await call(listTopics, { cursor: 'c&d' })
  await call(listTopics, {})
  expect(asked.map(({ path }) => path)).toEqual([
    '/server/topics/id/a%2Fb%20%C3%BC',
    '/server/topics?cursor=c%26d',
    '/server/topics',
  ])
})

test('a POST sends JSON and the ID token as bearer', async () => {
  const { call, asked } = fake([])
  const input = { attemptId: 'u', quizId: 'q', questionId: 'n', answer: { kind: 'typed', text: '4' } } as const
  await call(answerQuestion, input)
  expect(asked[0]?.init.method).toBe('POST')
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual(input)
  expect(headers(asked[0]?.init)).toEqual({ authorization: 'Bearer id-token', 'content-type': 'application/json' })
})

test('a public call carries no token, unless one is handed over', async () => {
  const { call, asked } = fake([{}, {}])
  await call(getSite, {})
  await call(getIdToken, {}, { bearer: 'session' })
  expect(headers(asked[0]?.init).authorization).toBeUndefined()
  expect(headers(asked[1]?.init).authorization).toBe('Bearer session')
})

test('a guarded call without anybody signed in fails before it leaves', async () => {
  const { call, asked } = fake([], { idToken: async () => null })
  await expect(call(listTopics, {})).rejects.toThrow('User is not authenticated.')
  expect(asked).toHaveLength(0)
})

test('a failure says what failed and what the server said of it', async () => {
  const { call } = fake([{ status: 404, body: { code: 'not_found', message: 'Topic not found.' } }])
  await expect(call(getTopic, { id: 'x' })).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
    message: 'Error fetching topic: Topic not found.',
  })
})

test.each([{ text: '<html>Bad gateway' }, { body: {} }, { body: { code: 'odd', message: '' } }])(
  'an answer without a message (%j) is an unexpected error',
  async (reply) => {
    const { call } = fake([{ status: 502, ...reply }])
    await expect(call(getSite, {})).rejects.toMatchObject({
      code: 'internal',
      message: 'Error fetching site: An unexpected error occurred.',
    })
  },
)

test('no answer at all says that the servers are unavailable', async () => {
  const { call } = fake([new TypeError('Failed to fetch')])
  await expect(call(getSite, {})).rejects.toMatchObject({
    status: 0,
    message: 'Our servers are temporarily unavailable. Please try again later.',
  })
})

test('a call that its page has given up is no outage', async () => {
  const { call } = fake([new DOMException('Aborted', 'AbortError')])
  const signal = AbortSignal.abort()
  await expect(call(getSite, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refused ID token is renewed once, and the call made again', async () => {
  const { call, asked, went } = fake([refused, { body: { items: [], nextCursor: null } }])
  expect(await call(listTopics, {})).toEqual({ items: [], nextCursor: null })
  expect(headers(asked[1]?.init).authorization).toBe('Bearer renewed')
  expect(went).toEqual([])
})

test('refused again: to sign-in, with the way back', async () => {
  const { call, went } = fake([refused, refused])
  await expect(call(listTopics, {})).rejects.toThrow('Unauthorized. Redirecting to login.')
  expect(went).toEqual(['/auth/signin?next=%2Ftopics%3Fq%3Da'])
})

test('a redirect never fires on its own target', async () => {
  const signIn = fake([refused, refused], { here: () => '/auth/signin?next=%2F' })
  await expect(signIn.call(listTopics, {})).rejects.toThrow('Unauthorized. Redirecting to login.')
  const profile = fake([{ status: 403 }], { here: () => '/profile' })
  expect(await profile.call(listTopics, {})).toBeNull()
  expect([...signIn.went, ...profile.went]).toEqual([])
})

test('what is forbidden is null, on the way to the profile', async () => {
  const { call, went } = fake([{ status: 403, body: { code: 'forbidden', message: 'x' } }])
  expect(await call(listTopics, {})).toBeNull()
  expect(went).toEqual(['/profile?next=%2Ftopics%3Fq%3Da'])
})

test('calls about custom courses redirect nobody', async () => {
  for (const [reply, code] of [
    [refused, 'unauthenticated'],
    [{ status: 403, body: { code: 'forbidden', message: 'x' } }, 'forbidden'],
  ] as const) {
    const { call, went } = fake([reply, reply])
    await expect(call(getCustomCourse, { id: 'c' })).rejects.toMatchObject({ code })
    expect(went).toEqual([])
  }
})

test('every call about custom courses says so, and every save behind the reader’s back', () => {
  const guarded = Object.values(endpoints).filter(({ access, path }) => access !== 'public' && /course/.test(path))
  expect(guarded).toHaveLength(13)
  for (const endpoint of [...guarded, saveLessonPlace, saveNote, deleteNote]) {
    expect(endpoint).toMatchObject({ refusal: 'shown' })
  }
})

test('a call that has succeeded tells what is stale by it', async () => {
  const told: unknown[] = []
  const { call } = fake([{}, { status: 409, body: { code: 'conflict', message: 'x' } }, {}], {
    changed: (subjects) => told.push(subjects),
  })
  await call(deleteTopic, { topicId: 't' })
  await expect(call(deleteTopic, { topicId: 't' })).rejects.toMatchObject({ code: 'conflict' })
  await call(getTopic, { id: 't' })
  expect(told).toEqual([['lists']])
})

test('what is kept is found by what it is about', async () => {
  const client = new QueryClient()
  const { call } = fake([])
  configureQueries(client, call)
  await client.fetchQuery(query(getTopic, { id: 't' }))
  await client.fetchQuery(query(getSkillMap, { topicId: 't' }))
  await client.fetchQuery(query(listRecentTopics, {}))
  await client.fetchQuery(query(getSite, {}))
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.isInvalidated)
  await client.invalidateQueries({ predicate: about('lists', 'problems') })
  expect(stale()).toEqual([false, false, true, false])
  await client.invalidateQueries({ predicate: about('topics') })
  expect(stale()).toEqual([true, true, true, false])
})

test('verifyToken and other public calls redirect nobody', async () => {
  const { call, went } = fake([refused, { status: 403, body: { message: 'No.' } }])
  await expect(call(verifyToken, { token: 'a.b.c' })).rejects.toBeInstanceOf(CallError)
  await expect(call(verifyToken, { token: 'a.b.c' })).rejects.toThrow('Error verifying token: No.')
  expect(went).toEqual([])
})

test('a query leaves by the way that its client was given', async () => {
  const client = new QueryClient()
  const site = { billing: false }
  const { call, asked } = fake([{ body: site }])
  configureQueries(client, call)
  expect(await client.fetchQuery(query(getSite, {}))).toEqual(site)
  expect(client.getQueryData(query(getSite, {}).queryKey)).toEqual(site)
  expect(asked[0]?.path).toBe('/server/info/site')
})

test('where nothing is an answer, 404 is null, as is an id that nothing can have, and other failures fail', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
  const { call } = fake([{ status: 404 }, { status: 400 }, { status: 500 }])
  configureQueries(client, call)
  expect(await client.fetchQuery(queryOrNull(getTopic, { id: 'x' }))).toBeNull()
  expect(await client.fetchQuery(queryOrNull(getTopic, { id: 'x'.repeat(200) }))).toBeNull()
  await expect(client.fetchQuery(queryOrNull(getTopic, { id: 'x' }))).rejects.toBeInstanceOf(CallError)
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth/signin',
  '',
  '/a\\b',
])('the way back never leads to %j', (next) => expect(safeNext(next)).toBe('/'))

test('the way back leads to a page of this app', () => expect(safeNext('/lessons/x?y=1')).toBe('/lessons/x?y=1'))
