import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTopicProgress } from '#contract/catalog.ts'
import type { Diagnosis } from '#contract/diagnosis.ts'
import {
  answerDiagnosis,
  finishDiagnosis,
  getDiagnosis,
  getTopicDiagnosis,
  startDiagnosis,
  undoDiagnosis,
} from '#contract/diagnosis.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'
import { answerTo, makeReefTopic } from '../testing/learning.ts'
import { SENTINEL } from '../testing/sentinel.ts'

const server = await startTestApp()
const { db } = server.deps
let ann: TestUser
let made: Awaited<ReturnType<typeof makeReefTopic>>

beforeAll(async () => {
  ann = await server.signedIn()
  made = await makeReefTopic(server, ann)
})
afterAll(() => server.stop())
const start = (as: TestUser, topicId = made.topicId) => server.send(startDiagnosis, { topicId }, { as })
const open = (as: TestUser, id: string) => server.ask(getDiagnosis, { id }, { as })
async function begin(as: TestUser) {
  const { id } = (await start(as)).body
  return open(as, id)
}
const progressOf = (as: TestUser) => server.ask(getTopicProgress, { topicId: made.topicId }, { as })
const latestOf = (as: TestUser) => server.ask(getTopicDiagnosis, { topicId: made.topicId }, { as })

type How = 'right' | 'wrong' | 'unknown'
async function answer(as: TestUser, now: Diagnosis, how: How, attemptId: string = crypto.randomUUID()) {
  const questionId = now.question?.id ?? ''
  const given = how === 'unknown' ? null : await answerTo(server, questionId, how === 'right')
  return server.send(answerDiagnosis, { diagnosisId: now.id, attemptId, questionId, answer: given }, { as })
}
/** Answers all questions. `how` decides on each answer, depending on the skill. */
async function goThrough(as: TestUser, now: Diagnosis, how: (skill: string) => How): Promise<Diagnosis> {
  let state = now
  while (state.question) state = (await answer(as, state, how(state.question.skill))).body
  return state
}
const attemptsOf = ({ uid }: TestUser) => db.selectFrom('attempts').selectAll().where('uid', '=', uid).execute()
const notFound = (thing: string) => ({ code: 'not_found', message: `${thing} not found.` })

test('a diagnosis begins with a question and without any key', async () => {
  const bob = await server.signedIn('Bob')
  const { id } = (await start(bob)).body
  const { text, body } = await server.send(getDiagnosis, { id }, { as: bob })
  expect(body).toMatchObject({ state: 'asking', answered: 0, atMost: 12, decidedCount: 0, lessonCount: 3, lessons: [] })
  expect(body.question).toMatchObject({ id: expect.any(String), stemHtml: expect.any(String) })
  expect(text).not.toContain(SENTINEL)
})

test('who knows everything is soon known to, and need read nothing', async () => {
  const bob = await server.signedIn('Bob')
  const end = await goThrough(bob, await begin(bob), () => 'right')
  expect(end).toMatchObject({ state: 'done', question: null, decidedCount: 3 })
  expect(end.answered).toBeLessThanOrEqual(6)
  expect(end.lessons.map(({ lessonId, known, undone }) => [lessonId, known, undone])).toEqual(
    made.lessonIds.map((id) => [id, true, false]),
  )
  for (const { sure } of end.lessons) expect(sure).toBeGreaterThan(0.8)
  expect(await progressOf(bob)).toMatchObject({ knownLessonIds: made.lessonIds, readLessonIds: [] })
  expect(await latestOf(bob)).toEqual({ canAsk: true, latest: { id: end.id, state: 'done', knownCount: 3 } })
})

test('what is known and what is not is told apart; the answers feed the model, and no quiz counts as taken', async () => {
  const bob = await server.signedIn('Bob')
  const end = await goThrough(bob, await begin(bob), (skill) => (skill === 'Tie the Reef knot' ? 'unknown' : 'right'))
  expect(end.lessons.map(({ known }) => known)).toEqual([true, true, false])
  const attempts = await attemptsOf(bob)
  expect(new Set(attempts.map(({ source }) => source))).toEqual(new Set(['diagnostic']))
  const unknown = attempts.filter((attempt) => attempt.answer === 'null')
  expect(new Set(unknown.map(({ correct, guess }) => `${correct} ${guess}`))).toEqual(new Set(['0 0']))
  const progress = await progressOf(bob)
  expect(progress.knownLessonIds).toEqual(made.lessonIds.slice(0, 2))
  expect(progress.mastery).toBeGreaterThan(0)
  expect(progress.quizzes.map(({ answered }) => answered)).toEqual([0, 0, 0])
})

test("who knows nothing reads everything; 'I don't know' is enough", async () => {
  const bob = await server.signedIn('Bob')
  const end = await goThrough(bob, await begin(bob), () => 'unknown')
  expect(end.lessons.map(({ known }) => known)).toEqual([false, false, false])
  expect(end.answered).toBeLessThanOrEqual(6)
  expect((await progressOf(bob)).knownLessonIds).toEqual([])
})

test('it is undone and done again, by lesson and whole', async () => {
  const bob = await server.signedIn('Bob')
  const { id } = await goThrough(bob, await begin(bob), () => 'right')
  const known = async () => (await progressOf(bob)).knownLessonIds
  const [rope = '', overhand = '', reef = ''] = made.lessonIds
  const { body } = await server.send(undoDiagnosis, { diagnosisId: id, lessonId: overhand, undone: true }, { as: bob })
  expect(body.lessons.map(({ undone }) => undone)).toEqual([false, true, false])
  expect(await known()).toEqual([rope, reef])
  await server.send(undoDiagnosis, { diagnosisId: id, undone: true }, { as: bob })
  expect(await known()).toEqual([])
  expect((await latestOf(bob)).latest).toMatchObject({ knownCount: 0 })
  await server.send(undoDiagnosis, { diagnosisId: id, undone: false }, { as: bob })
  expect(await known()).toEqual(made.lessonIds)
  expect(
    (await server.send(undoDiagnosis, { diagnosisId: id, lessonId: 'nope', undone: true }, { as: bob })).body,
  ).toEqual(notFound('Lesson'))
})

