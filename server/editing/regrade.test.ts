import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserNotice } from '#contract/notices.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerIt, formOf, ownTopic, regraded, withKey } from '../testing/editing.ts'

const server = await startTestApp()
let ann: TestUser

beforeAll(async () => {
  ann = await server.signedIn('Ann')
})
afterAll(() => server.stop())

const get = async (path: string, as: TestUser) => (await server.call('GET', path, { as })).body
const post = (path: string, body: object, as: TestUser) => server.call('POST', path, { as, body })
const noticesOf = async (as: TestUser): Promise<UserNotice[]> => (await get('/user/notices', as)).items
const attemptsOf = (uid: string) =>
  server.deps.db.selectFrom('attempts').selectAll().where('uid', '=', uid).orderBy('number').execute()
const masteryOf = async (as: TestUser, topicId: string) => (await get(`/user/topics/${topicId}/progress`, as)).mastery
type Own = Awaited<ReturnType<typeof ownTopic>>
const mend = (topic: Own, { version = 0, right = 'Magnets' } = {}) => {
  const { id: questionId, item } = topic.questionOf('single')
  const body = { topicId: topic.topicId, questionId, version, item: withKey(item, right) }
  return post('/questions/save', body, ann)
}

test('a mended key grades everybody anew who answered there, and nobody else', async () => {
  const [topic, other] = [await ownTopic(server, ann), await ownTopic(server, await server.signedIn('Eve'))]
  const [right, wrong, twice, elsewhere] = await Promise.all(
    ['Right', 'Wrong', 'Twice', 'Elsewhere'].map((name) => server.signedIn(name)),
  )
  if (!right || !wrong || !twice || !elsewhere) throw new Error('Four are needed')
  const question = topic.questionOf('single')
  const magnets = {
    kind: 'single',
    optionId: (question.item as { options: { id: string; text: string }[] }).options.find((o) => o.text === 'Magnets')
      ?.id,
  }
  const answerMagnets = (as: TestUser) =>
    post(
      '/quizzes/answer',
      { attemptId: crypto.randomUUID(), quizId: topic.quizId, questionId: question.id, answer: magnets },
      as,
    )
  await answerIt(server, right, { quizId: topic.quizId, question, right: true })
  await answerMagnets(wrong)
  await answerIt(server, twice, { quizId: topic.quizId, question, right: true })
  await answerMagnets(twice)
  await answerIt(server, elsewhere, { quizId: other.quizId, question, right: true })
  const typed = topic.questionOf('typed')
  await answerIt(server, elsewhere, { quizId: topic.quizId, question: typed, right: true })
  const people = [right, wrong, twice, elsewhere]
  const before = await Promise.all(people.map((one) => masteryOf(one, topic.topicId)))
  const untouched = await attemptsOf(elsewhere.uid)

  expect((await mend(topic)).status).toBe(200)
  await regraded(server)

  const verdicts = await Promise.all(
    people.map(async ({ uid }) => (await attemptsOf(uid)).map(({ correct }) => correct)),
  )
  expect(verdicts).toEqual([[0], [1], [0, 1], [1, 1]])
  expect(await attemptsOf(elsewhere.uid)).toEqual(untouched)
  const after = await Promise.all(people.map((one) => masteryOf(one, topic.topicId)))
  expect(after[0]).toBeLessThan(before[0])
  expect(after[1]).toBeGreaterThan(before[1])
  expect(after[3]).toBeCloseTo(before[3])
  // What is made of the answers is what it would have been had they been graded so at once.
  const scores = (await get(`/user/topics/${topic.topicId}/progress`, twice)).quizzes[0]
  expect(scores).toMatchObject({ answered: 1, correct: 1 })

  expect(await noticesOf(elsewhere)).toEqual([])
  expect(await noticesOf(wrong)).toMatchObject([
    {
      quizId: topic.quizId,
      text: '“What makes this knot hold under load?” in “Reef knot” was changed. Your answer now counts as right.',
    },
  ])
  expect((await noticesOf(right))[0]?.text).toContain('now counts as wrong')
  expect(await noticesOf(twice)).toHaveLength(1)
})

test('the answer of somebody who asks again brings the verdict of the mended key', async () => {
  const topic = await ownTopic(server, ann)
  const bob = await server.signedIn('Bob')
  const question = topic.questionOf('single')
  const { attemptId } = await answerIt(server, bob, { quizId: topic.quizId, question, right: true })
  await mend(topic)
  await regraded(server)
  const answer = { kind: 'single', optionId: 'a' }
  const again = await post('/quizzes/answer', { attemptId, quizId: topic.quizId, questionId: question.id, answer }, bob)
  expect(again.body).toMatchObject({ correct: false, mastery: { before: 0, after: 0 } })
  const [attempt] = await attemptsOf(bob.uid)
  expect(attempt?.correct).toBe(0)
})

