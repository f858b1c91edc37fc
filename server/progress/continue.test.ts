import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTopic, markLessonRead, type Topic } from '#contract/catalog.ts'
import { answerPractice, getPractice, startPractice } from '#contract/practice.ts'
import { getContinue, saveLessonPlace } from '#contract/reading.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerTo } from '../testing/learning.ts'
import { nextOf } from './continue.ts'

const server = await startTestApp()
let topic: Topic
beforeAll(async () => {
  const ann = await server.signedIn()
  const socket = await server.connect(ann.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: ann.uid })
  topic = await server.ask(getTopic, { id: (await ready).topicId }, { as: ann })
})
afterAll(() => server.stop())

const continueOf = async (as: TestUser) => (await server.ask(getContinue, {}, { as })).item
const lesson = (index: number) => topic.lessons[index] ?? { id: '', title: '' }
const read = (as: TestUser, index: number) => server.send(markLessonRead, { lessonId: lesson(index).id }, { as })
const open = (as: TestUser, index: number, headingId: string | null = null) =>
  server.send(
    saveLessonPlace,
    { lessonId: lesson(index).id, place: { block: 1, opening: 'All', share: 0.5, headingId } },
    { as },
  )

test('nothing is begun: nothing to go on with', async () => {
  expect(await continueOf(await server.signedIn('Bob'))).toBeNull()
  expect((await server.send(getContinue, {})).status).toBe(401)
})

test('a lesson that was opened is gone on with, at its part', async () => {
  const bob = await server.signedIn('Bob')
  await open(bob, 1, 's-summary')
  const { id, title } = lesson(1)
  expect(await continueOf(bob)).toMatchObject({ kind: 'lesson', id, title, topicId: topic.id, heading: 'Summary' })
  await open(bob, 1, 'no-such-part')
  expect(await continueOf(bob)).toMatchObject({ kind: 'lesson', id, heading: null, lessonsRead: 0, lessonCount: 3 })
})

test('after a lesson comes its quiz, and after what is finished nothing', async () => {
  const bob = await server.signedIn('Bob')
  await open(bob, 0)
  await read(bob, 0)
  const [quiz] = topic.quizzes
  expect(await continueOf(bob)).toMatchObject({ kind: 'quiz', id: quiz?.id, lessonsRead: 1, questionsAnswered: 0 })
  const { db, clock } = server.deps
  const asked = await db
    .selectFrom('quizQuestions')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .select(['quizQuestions.quizId', 'quizQuestions.questionId', 'questions.skillId'])
    .where(
      'quizId',
      'in',
      topic.quizzes.map(({ id }) => id),
    )
    .execute()
  const attempt = { answer: '{}', correct: 1, masteryBefore: 0, masteryAfter: 0, answeredAt: clock() }
  const rest = { source: 'quiz', grade: 3, hints: 0, guess: 0, itemDifficulty: 0, credited: '[]', undone: 0 } as const
  const levels = { levelBefore: 'unseen', levelAfter: 'attempted' } as const
  const rows = asked.map((row, i) => ({
    uid: bob.uid,
    id: `a${i}`,
    ...row,
    ...attempt,
    ...rest,
    ...levels,
    number: i + 1,
  }))
  await db
    .insertInto('attempts')
    .values(rows.filter(({ quizId }) => quizId === quiz?.id))
    .execute()
  expect(await continueOf(bob)).toMatchObject({ kind: 'lesson', id: lesson(1).id })
  await db
    .insertInto('attempts')
    .values(rows.filter(({ quizId }) => quizId !== quiz?.id))
    .execute()
  await read(bob, 1)
  await read(bob, 2)
  expect(await continueOf(bob)).toBeNull()
})

test('what a check has found known is passed over, also where it was opened last', () => {
  const [first = '', second = '', third = ''] = topic.lessons.map(({ id }) => id)
  const place = { lessonId: first, savedAt: 1, block: 0, opening: '', share: 0, headingId: null }
  const progress = { topicId: topic.id, mastery: 0.8, quizzes: [], readLessonIds: [], places: [place] }
  expect(nextOf(topic, { ...progress, knownLessonIds: [first, third] })).toMatchObject({ kind: 'lesson', id: second })
  expect(nextOf(topic, { ...progress, knownLessonIds: [first, second, third] })).toBeNull()
  expect(nextOf(topic, { ...progress, knownLessonIds: [] })).toMatchObject({ kind: 'lesson', id: first })
})

test('a topic that is gone is not gone on with', async () => {
  const bob = await server.signedIn('Bob')
  await open(bob, 0)
  const { db } = server.deps
  await db.updateTable('topics').set({ visibility: 'private' }).where('id', '=', topic.id).execute()
  expect(await continueOf(bob)).toBeNull()
  await db.updateTable('topics').set({ visibility: 'public' }).where('id', '=', topic.id).execute()
})

test('a topic that was only practised, never opened, is not offered; one that was read stays', async () => {
  const bob = await server.signedIn('Bob')
  const practise = async (body: object) => {
    const { id } = await server.ask(startPractice, body, { as: bob })
    const { questions } = await server.ask(getPractice, { id }, { as: bob })
    const questionId = questions[0]?.id ?? ''
    for (const right of [false, true]) {
      const answer = await answerTo(server, questionId, right)
      const given = { practiceId: id, attemptId: crypto.randomUUID(), questionId, answer }
      expect((await server.send(answerPractice, given, { as: bob })).status).toBe(200)
    }
  }
  await practise({ skillIds: ['tie-rope', 'tie-reef'] })
  await practise({})
  expect(await continueOf(bob)).toBeNull()
  await open(bob, 1)
  await practise({})
  expect(await continueOf(bob)).toMatchObject({ kind: 'lesson', id: lesson(1).id })
})