test('two tabs and a lost reply: each question counts once', async () => {
  const bob = await server.signedIn('Bob')
  const first = await begin(bob)
  expect((await begin(bob)).id).toBe(first.id)
  const attemptId = crypto.randomUUID()
  const replies = await Promise.all([
    ...Array.from({ length: 10 }, () => answer(bob, first, 'right', attemptId)),
    ...Array.from({ length: 10 }, () => answer(bob, first, 'wrong')),
  ])
  for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body])
  expect(replies[0]?.body).toMatchObject({ answered: 1, state: 'asking' })
  expect(await attemptsOf(bob)).toHaveLength(1)
  expect(await open(bob, first.id)).toEqual(replies[0]?.body)
  // An attempt id can't be used for another question.
  const mixedUp = await answer(bob, replies[0]?.body ?? first, 'right', (await attemptsOf(bob))[0]?.id)
  expect([mixedUp.status, mixedUp.body.code]).toEqual([409, 'conflict'])
})

test('it can be left at any time: what is known so far counts, and nothing without an answer', async () => {
  const bob = await server.signedIn('Bob')
  const first = await begin(bob)
  const empty = await server.ask(finishDiagnosis, { diagnosisId: first.id }, { as: bob })
  expect(empty).toMatchObject({ state: 'done', answered: 0, question: null })
  expect(empty.lessons.map(({ known }) => known)).toEqual([false, false, false])
  expect((await answer(bob, first, 'right')).body).toEqual(notFound('Question'))

  const second = await begin(bob)
  expect(second.id).not.toBe(first.id)
  const now = (await answer(bob, second, 'right')).body
  const left = await server.ask(finishDiagnosis, { diagnosisId: second.id }, { as: bob })
  expect(left).toMatchObject({ state: 'done', answered: 1 })
  expect(await server.ask(finishDiagnosis, { diagnosisId: second.id }, { as: bob })).toEqual(left)
  if (now.question) expect((await answer(bob, now, 'right')).body).toEqual(notFound('Question'))
})

test('a new diagnosis replaces the last one when it ends, and asks what was not seen', async () => {
  const bob = await server.signedIn('Bob')
  await goThrough(bob, await begin(bob), () => 'right')
  const again = await begin(bob)
  expect((await progressOf(bob)).knownLessonIds).toEqual(made.lessonIds)
  const seen = new Set((await attemptsOf(bob)).map(({ questionId }) => questionId))
  expect(seen.has(again.question?.id ?? '')).toBe(false)
  await goThrough(bob, again, () => 'unknown')
  expect((await progressOf(bob)).knownLessonIds).toEqual([])
})

test('a question that is gone is replaced by another', async () => {
  const bob = await server.signedIn('Bob')
  const { id, question } = await begin(bob)
  const gone = await db
    .selectFrom('quizQuestions')
    .selectAll()
    .where('questionId', '=', question?.id ?? '')
    .execute()
  await db
    .deleteFrom('quizQuestions')
    .where('questionId', '=', question?.id ?? '')
    .execute()
  const now = await open(bob, id)
  expect([now.state, now.question?.id === question?.id]).toEqual(['asking', false])
  await db.insertInto('quizQuestions').values(gone).execute()
})

test("somebody else's diagnosis is not found, nor a topic that they may not read", async () => {
  const [bob, eve] = [await server.signedIn('Bob'), await server.signedIn('Eve')]
  const now = await begin(bob)
  const replies = [
    await server.send(getDiagnosis, { id: now.id }, { as: eve }),
    await answer(eve, now, 'right'),
    await server.send(finishDiagnosis, { diagnosisId: now.id }, { as: eve }),
    await server.send(undoDiagnosis, { diagnosisId: now.id, undone: true }, { as: eve }),
  ]
  for (const { status, body } of replies) expect([status, body]).toEqual([404, notFound('Check')])
  await addTopic(db, { id: 'anns', ownerId: ann.uid })
  expect((await start(eve, 'anns')).body).toEqual(notFound('Topic'))
  expect((await server.send(getTopicDiagnosis, { topicId: 'anns' }, { as: eve })).body).toEqual(notFound('Topic'))
  expect((await start(ann, 'anns')).body).toEqual({
    code: 'not_covered',
    message: 'There are no questions on this topic yet.',
  })
  expect(await server.ask(getTopicDiagnosis, { topicId: 'anns' }, { as: ann })).toEqual({
    canAsk: false,
    latest: null,
  })
  expect((await server.send(startDiagnosis, { topicId: made.topicId })).status).toBe(401)
})

test('a stored I-don’t-know is no verdict for a quiz', async () => {
  const bob = await server.signedIn('Bob')
  const now = await begin(bob)
  const attemptId = crypto.randomUUID()
  await answer(bob, now, 'unknown', attemptId)
  const questionId = now.question?.id ?? ''
  const body = { attemptId, quizId: made.quizIds[0], questionId, answer: await answerTo(server, questionId) }
  expect((await server.call('POST', '/quizzes/answer', { as: bob, body })).status).toBe(409)
})