test('what was chosen and is no longer there counts for nothing, and is told so', async () => {
  const topic = await ownTopic(server, ann)
  const bob = await server.signedIn('Bob')
  const { id: questionId, item } = topic.questionOf('multiple')
  const { attemptId } = await answerIt(server, bob, {
    quizId: topic.quizId,
    question: { id: questionId, item },
    right: true,
  })
  const form = formOf(item) as { options: { id: string; text: string }[] }
  const options = [
    ...form.options.filter((option) => option.text !== 'More turns'),
    { id: 'e', text: 'Wet fibres that swell', correct: true, why: 'Swollen fibres press harder.' },
  ]
  const saved = await post(
    '/questions/save',
    { topicId: topic.topicId, questionId, version: 0, item: { ...form, options } },
    ann,
  )
  expect(saved.status).toBe(200)
  await regraded(server)
  expect(await masteryOf(bob, topic.topicId)).toBeNull()
  expect((await noticesOf(bob))[0]?.text).toContain('counts for nothing')
  const isChanged = { status: 409, body: { message: expect.stringContaining('was changed after') } }
  const answer = { kind: 'multiple', optionIds: ['a', 'e'] }
  const again = { attemptId, quizId: topic.quizId, questionId, answer }
  expect(await post('/quizzes/answer', again, bob)).toMatchObject(isChanged)
  // What was stored stays under its id: whoever answers once more does so under another.
  expect(await post('/quizzes/answer', again, bob)).toMatchObject(isChanged)
  const anew = { ...again, attemptId: crypto.randomUUID() }
  expect((await post('/quizzes/answer', anew, bob)).status).toBe(200)
})

test('a change of words alone says nothing to anybody; going back grades back', async () => {
  const topic = await ownTopic(server, ann)
  const bob = await server.signedIn('Bob')
  const question = topic.questionOf('single')
  await answerIt(server, bob, { quizId: topic.quizId, question, right: true })
  const before = await masteryOf(bob, topic.topicId)
  const body = { topicId: topic.topicId, questionId: question.id, version: 0 }
  await post(
    '/questions/save',
    { ...body, item: { ...formOf(question.item), stem: 'What makes this knot hold under a load?' } },
    ann,
  )
  await regraded(server)
  expect(await noticesOf(bob)).toEqual([])
  await mend(topic, { version: 1 })
  await regraded(server)
  await post(
    '/versions/bring-back',
    { kind: 'question', topicId: topic.topicId, id: question.id, version: 2, back: 0 },
    ann,
  )
  await regraded(server)
  expect((await attemptsOf(bob.uid))[0]?.correct).toBe(1)
  expect(await masteryOf(bob, topic.topicId)).toBeCloseTo(before)
  expect((await noticesOf(bob)).map(({ text }) => /now counts as (\w+)/.exec(text)?.[1]).sort()).toEqual([
    'right',
    'wrong',
  ])
})

test('open tabs hear of it; a notice is dismissed by whom it is for, and stays away', async () => {
  const topic = await ownTopic(server, ann)
  const [bob, eve] = [await server.signedIn('Bob'), await server.signedIn('Eve')]
  await answerIt(server, bob, { quizId: topic.quizId, question: topic.questionOf('single'), right: true })
  const socket = await server.connect(bob.token)
  const heard = new Promise<{ notice: UserNotice }>((resolve) => socket.once('noticed', resolve))
  await mend(topic)
  const { notice } = await heard
  expect(await noticesOf(bob)).toEqual([notice])
  expect((await post('/user/notices/dismiss', { id: notice.id }, eve)).status).toBe(404)
  expect(await noticesOf(bob)).toHaveLength(1)
  for (let i = 0; i < 2; i++) expect((await post('/user/notices/dismiss', { id: notice.id }, bob)).status).toBe(200)
  expect(await noticesOf(bob)).toEqual([])
  for (const [method, path] of [
    ['GET', '/user/notices'],
    ['POST', '/user/notices/dismiss'],
  ] as const)
    expect((await server.call(method, path, method === 'POST' ? { body: { id: 'x' } } : {})).status).toBe(401)
})

test('answers that come while the key is mended are graded by one key or the other, and in the end by the new one', async () => {
  const topic = await ownTopic(server, ann)
  const question = topic.questionOf('single')
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => server.signedIn(`P${i}`)))
  await Promise.all([
    ...people.map((as) => answerIt(server, as, { quizId: topic.quizId, question, right: true })),
    mend(topic),
  ])
  await regraded(server)
  for (const { uid } of people) expect((await attemptsOf(uid)).map(({ correct }) => correct)).toEqual([0])
})
