import { afterAll, expect, test } from 'vitest'
import { getTopic, listTopics } from '#contract/catalog.ts'
import { jobEvents } from '#contract/generation.ts'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import { rightAnswer } from '../testing/answers.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { LEASE_MS } from './steps.ts'
import { startWorker } from './worker.ts'

const server = await startTestApp()
afterAll(() => server.stop())

type Event = { event: string; payload: Record<string, never> & { jobId: string; seq: number } }

/** Opens a socket that records all events from the server. */
async function listen(user: TestUser, on = server) {
  const socket = await on.connect(user.token)
  const events: Event[] = []
  for (const { event } of jobEvents) socket.on(event, (payload) => events.push({ event, payload }))
  const until = async (name: string) => {
    await expect.poll(() => events.map((e) => e.event), { interval: 5 }).toContain(name)
    return events.find((e) => e.event === name)?.payload as Record<string, unknown> & { jobId: string; seq: number }
  }
  const ask = (payload: object) => socket.timeout(30_000).emitWithAck('detectTopic', payload)
  return { socket, events, until, ask }
}

const topicOf = (id: unknown, as: TestUser) => server.ask(getTopic, { id: String(id) }, { as })

test('a prompt becomes a topic with its prerequisites, quizzes and reasons', async () => {
  const ann = await server.signedIn()
  const { events, until, ask } = await listen(ann)
  const { jobId } = await ask({ prompt: '  Reef knot ', generationOption: 'both', userId: ann.uid })
  const { id } = await until('topicDetected')
  await until('topicReady')

  expect(events.map((e) => e.event)).toEqual(
    expect.arrayContaining(['topicProgress', 'outlineReady', 'lessonReady', 'quizReady']),
  )
  expect(events.every((e) => e.payload.jobId === jobId)).toBe(true)
  expect(events.map((e) => e.payload.seq)).toEqual(events.map((_, index) => index + 1))

  const topic = await topicOf(id, ann)
  expect(topic).toMatchObject({
    title: 'Reef knot',
    state: 'ready',
    origin: 'library',
    visibility: 'public',
    minutes: 30,
  })
  expect(topic.lessons.map((l) => [l.title, l.state])).toEqual([
    ['Rope', 'ready'],
    ['Overhand knot', 'ready'],
    ['Reef knot', 'ready'],
  ])
  expect(topic.lessons[1]?.reason).toBe('“Reef knot” builds on it.')
  expect(topic.lessons[1]?.prerequisiteLessonIds).toEqual([topic.lessons[0]?.id])
  expect(topic.quizzes).toHaveLength(3)
  expect(topic.checks.length).toBeGreaterThan(0)
})

const knots = { kind: 'subject', id: 'knots', title: 'Knots', about: '', prompt: 'Knots' }

test.each([
  [
    'of which it covers nothing',
    'how to bake bread',
    'not_covered',
    'We don’t have anything on “how to bake bread” yet. Choose a subject from the library instead.',
    [knots],
  ],
  [
    'of which it covers a part',
    'history of rope bridges in Peru',
    'choose',
    'We couldn’t find anything on exactly “history of rope bridges in Peru”, but these come close. Choose one.',
    [
      { kind: 'unit', id: 'knots/rope', title: 'Rope', about: 'Knots', prompt: 'Rope' },
      { kind: 'pathway', id: 'knots-that-hold', title: 'Knots that hold', about: 'Knots', prompt: 'Knots that hold' },
    ],
  ],
  [
    'that stands for several things',
    'learn seamanship',
    'choose',
    '“learn seamanship” covers a lot. Choose where to start.',
    [
      knots,
      { kind: 'unit', id: 'knots/whipping', title: 'Whipping', about: 'Knots', prompt: 'Whipping' },
      { kind: 'pathway', id: 'knots-that-hold', title: 'Knots that hold', about: 'Knots', prompt: 'Knots that hold' },
    ],
  ],
])('a prompt %s opens no topic: %s', async (_, prompt, code, message, offers) => {
  const bob = await server.signedIn('Bob')
  const { until, ask, events } = await listen(bob)
  await ask({ prompt, generationOption: 'both', userId: bob.uid })
  expect(await until('topicDetectionError')).toMatchObject({ code, message, offers })
  expect(events.map((e) => e.event)).not.toContain('topicDetected')
})

