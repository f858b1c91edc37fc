import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { SENTINEL } from '../testing/library.ts'

const server = await startTestApp()
let ann: TestUser
let quizId: string
let topicId: string

beforeAll(async () => {
  ann = await server.signedIn()
  const socket = await server.connect(ann.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: ann.uid })
  topicId = (await ready).topicId
  quizId = (await server.call('GET', `/topics/id/${topicId}`, { as: ann })).body.quizzes[0].id
})
afterAll(() => server.stop())

const quizOf = async (as = ann) => (await server.call('GET', `/quizzes/id/${quizId}`, { as })).body
const questionOf = async (kind: string) => (await quizOf()).questions.find((q: { kind: string }) => q.kind === kind)
const send = (body: object, as: TestUser | undefined = ann) =>
  server.call('POST', '/quizzes/answer', { ...(as && { as }), body })
const attempt = (questionId: string, answer: object) => ({ attemptId: crypto.randomUUID(), quizId, questionId, answer })

test('a quiz is served without its answer key', async () => {
  const response = await server.call('GET', `/quizzes/id/${quizId}`, { as: ann })
  expect(response.status).toBe(200)
  expect(response.body.questions).toHaveLength(4)
  expect(response.text).not.toContain(SENTINEL)
  expect(response.text).not.toMatch(/"correct"|"why|"answers"/)
})

test('an answer brings the verdict, the key, why for every option, and the new mastery', async () => {
  const question = await questionOf('single')
  const friction = question.options.find((o: { html: string }) => o.html === 'Friction').id
  const { status, body } = await send(attempt(question.id, { kind: 'single', optionId: friction }))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    correct: true,
    key: { optionId: friction },
    mastery: { skill: 'Tie the Rope', before: 0.5 },
  })
  expect(body.mastery.after).toBeGreaterThan(body.mastery.before)
  expect(body.options).toHaveLength(3)
  for (const option of body.options) expect(option.whyHtml).toContain(SENTINEL)
})

test('a wrong typed answer brings its own reason', async () => {
  const { id } = await questionOf('typed')
  const wrong = (await send(attempt(id, { kind: 'typed', text: 'Glue' }))).body
  expect(wrong).toMatchObject({ correct: false, key: { text: SENTINEL } })
  expect(wrong.whyHtml).toContain('No glue is used.')
  expect((await send(attempt(id, { kind: 'typed', text: ' FRICTION. ' }))).body.correct).toBe(true)
})

test('a retry after a lost reply is one attempt, whatever it says', async () => {
  const bob = await server.signedIn('Bob')
  const { id } = await questionOf('typed')
  const body = attempt(id, { kind: 'typed', text: 'friction' })
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(body, bob)))
  const changed = await send({ ...body, answer: { kind: 'typed', text: 'glue' } }, bob)
  for (const reply of [...replies, changed]) expect(reply.body).toEqual(replies[0]?.body)
  const stored = await server.deps.db.selectFrom('attempts').selectAll().where('uid', '=', bob.uid).execute()
  expect(stored).toHaveLength(1)
})

test("two people's answers with the same key are two attempts", async () => {
  const [bob, eve] = [await server.signedIn('Bob'), await server.signedIn('Eve')]
  const { id } = await questionOf('typed')
  const body = attempt(id, { kind: 'typed', text: 'friction' })
  const [one, two] = [await send(body, bob), await send({ ...body, answer: { kind: 'typed', text: 'glue' } }, eve)]
  expect([one.body.correct, two.body.correct]).toEqual([true, false])
})

test('answers that fit no question are refused', async () => {
  const single = await questionOf('single')
  const cases: [object, number, string][] = [
    [attempt(single.id, { kind: 'typed', text: 'x' }), 400, 'This question takes a single answer.'],
    [attempt(single.id, { kind: 'single', optionId: 'zz' }), 400, 'This question has no such option.'],
    [attempt('nope', { kind: 'typed', text: 'x' }), 404, 'Question not found.'],
    [{ ...attempt(single.id, { kind: 'typed', text: 'x' }), quizId: 'nope' }, 404, 'Quiz not found.'],
    [attempt(single.id, { kind: 'typed', text: '   ' }), 400, 'Type an answer.'],
    [{ ...attempt(single.id, { kind: 'typed', text: 'x' }), attemptId: '1' }, 400, 'attemptId'],
  ]
  for (const [body, status, message] of cases) {
    const reply = await send(body)
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringContaining(message)])
  }
})

test('visitors can read the topic, but neither see nor answer its quiz', async () => {
  expect((await server.call('GET', `/info/topics/${topicId}`)).status).toBe(200)
  expect((await server.call('GET', `/quizzes/id/${quizId}`)).body).toEqual({
    code: 'unauthenticated',
    message: 'User is not authenticated.',
  })
  expect((await server.call('POST', '/quizzes/answer', { body: {} })).status).toBe(401)
})

test('reading and answering move the progress of the topic', async () => {
  const bob = await server.signedIn('Bob')
  const progress = async () => (await server.call('GET', `/user/topics/${topicId}/progress`, { as: bob })).body
  expect(await progress()).toMatchObject({ topicId, readLessonIds: [], mastery: null })
  const { lessons } = (await server.call('GET', `/topics/id/${topicId}`, { as: bob })).body
  await server.call('POST', '/lessons/read', { as: bob, body: { lessonId: lessons[0].id } })
  await server.call('POST', '/lessons/read', { as: bob, body: { lessonId: lessons[0].id } })
  const { id } = await questionOf('typed')
  await send(attempt(id, { kind: 'typed', text: 'glue' }), bob)
  await send(attempt(id, { kind: 'typed', text: 'friction' }), bob)
  const after = await progress()
  expect(after.readLessonIds).toEqual([lessons[0].id])
  expect(after.quizzes[0]).toEqual({ quizId, answered: 1, correct: 1, total: 4 })
  expect(after.mastery).toBeCloseTo(0.5 / 3)
})
