import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOut } from '#contract/auth.ts'
import { deleteTopic } from '#contract/sharing.ts'
import { addOwnTopic } from '../pathways/service.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'

let server: TestApp
let ann: TestUser
let bob: TestUser
let ended: TestUser

beforeAll(async () => {
  server = await startTestApp()
  ann = await server.signedIn('Ann')
  bob = await server.signedIn('Bob')
  ended = await server.signedIn('Ended')
  await server.send(signOut, {}, { headers: { authorization: `Bearer ${ended.sessionToken}` } })
  const { db } = server.deps
  await addTopic(db, { id: 'private', ownerId: ann.uid })
  await addTopic(db, { id: 'deleted', ownerId: bob.uid, visibility: 'public' })
  await server.send(deleteTopic, { topicId: 'deleted' }, { as: bob })
  for (let i = 0; i < 12; i++)
    await addTopic(db, { id: `open-${i}`, ownerId: ann.uid, visibility: 'public', createdAt: 1_000 + (i >> 1) })
})
afterAll(() => server.stop())

const things = [
  ['Topic', '/topics/id/', ''],
  ['Lesson', '/lessons/id/', 'lesson-'],
  ['Quiz', '/quizzes/id/', 'quiz-lesson-'],
] as const
const lists = ['/topics', '/topics/recent', '/lessons/recent', '/quizzes/recent']
const publicLists = ['/info/recent-topics', '/info/recent-lessons', '/info/recent-quizzes']
const unauthenticated = { code: 'unauthenticated', message: 'User is not authenticated.' }
const LONG = 'x'.repeat(81)

const get = async (path: string, as?: { token: string }) => {
  const { status, body } = await server.call('GET', path, as ? { as } : {})
  return { status, body }
}

describe.each(things)('one %s by its id', (thing, path, prefix) => {
  const missing = { status: 404, body: { code: 'not_found', message: `${thing} not found.` } }
  test.each<[why: string, id: string, expected: { status: number; body: object }]>([
    ['unknown', 'nope', missing],
    ['somebody else’s', `${prefix}private`, missing],
    ['deleted', `${prefix}deleted`, missing],
    ['markup', encodeURIComponent('<script>'), missing],
    ['SQL', encodeURIComponent("' or 1=1 --"), missing],
    ['a path', encodeURIComponent('../../etc/passwd'), missing],
    [
      'too long',
      LONG,
      { status: 400, body: { code: 'invalid_request', message: 'id must have at most 80 characters.' } },
    ],
    [
      'a broken escape',
      '%E0%A4%A',
      { status: 400, body: { code: 'invalid_request', message: 'The address is not valid.' } },
    ],
    ['nothing', '', { status: 404, body: { code: 'not_found', message: expect.any(String) } }],
  ])('an id that is %s', async (_why, id, expected) => {
    const reply = await get(path + id, bob)
    // Without an id, the address may be rejected either by zod (400) or by the router (404).
    if (id === '') expect([400, 404]).toContain(reply.status)
    else expect(reply).toEqual(expected)
  })

  test('without a token, with a bad one, with one of an ended session', async () => {
    for (const as of [undefined, { token: 'a.b.c' }, { token: 'none' }, ended])
      expect(await get(`${path}${prefix}open-1`, as)).toEqual({ status: 401, body: unauthenticated })
    expect((await get(`${path}${prefix}open-1`, bob)).status).toBe(200)
  })
})

test.each(lists)('%s without a token, with a bad one, with one of an ended session', async (path) => {
  for (const as of [undefined, { token: 'a.b.c' }, ended])
    expect(await get(path, as)).toEqual({ status: 401, body: unauthenticated })
})

test.each([...lists.slice(1), ...publicLists])('%s gives the ten newest that the reader may see', async (path) => {
  const { items } = (await get(path, path.startsWith('/info') ? undefined : bob)).body
  const numbers = items.map(({ id }: { id: string }) => id.match(/open-\d+$/)?.[0])
  // Newest first. Topics with the same creation time are sorted by descending id.
  const newest = Array.from({ length: 12 }, (_, i) => i).sort(
    (a, b) => (b >> 1) - (a >> 1) || (`open-${b}` > `open-${a}` ? 1 : -1),
  )
  expect(numbers).toEqual(newest.slice(0, 10).map((i) => `open-${i}`))
})

