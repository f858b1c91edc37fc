import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTopic } from '#contract/catalog.ts'
import { answerQuestion, getQuiz, type Question, takeHint } from '#contract/quizzes.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { SENTINEL, SENTINEL_NUMBER } from '../testing/sentinel.ts'

const server = await startTestApp()
let ann: TestUser
let quizId: string
let lessonId: string
let questions: Question[]

beforeAll(async () => {
  ann = await server.signedIn()
  const socket = await server.connect(ann.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: ann.uid })
  const topic = await server.ask(getTopic, { id: (await ready).topicId }, { as: ann })
  quizId = topic.quizzes[0]?.id ?? ''
  lessonId = topic.lessons[0]?.id ?? ''
  questions = (await server.ask(getQuiz, { id: quizId }, { as: ann })).questions
})
afterAll(() => server.stop())

const idOf = (kind: Question['kind']) => questions.find((question) => question.kind === kind)?.id ?? ''
const attempt = (kind: Question['kind']) => ({ attemptId: crypto.randomUUID(), quizId, questionId: idOf(kind) })
const take = (body: object, as: TestUser | undefined = ann) =>
  server.call('POST', '/quizzes/hint', { ...(as && { as }), body })
const friction = { kind: 'typed' as const, text: 'friction' }
const answer = (body: InputOf<typeof answerQuestion>, as: TestUser) => server.send(answerQuestion, body, { as })
const storedHints = async (uid: string) =>
  (await server.deps.db.selectFrom('attempts').select(['hints', 'grade']).where('uid', '=', uid).execute()).at(-1)

test('the ladder leads from where to look to the worked example', async () => {
  const asked = attempt('typed')
  const hints = []
  for (let i = 0; i < 4; i++) hints.push((await take(asked)).body)
  expect(hints.map(({ step, of }) => [step, of])).toEqual([1, 2, 3, 4].map((step) => [step, 4]))
  expect(hints[0].html).toContain('under “Explanation”')
  expect(hints[0].html).not.toContain('href')
  expect(hints[2].html).toContain('<blockquote>')
  // The third hint quotes the evidence without the key.
  expect(hints[2].html).toContain('holds by … alone')
  expect(hints[3].html).toContain('Lay the left end over the right end.')
  const fifth = await take(asked)
  expect([fifth.status, fifth.body.message]).toEqual([409, 'There are no more hints.'])
})

test('it links to the heading of the lesson where that is among its contents', async () => {
  const { db } = server.deps
  const contents = ['Summary', 'Explanation'].map((text) => ({ id: `s-${text.toLowerCase()}"`, text }))
  const { bodyHash } = await db
    .selectFrom('lessons')
    .select('bodyHash')
    .where('id', '=', lessonId)
    .executeTakeFirstOrThrow()
  const before = await db
    .selectFrom('lessonBodies')
    .selectAll()
    .where('hash', '=', bodyHash ?? '')
    .executeTakeFirstOrThrow()
  const save = (text: string) =>
    db
      .updateTable('lessonBodies')
      .set({ contents: text })
      .where('hash', '=', bodyHash ?? '')
      .execute()
  await save(JSON.stringify(contents))
  const { html } = (await take(attempt('typed'))).body
  expect(html).toContain(`<a href="/lessons/${lessonId}#s-explanation%22">`)
  await save(before.contents)
})

test('no hint before the third carries a key that is typed', async () => {
  for (const kind of ['typed', 'numeric', 'output'] as const) {
    const asked = attempt(kind)
    for (let i = 0; i < 2; i++) {
      const { text } = await take(asked)
      for (const key of [SENTINEL, SENTINEL_NUMBER])
        expect([kind, text]).not.toEqual([kind, expect.stringContaining(key)])
    }
  }
})

test('an answer earns less with each hint, and nothing with the worked example', async () => {
  const earned = []
  for (let hints = 0; hints <= 4; hints++) {
    const bob = await server.signedIn('Bob')
    const asked = attempt('typed')
    for (let i = 0; i < hints; i++) expect((await take(asked, bob)).status).toBe(200)
    const { body } = await answer({ ...asked, answer: friction }, bob)
    expect(body.correct).toBe(true)
    expect(await storedHints(bob.uid)).toEqual({ hints, grade: hints > 0 ? 2 : 3 })
    earned.push(body.mastery.after)
  }
  expect(earned).toEqual(earned.toSorted((a, b) => b - a))
  expect(new Set(earned).size).toBe(5)
})

test('a request that is sent many times counts once, and what was taken can be read again', async () => {
  const bob = await server.signedIn('Bob')
  const asked = attempt('typed')
  const replies = await Promise.all(Array.from({ length: 20 }, () => take({ ...asked, step: 1 }, bob)))
  for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body])
  expect((await take({ ...asked, step: 2 }, bob)).body.step).toBe(2)
  expect((await take({ ...asked, step: 1 }, bob)).body).toEqual(replies[0]?.body)
  await answer({ ...asked, answer: friction }, bob)
  expect(await storedHints(bob.uid)).toMatchObject({ hints: 2 })
})

test("hints count for the attempt they were taken for, and for nobody else's", async () => {
  const [bob, eve] = [await server.signedIn('Bob'), await server.signedIn('Eve')]
  const asked = attempt('typed')
  await take(asked, bob)
  await answer({ ...asked, answer: friction }, eve)
  await answer({ ...attempt('typed'), answer: friction }, bob)
  expect([await storedHints(bob.uid), await storedHints(eve.uid)]).toMatchObject([{ hints: 0 }, { hints: 0 }])
})

test('what cannot be hinted at is refused, and nothing is counted', async () => {
  const bob = await server.signedIn('Bob')
  const done = attempt('typed')
  await answer({ ...done, answer: friction }, bob)
  const begun = attempt('single')
  await take(begun, bob)
  const cases: [object, number, string][] = [
    [done, 409, 'You’ve already answered this question.'],
    [{ ...begun, questionId: idOf('typed') }, 400, 'This attempt belongs to another question.'],
    [{ ...begun, step: 3 }, 400, 'Open the hints in order.'],
    [{ ...begun, step: 5 }, 400, 'step'],
    [{ ...begun, step: 0 }, 400, 'step'],
    [{ ...attempt('single'), attemptId: '1' }, 400, 'attemptId'],
    [{ ...attempt('single'), questionId: 'nope' }, 404, 'Question not found.'],
    [{ ...attempt('single'), quizId: 'nope' }, 404, 'Quiz not found.'],
  ]
  for (const [body, status, message] of cases) {
    const reply = await take(body, bob)
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringContaining(message)])
  }
  const rows = await server.deps.db.selectFrom('hintsTaken').selectAll().where('uid', '=', bob.uid).execute()
  expect(rows).toEqual([{ uid: bob.uid, attemptId: begun.attemptId, quizId, questionId: begun.questionId, taken: 1 }])
  expect((await take(begun, undefined)).status).toBe(200)
  expect((await server.send(takeHint, begun)).status).toBe(401)
})

test("the hints of another's private quiz do not exist", async () => {
  const { db } = server.deps
  const { topicId } = await db
    .selectFrom('quizzes')
    .select('topicId')
    .where('id', '=', quizId)
    .executeTakeFirstOrThrow()
  await db.updateTable('topics').set({ visibility: 'private' }).where('id', '=', topicId).execute()
  const reply = await take(attempt('typed'), await server.signedIn('Bob'))
  expect([reply.status, reply.body.message]).toEqual([404, 'Quiz not found.'])
  await db.updateTable('topics').set({ visibility: 'public' }).where('id', '=', topicId).execute()
})