test('what was offered is opened by its own prompt', async () => {
  const bob = await server.signedIn('Bob')
  const { until, ask } = await listen(bob)
  await ask({ prompt: 'seamanship', userId: bob.uid })
  const { offers } = (await until('topicDetectionError')) as unknown as { offers: { prompt: string; title: string }[] }
  await ask({ prompt: offers[1]?.prompt, userId: bob.uid })
  expect(await until('topicDetected')).toMatchObject({ title: 'Whipping' })
})

test.each([
  [{ prompt: '   ', generationOption: 'both' }, 'Prompt cannot be empty.'],
  [{ prompt: 'x'.repeat(501), generationOption: 'both' }, 'Shorten the prompt to 500 characters or fewer.'],
  [{ prompt: 'reef', generationOption: 'poems' }, 'A topic can have lessons, quizzes or both.'],
  [{ prompt: 'reef', generationOption: 'both', userId: 'somebody-else' }, 'User is not authenticated.'],
  [{ prompt: 'reef', minutes: -1 }, 'Choose a length between 5 and 600 minutes.'],
  [{ generationOption: 'both' }, 'prompt is missing.'],
  ['nonsense', 'The request must be an object.'],
])('%j is refused with topicDetectionError', async (payload, message) => {
  const { until, socket } = await listen(await server.signedIn())
  const { error } = await socket.timeout(30_000).emitWithAck('detectTopic', payload)
  expect(error.message).toMatch(message)
  expect(await until('topicDetectionError')).toMatchObject({ jobId: null, message: error.message })
})

test('a prompt of one character is a prompt', async () => {
  const ann = await server.signedIn()
  const { until, ask } = await listen(ann)
  await ask({ prompt: 'R', userId: ann.uid })
  expect(await until('topicDetectionError')).toMatchObject({ code: 'not_covered' })
})

test('a socket without a good token, or of a foreign page, is refused', async () => {
  await expect(server.connect('')).rejects.toThrow('User is not authenticated.')
  await expect(server.connect('a.b.c')).rejects.toThrow('User is not authenticated.')
  const { token } = await server.signedIn()
  await expect(server.connect(token, { extraHeaders: { origin: 'https://evil.example' } })).rejects.toThrow()
})

test('the option decides what is listed', async () => {
  const ann = await server.signedIn()
  for (const [generationOption, lessons, quizzes] of [
    ['lessons', 3, 0],
    ['quizzes', 0, 3],
  ] as const) {
    const { until, ask, socket } = await listen(ann)
    await ask({ prompt: 'reef knot', generationOption, userId: ann.uid })
    const topic = await topicOf((await until('topicReady')).topicId, ann)
    expect([topic.lessons.length, topic.quizzes.length]).toEqual([lessons, quizzes])
    expect([topic.lessonCount, topic.quizCount]).toEqual([lessons, quizzes])
    socket.disconnect()
  }
})

test('level and minutes fit the topic', async () => {
  const ann = await server.signedIn()
  const { until, ask } = await listen(ann)
  await ask({ prompt: 'bowline', userId: ann.uid, minutes: 20 })
  const topic = await topicOf((await until('topicReady')).topicId, ann)
  expect(topic.lessons.map((l) => l.title)).toEqual(['Reef knot', 'Bowline'])
  expect(topic.assumed).toEqual(['Rope', 'Overhand knot'])
})

test('the same request again opens the same topic, also in other words and for another person', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const first = await listen(ann)
  await first.ask({ prompt: 'Overhand knot', userId: ann.uid })
  const { topicId } = await first.until('topicReady')
  const second = await listen(bob)
  await second.ask({ prompt: 'teach me the thumb knot, please', userId: bob.uid })
  expect(await second.until('topicDetected')).toMatchObject({ id: topicId })
})

