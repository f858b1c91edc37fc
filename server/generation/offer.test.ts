import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTopics } from '#contract/catalog.ts'
import { jobEvents } from '#contract/generation.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { addTopic, type TopicGiven } from '../testing/catalog.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({
    // Like a model, this engine covers every prompt as a separate topic. Its lessons are always about ropes.
    engine: (engine) => ({
      ...engine,
      understand: async (request, signal) => {
        const found = await engine.understand({ ...request, prompt: 'rope' }, signal)
        const { prompt } = request
        return { ...found, canonicalTitle: prompt, reuseName: `prompt:${prompt}`, exact: prompt.startsWith('exactly') }
      },
    }),
  })
})
afterAll(() => server.stop())

type Event = { event: string; payload: { jobId: string; seq: number; id?: string } }

async function listen(user: TestUser) {
  const socket = await server.connect(user.token)
  const events: Event[] = []
  for (const { event } of jobEvents) socket.on(event, (payload) => events.push({ event, payload }))
  const send = (event: string, payload: object) => socket.timeout(30_000).emitWithAck(event, payload)
  const until = async (name: string) => {
    await expect.poll(() => events.map((e) => e.event), { interval: 5 }).toContain(name)
    return events.find((e) => e.event === name)?.payload
  }
  return { events, send, until, names: () => events.map((e) => e.event) }
}

/** Adds a topic named `title` that belongs to another person. */
async function addKnown(title: string, change: Partial<TopicGiven> = {}) {
  const maker = await server.signedIn('Maker')
  const id = crypto.randomUUID()
  await addTopic(server.deps.db, { id, ownerId: maker.uid, visibility: 'public', title, ...change })
  return id
}

async function mineOf(user: TestUser) {
  const { body } = await server.send(listTopics, { mine: '1' }, { as: user })
  return body.items.map((topic) => topic.id)
}

test('a name that is misspelt at its very beginning is still the same name', async () => {
  const topicId = await addKnown('Photosynthesis')
  const ann = await server.signedIn('Ann')
  const { until, send } = await listen(ann)
  const { jobId } = await send('detectTopic', { prompt: 'phtosynthesis', generationOption: 'both', userId: ann.uid })
  expect(await until('nearMatch')).toMatchObject({ jobId, topicId, title: 'Photosynthesis' })
  await send('cancelJob', { jobId })
})

test('a topic of nearly the same name is offered, and the job waits until its person decides', async () => {
  const topicId = await addKnown('Sailing basics')
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { until, send, events, names } = await listen(ann)
  const { jobId } = await send('detectTopic', { prompt: 'learn sailing', generationOption: 'both', userId: ann.uid })
  expect(await until('nearMatch')).toMatchObject({ jobId, topicId, title: 'Sailing basics', waitMs: 15_000 })
  server.worker.wake()
  const stranger = await listen(bob)
  expect((await stranger.send('makeNew', { jobId })).error.code).toBe('not_found')
  expect(names()).not.toContain('topicDetected')

  // If the same prompt is sent again while the job is waiting, the same job is returned.
  expect(await send('detectTopic', { prompt: 'learn sailing', userId: ann.uid })).toEqual({ jobId })
  expect(await send('makeNew', { jobId })).toEqual({ jobId, continued: true })
  expect((await until('topicDetected'))?.id).not.toBe(topicId)
  await until('topicReady')
  expect(await send('makeNew', { jobId })).toEqual({ jobId, continued: false })
  expect(names().filter((name) => name === 'nearMatch')).toHaveLength(1)
  expect(events.map((e) => e.payload.seq)).toEqual(events.map((_, i) => i + 1))
})

test('a client that knows of no offers gets a new topic after fifteen seconds', async () => {
  const topicId = await addKnown('Rowing for beginners')
  const ann = await server.signedIn()
  const { until, send } = await listen(ann)
  await send('detectTopic', { prompt: 'rowing', generationOption: 'both', userId: ann.uid })
  await until('nearMatch')
  server.moveClock(15_001)
  server.worker.wake()
  expect((await until('topicDetected'))?.id).not.toBe(topicId)
  await until('topicReady')
})

test('whoever opens the other topic cancels the job: nothing is made', async () => {
  await addKnown('Paddling')
  const ann = await server.signedIn()
  const { until, send, names } = await listen(ann)
  const { jobId } = await send('detectTopic', { prompt: 'the basics of paddling', userId: ann.uid })
  await until('nearMatch')
  expect(await send('cancelJob', { jobId })).toEqual({ jobId, cancelled: true })
  await until('jobCancelled')
  expect(names()).not.toContain('topicDetected')
  expect((await server.ask(listTopics, { mine: '1' }, { as: ann })).items).toEqual([])
})

