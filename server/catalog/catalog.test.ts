import { afterAll, expect, test } from 'vitest'
import {
  getLesson,
  getPublicLesson,
  getPublicTopic,
  getTopic,
  getTopicProgress,
  listPublicRecentTopics,
  listRecentTopics,
  listTopics,
  markLessonRead,
} from '#contract/catalog.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { searchCatalog } from '#contract/search.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { addTopic as add, type TopicGiven } from '../testing/catalog.ts'
import { updateTopic } from './store.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const addTopic = (owner: TestUser, topic: TopicGiven) => add(server.deps.db, { ownerId: owner.uid, ...topic })

test("another person's private topic and its lessons do not exist for anyone else", async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  await addTopic(ann, { id: 'secret' })
  for (const [thing, path] of [
    ['Topic', '/topics/id/secret'],
    ['Lesson', '/lessons/id/lesson-secret'],
  ] as const) {
    expect((await server.call('GET', path, { as: ann })).status).toBe(200)
    expect((await server.call('GET', path, { as: bob })).body).toEqual({
      code: 'not_found',
      message: `${thing} not found.`,
    })
  }
  expect((await server.send(getPublicTopic, { id: 'secret' })).status).toBe(404)
  expect((await server.send(getPublicLesson, { id: 'lesson-secret' })).status).toBe(404)
  expect((await server.send(getTopicProgress, { topicId: 'secret' }, { as: bob })).status).toBe(404)
  expect((await server.send(markLessonRead, { lessonId: 'lesson-secret' }, { as: bob })).status).toBe(404)
  const seen =
    (await server.send(listTopics, {}, { as: bob })).text + (await server.send(listPublicRecentTopics, {})).text
  expect(seen).not.toContain('secret')
})

test('a list goes through every topic once, newest first, 20 a page, also while new ones come', async () => {
  const cat = await server.signedIn('Cat')
  const ids = Array.from({ length: 45 }, (_, i) => `page-${String(i).padStart(2, '0')}`)
  // Some topics have the same creation time, so that the id decides their order.
  for (const [i, id] of ids.entries()) await addTopic(cat, { id, createdAt: 1_000 + Math.floor(i / 4) })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: { items: { id: string }[]; nextCursor: string | null } = await server.ask(
      listTopics,
      { cursor },
      { as: cat },
    )
    expect(items.length).toBeLessThanOrEqual(20)
    seen.push(...items.map((item) => item.id))
    cursor = nextCursor
    await addTopic(cat, { id: `later-${seen.length}`, createdAt: 9_000 })
  }
  expect(seen.filter((id) => id.startsWith('page-'))).toEqual(ids.toReversed())
})

test('a cursor that was tampered with is refused', async () => {
  const ann = await server.signedIn()
  for (const cursor of [
    'x',
    'W10',
    Buffer.from('[1,"a",2]').toString('base64url'),
    `${Buffer.from('[1,"a"]').toString('base64url')}=`,
  ]) {
    const { status, body } = await server.send(listTopics, { cursor }, { as: ann })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
  }
})

test('visitors see what is public and ready, and never who made it or what was typed', async () => {
  const ann = await server.signedIn()
  await addTopic(ann, { id: 'open', visibility: 'public', createdAt: 99_000 })
  await addTopic(ann, { id: 'unready', visibility: 'public', createdAt: 99_001, ready: false })
  const recent = await server.send(listPublicRecentTopics, {})
  expect(recent.body.items.map((item) => item.id)).toEqual(['open'])
  expect(recent.text).not.toContain(ann.uid)
  expect(recent.text).not.toMatch(/ownerId|reuseKey|prompt/)
  expect((await server.send(listRecentTopics, {})).status).toBe(401)
})

test('a topic and all that is told of it say in which language they are', async () => {
  const ann = await server.signedIn()
  await addTopic(ann, { id: 'spanish', title: 'Nudos marineros', language: 'es', visibility: 'public' })
  expect((await server.ask(getTopic, { id: 'spanish' }, { as: ann })).language).toBe('es')
  expect((await server.ask(getLesson, { id: 'lesson-spanish' }, { as: ann })).language).toBe('es')
  expect((await server.ask(getQuiz, { id: 'quiz-lesson-spanish' }, { as: ann })).language).toBe('es')
  expect((await server.ask(searchCatalog, { q: 'nudos' }, { as: ann })).items[0]?.language).toBe('es')
  const listed = (await server.ask(listTopics, { mine: '1' }, { as: ann })).items.find(
    (topic: { id: string }) => topic.id === 'spanish',
  )
  expect(listed?.language).toBe('es')
})

test('every path answers with and without its trailing slash', async () => {
  expect((await server.call('GET', '/info/recent-topics/')).status).toBe(200)
  expect((await server.call('GET', '/info/recent-lessons/')).status).toBe(200)
})

test('an unknown id and an absurd id are answered, not thrown', async () => {
  const ann = await server.signedIn()
  expect((await server.send(getTopic, { id: 'nope' }, { as: ann })).body.message).toBe('Topic not found.')
  expect((await server.send(getTopic, { id: 'x'.repeat(300) }, { as: ann })).status).toBe(400)
  expect((await server.call('GET', "/topics/id/'%20or%201=1--", { as: ann })).status).toBe(404)
})

test('a finished topic is kept as it is sent, and made anew after every change', async () => {
  const ann = await server.signedIn()
  await addTopic(ann, { id: 'kept', visibility: 'public' })
  const read = () => server.ask(getTopic, { id: 'kept' }, { as: ann })
  const first = await read()
  expect(await read()).toEqual(first)
  await updateTopic(server.deps.db, { id: 'kept', title: 'Another title' })
  // The cover depends on the title, so it has changed too.
  expect(await read()).toEqual({ ...first, title: 'Another title', cover: expect.objectContaining({ hue: 'money' }) })
  await updateTopic(server.deps.db, { id: 'kept', visibility: 'private' })
  expect((await server.send(getPublicTopic, { id: 'kept' })).status).toBe(404)
})

test('what an older release has kept under another schema is not sent', async () => {
  const ann = await server.signedIn()
  await addTopic(ann, { id: 'old' })
  const first = await server.ask(getTopic, { id: 'old' }, { as: ann })
  await server.deps.db
    .updateTable('topicDocuments')
    .set({ fingerprint: 'older', json: Buffer.from('{}') })
    .where('topicId', '=', 'old')
    .execute()
  expect(await server.ask(getTopic, { id: 'old' }, { as: ann })).toEqual(first)
})