test.each([
  ['subject=Knots&level=beginner&mine=1', 200, undefined],
  ['subject=', 200, undefined],
  ['cursor=', 200, undefined],
  ['level=', 400, /^The level must be “beginner”, /],
  ['level=expert', 400, /^The level must be “beginner”, /],
  ['mine=2', 400, 'Set mine to 1, or leave it out.'],
  ['mine=true', 400, 'Set mine to 1, or leave it out.'],
  [`subject=${'x'.repeat(201)}`, 400, /^subject must /],
  ['subject=a&subject=b', 400, /^subject must /],
  [`cursor=${'x'.repeat(201)}`, 400, /^cursor must /],
  ['cursor=x', 400, 'The cursor is not valid. Start again from the first page.'],
] as const)('/topics?%s answers %i', async (query, status, message) => {
  const reply = await get(`/topics?${query}`, bob)
  expect(reply.status).toBe(status)
  if (message)
    expect(reply.body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
})

test('filters and pages go together, for one’s own and for what everyone sees', async () => {
  const { db } = server.deps
  const cat = await server.signedIn('Cat')
  for (let i = 0; i < 50; i++) {
    const own = i % 2 === 0
    await addTopic(db, {
      id: `filter-${String(i).padStart(2, '0')}`,
      ownerId: own ? cat.uid : ann.uid,
      visibility: own && i % 4 === 0 ? 'private' : 'public',
      subject: i % 5 === 0 ? 'Looms' : 'Kilns',
      level: i % 3 === 0 ? 'advanced' : 'beginner',
      createdAt: 5_000 + Math.floor(i / 7),
    })
  }
  const walk = async (query: string, as: TestUser) => {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await get(`/topics?${query}&cursor=${cursor}`, as)
      ).body
      ids.push(...page.items.map((item) => item.id))
      cursor = page.nextCursor
    }
    return ids
  }
  const expected = (fits: (i: number) => boolean) =>
    Array.from({ length: 50 }, (_, i) => i)
      .filter(fits)
      .reverse()
      .map((i) => `filter-${String(i).padStart(2, '0')}`)
  const isOpen = (i: number) => !(i % 2 === 0 && i % 4 === 0)
  expect(await walk('subject=Kilns', cat)).toEqual(expected((i) => i % 5 !== 0))
  expect(await walk('subject=Kilns', bob)).toEqual(expected((i) => i % 5 !== 0 && isOpen(i)))
  expect(await walk('subject=Looms&level=advanced', cat)).toEqual(expected((i) => i % 15 === 0))
  expect(await walk('mine=1', cat)).toEqual(expected((i) => i % 2 === 0))
  expect(await walk('mine=1&subject=Looms', cat)).toEqual(expected((i) => i % 10 === 0))
  expect(await walk('mine=1&level=advanced', cat)).toEqual(expected((i) => i % 6 === 0))
  expect((await walk('level=advanced', cat)).filter((id) => id.startsWith('filter'))).toEqual(
    expected((i) => i % 3 === 0),
  )
  expect(await walk('subject=nothing', cat)).toEqual([])
})

test('one’s own list has what one asked for and others have made, in its place, filtered and page by page', async () => {
  const { db } = server.deps
  const [eve, fay] = [await server.signedIn('Eve'), await server.signedIn('Fay')]
  for (let i = 0; i < 50; i++) {
    const id = `asked-${String(i).padStart(2, '0')}`
    const [own, subject] = [i % 2 === 0, i % 5 === 0 ? 'Bells' : 'Drums']
    const visibility = i === 7 ? 'private' : 'public'
    await addTopic(db, { id, ownerId: own ? eve.uid : fay.uid, visibility, subject, createdAt: 7_000 + i })
    if (i % 4 !== 1) await addOwnTopic(db, { uid: eve.uid, subject, topicId: id, createdAt: 8_000 })
  }
  await db.updateTable('topics').set({ deletedAt: 1 }).where('id', '=', 'asked-11').execute()
  const walk = async (query: string) => {
    const ids: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: { body: { items: { id: string }[]; nextCursor: string | null } } = await get(
        `/topics?mine=1&${query}&cursor=${cursor}`,
        eve,
      )
      ids.push(...body.items.map(({ id }) => Number(id.slice(6))))
      cursor = body.nextCursor
    }
    return ids
  }
  const hers = Array.from({ length: 50 }, (_, i) => 49 - i).filter((i) => i % 4 !== 1 && i !== 7 && i !== 11)
  expect(await walk('')).toEqual(hers)
  expect(await walk('subject=Bells')).toEqual(hers.filter((i) => i % 5 === 0))
})

test('a list goes on where it was, also when things on it are deleted', async () => {
  const dan = await server.signedIn('Dan')
  for (let i = 0; i < 45; i++)
    await addTopic(server.deps.db, { id: `gone-${String(i).padStart(2, '0')}`, ownerId: dan.uid, createdAt: 9 })
  const first = (await get('/topics?mine=1', dan)).body
  // Deletes the last topic of the page, to which the cursor points, and one of the next page.
  for (const topicId of [first.items[19].id, 'gone-20']) await server.send(deleteTopic, { topicId }, { as: dan })
  const second = (await get(`/topics?mine=1&cursor=${first.nextCursor}`, dan)).body
  const left = Array.from({ length: 25 }, (_, i) => `gone-${String(24 - i).padStart(2, '0')}`).filter(
    (id) => id !== 'gone-20',
  )
  expect(second.items.map((item: { id: string }) => item.id)).toEqual(left.slice(0, 20))
})