test('the offered topic that somebody opens is theirs from then on, and nothing is made', async () => {
  const topicId = await addKnown('Punting')
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { until, send, names } = await listen(ann)
  const { jobId } = await send('detectTopic', { prompt: 'the basics of punting', userId: ann.uid })
  await until('nearMatch')
  const stranger = await listen(bob)
  expect((await stranger.send('openNear', { jobId })).error.code).toBe('not_found')
  expect(await mineOf(ann)).toEqual([])
  expect(await send('openNear', { jobId })).toEqual({ jobId, topicId })
  await until('jobCancelled')
  expect(names()).not.toContain('topicDetected')
  expect(await mineOf(ann)).toEqual([topicId])
  expect(await mineOf(bob)).toEqual([])
  // A job that hasn't offered a topic has nothing to open.
  const other = await send('detectTopic', { prompt: 'exactly oarlocks', userId: ann.uid })
  await until('topicReady')
  expect(await send('openNear', other)).toEqual({ ...other, topicId: null })
})

test('a topic that was there already stands among the topics of everyone whose prompt it answered', async () => {
  const [ann, bob, cat] = [await server.signedIn('Ann'), await server.signedIn('Bob'), await server.signedIn('Cat')]
  const prompt = { prompt: 'exactly tillers', generationOption: 'both' }
  const first = await listen(ann)
  await first.send('detectTopic', { ...prompt, userId: ann.uid })
  const made = (await first.until('topicReady')) as unknown as { topicId: string }
  const second = await listen(bob)
  await second.send('detectTopic', { ...prompt, userId: bob.uid })
  expect((await second.until('topicDetected'))?.id).toBe(made.topicId)
  expect(await mineOf(ann)).toEqual([made.topicId])
  expect(await mineOf(bob)).toEqual([made.topicId])
  expect(await mineOf(cat)).toEqual([])
})

test('the nearest is offered, also by a misspelt name', async () => {
  await addKnown('Navigating coasts and rivers by compass')
  const topicId = await addKnown('Navigating coasts by compass')
  const ann = await server.signedIn()
  const { until, send } = await listen(ann)
  const { jobId } = await send('detectTopic', { prompt: 'navigatting coasts by compass', userId: ann.uid })
  expect(await until('nearMatch')).toMatchObject({ topicId })
  await send('cancelJob', { jobId })
})

test('what the learner has practised is not offered: it is composed anew', async () => {
  const ann = await server.signedIn()
  const topicId = await addKnown('Mooring')
  const known = {
    answered: 1,
    correct: 1,
    ability: 1,
    mastery: 0.7,
    stability: 2,
    difficulty: 5,
    level: 'attempted' as const,
  }
  const times = { refreshedAt: 1, firstAt: 1, lastAt: 1, levelAt: 1 }
  await server.deps.db
    .insertInto('skillMastery')
    .values({ uid: ann.uid, skillId: `skill-${topicId}`, ...known, ...times })
    .execute()
  const { until, send, names } = await listen(ann)
  await send('detectTopic', { prompt: 'the basics of mooring', userId: ann.uid })
  await until('topicReady')
  expect(names()).not.toContain('nearMatch')
})

test.each<[why: string, title: string, prompt: string, change: Partial<TopicGiven>, asked: object]>([
  ['private to somebody else', 'Anchors explained', 'anchors', { visibility: 'private' }, {}],
  ['not finished', 'Buoys explained', 'buoys', { ready: false }, {}],
  ['of another number', 'Knot theory 2', 'knot theory 3', {}, {}],
  ['of another level', 'Hulls explained', 'hulls', { level: 'advanced' }, { level: 'beginner' }],
  ['of quizzes alone', 'Masts explained', 'masts', { generationOption: 'quizzes' }, {}],
  ['where the length was said', 'Oars explained', 'oars', {}, { minutes: 20 }],
  ['where the prompt is a whole name', 'Exactly keels explained', 'exactly keels', {}, {}],
  ['of another thing', 'Sail making', 'sail repair', {}, {}],
])('a topic is not offered: %s', async (_why, title, prompt, change, asked) => {
  await addKnown(title, change)
  const ann = await server.signedIn()
  const { until, send, names } = await listen(ann)
  await send('detectTopic', { prompt, userId: ann.uid, ...asked })
  await until('topicReady')
  expect(names()).not.toContain('nearMatch')
})