test('requests that lead to the same lessons open the same topic, whatever length and words they name', async () => {
  const [ann, eve] = [await server.signedIn('Ann'), await server.signedIn('Eve')]
  const first = await listen(ann)
  await first.ask({ prompt: 'bowline', generationOption: 'quizzes', userId: ann.uid, minutes: 20 })
  const { topicId } = await first.until('topicReady')
  for (const minutes of [21, 22, 24]) {
    const other = await listen(eve)
    await other.ask({ prompt: 'Bowline', generationOption: 'quizzes', userId: eve.uid, minutes })
    expect(await other.until('topicDetected')).toMatchObject({ id: topicId })
    other.socket.disconnect()
  }
  const made = await server.deps.db.selectFrom('topics').select('id').where('ownerId', '=', eve.uid).execute()
  expect(made).toEqual([])
})

test('whoever has had very many new topics of the library in a day waits for the next, and opens what is there', async () => {
  const ann = await server.signedIn('Ann')
  const now = Date.now()
  await server.deps.db.insertInto('tries').values({ kind: 'compose', key: ann.uid, tries: 49, since: now }).execute()
  const last = await listen(ann)
  await last.ask({ prompt: 'overhand knot', generationOption: 'lessons', userId: ann.uid })
  const { topicId } = await last.until('topicReady')
  const refused = await listen(ann)
  await refused.ask({ prompt: 'overhand knot', generationOption: 'quizzes', userId: ann.uid })
  expect(await refused.until('topicDetectionError')).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('50 new topics in one day'),
  })
  const again = await listen(ann)
  await again.ask({ prompt: 'overhand knot', generationOption: 'lessons', userId: ann.uid })
  expect(await again.until('topicDetected')).toMatchObject({ id: topicId })
})

test('what was practised is composed anew, without what was mastered', async () => {
  const ann = await server.signedIn()
  const first = await listen(ann)
  await first.ask({ prompt: 'bowline', userId: ann.uid })
  const { topicId } = await first.until('topicReady')
  const topic = await topicOf(topicId, ann)
  const ropeQuiz = topic.quizzes[0]?.id ?? ''
  const { questions } = await server.ask(getQuiz, { id: ropeQuiz }, { as: ann })
  const rows = await server.deps.db.selectFrom('questions').select(['id', 'item']).execute()
  for (const question of questions) {
    const answer = rightAnswer(JSON.parse(rows.find((row) => row.id === question.id)?.item ?? ''))
    const body = { attemptId: crypto.randomUUID(), quizId: ropeQuiz, questionId: question.id, answer }
    expect((await server.ask(answerQuestion, body, { as: ann })).correct).toBe(true)
  }
  const second = await listen(ann)
  await second.ask({ prompt: 'bowline', userId: ann.uid })
  const again = await topicOf((await second.until('topicReady')).topicId, ann)
  expect(again.id).not.toBe(topicId)
  expect(again.lessons.map((l) => l.title)).toEqual(['Overhand knot', 'Reef knot', 'Bowline'])
  expect(again.assumed).toEqual(['Rope (you know this)'])
})

test('events are replayed from a number, to their owner only', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const first = await listen(ann)
  const { jobId } = await first.ask({ prompt: 'reef knot', level: 'advanced', userId: ann.uid })
  await first.until('topicReady')
  const again = await listen(ann)
  await again.socket.timeout(30_000).emitWithAck('resumeJob', { jobId, seq: 3 })
  await again.until('topicReady')
  expect(again.events).toEqual(first.events.filter((e) => e.payload.seq > 3))
  const stranger = await listen(bob)
  const refused = await stranger.socket.timeout(30_000).emitWithAck('resumeJob', { jobId, seq: 0 })
  expect(refused.error).toEqual({ code: 'not_found', message: 'Job not found.' })
  expect(stranger.events).toEqual([])
})

/** Starts an app whose engine blocks at its first lesson until it is released. */
async function startHeldApp() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls: string[] = []
  const app = await startTestApp({
    engine: (engine) => ({
      ...engine,
      async writeLesson(input, signal) {
        calls.push(input.lesson.key)
        await Promise.race([
          held,
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        ])
        return engine.writeLesson(input, signal)
      },
    }),
  })
  return { app, release, calls }
}

test('a topic can be opened from its outline on, and by nobody else before it is ready', async () => {
  const { app, release } = await startHeldApp()
  const [ann, bob] = [await app.signedIn('Ann'), await app.signedIn('Bob')]
  const { until, ask } = await listen(ann, app)
  await ask({ prompt: 'reef knot', userId: ann.uid })
  const { id } = await until('topicDetected')
  const topic = await app.ask(getTopic, { id: String(id) }, { as: ann })
  expect(topic).toMatchObject({
    state: 'writing',
    lessons: [{ state: 'writing' }, { state: 'writing' }, { state: 'writing' }],
  })
  expect((await app.ask(listTopics, {}, { as: bob })).items).toEqual([])
  release()
  await until('topicReady')
  await app.stop()
})

test('asking twice while the first is under way is one job', async () => {
  const { app, release } = await startHeldApp()
  const ann = await app.signedIn()
  const { until, ask } = await listen(ann, app)
  const [one, two] = await Promise.all([1, 2].map(() => ask({ prompt: 'reef knot', userId: ann.uid })))
  expect(one.jobId).toBe(two.jobId)
  release()
  await until('topicReady')
  await app.stop()
})

test('cancelling stops the calls in flight and removes what was begun', async () => {
  const { app, calls } = await startHeldApp()
  const [ann, bob] = [await app.signedIn('Ann'), await app.signedIn('Bob')]
  const { until, ask, socket } = await listen(ann, app)
  const { jobId } = await ask({ prompt: 'reef knot', userId: ann.uid })
  const { id } = await until('topicDetected')
  await expect.poll(() => calls.length).toBe(3)
  const stranger = await app.connect(bob.token)
  expect((await stranger.timeout(30_000).emitWithAck('cancelJob', { jobId })).error.code).toBe('not_found')
  expect(await socket.timeout(30_000).emitWithAck('cancelJob', { jobId })).toEqual({ jobId, cancelled: true })
  await until('jobCancelled')
  expect((await app.send(getTopic, { id: String(id) }, { as: ann })).status).toBe(404)
  expect(await socket.timeout(30_000).emitWithAck('cancelJob', { jobId })).toEqual({ jobId, cancelled: false })
  await app.stop()
})

test('another worker takes over an expired lease, and the first may write nothing more', async () => {
  const { app, release, calls } = await startHeldApp()
  const ann = await app.signedIn()
  const { until, ask, events } = await listen(ann, app)
  await ask({ prompt: 'reef knot', userId: ann.uid })
  await expect.poll(() => calls.length).toBe(3)
  // The second worker's clock is ahead, so the lease of the first one seems to have expired.
  const ahead = { ...app.deps, clock: () => Date.now() + LEASE_MS * 2 }
  const { createCurriculumEngine } = await import('./curriculum/engine.ts')
  const other = startWorker(ahead, createCurriculumEngine(app.deps.library))
  await until('topicReady')
  release()
  await other.stop()
  await app.worker.stop()
  expect(events.filter((e) => e.event === 'lessonReady')).toHaveLength(3)
  expect(events.filter((e) => e.event === 'topicReady')).toHaveLength(1)
  await app.stop()
})

test('an engine that fails ends the job with a clear error and keeps what was finished', async () => {
  const app = await startTestApp({
    engine: (engine) => ({
      ...engine,
      writeLesson: async (input, signal) => {
        if (input.lesson.key === 'knots/reef') throw new Error('out of ink')
        return engine.writeLesson(input, signal)
      },
    }),
  })
  const ann = await app.signedIn()
  const { until, ask } = await listen(ann, app)
  await ask({ prompt: 'reef knot', userId: ann.uid })
  const { id } = await until('topicDetected')
  expect(await until('topicDetectionError')).toMatchObject({
    code: 'internal',
    message: expect.stringContaining('An unexpected error occurred.'),
  })
  const topic = await app.ask(getTopic, { id: String(id) }, { as: ann })
  expect(topic.state).toBe('failed')
  expect(topic.lessons.at(-1)?.state).toBe('failed')
  await app.stop()
})
