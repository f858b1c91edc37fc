import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuestionSource, saveQuestion } from '#contract/editing.ts'
import { listNotices } from '#contract/notices.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { listReports, listTopicReports, sendReport } from '#contract/reports.ts'
import { optionsOf } from '../items/service.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerIt, ownTopic, regraded, withKey } from '../testing/editing.ts'
import { SENTINEL } from '../testing/sentinel.ts'

const server = await startTestApp()
let ann: TestUser
let bob: TestUser
let admin: TestUser

beforeAll(async () => {
  ann = await server.signedIn('Ann')
  bob = await server.signedIn('Bob')
  admin = await server.signedIn('Root', { role: 'admin' })
})
afterAll(() => server.stop())
const post = (path: string, body: object, as: TestUser = ann) => server.call('POST', path, { as, body })
const noticesOf = async (as: TestUser) => (await server.ask(listNotices, {}, { as })).items.map(({ text }) => text)

/** Bob (or `by`) answers a question of Ann's topic and reports it as wrong. */
async function reported({ visibility = 'public' as 'public' | 'private', by = bob, right = false } = {}) {
  const topic = await ownTopic(server, ann, { visibility })
  const question = topic.questionOf('single')
  const { attemptId } = await answerIt(server, by, { quizId: topic.quizId, question, right })
  const body = {
    kind: 'question' as const,
    id: question.id,
    reason: 'wrong' as const,
    detail: 'It is magnets.',
    attemptId,
  }
  const { id } = await server.ask(sendReport, body, { as: by })
  const answered = optionsOf(question.item).find(({ correct }) => !correct)?.text ?? ''
  const mended = withKey(question.item, answered)
  return { ...topic, id: id as string, question, questionId: question.id, answered, mended }
}
const inbox = async (topicId: string, as = ann) => (await server.ask(listTopicReports, { topicId }, { as })).items
const decide = (body: object, as = ann) => post('/reports/decide', body, as)

test('the owner of the topic sees what was said of its questions, with what was answered, and no address', async () => {
  const { id, topicId, questionId, answered } = await reported()
  expect(await inbox(topicId)).toEqual([
    {
      id,
      questionId,
      title: 'What makes this knot hold under load?',
      reason: 'wrong',
      detail: 'It is magnets.',
      answered,
      checked: null,
      reporter: 'Bob',
      createdAt: expect.any(Number),
    },
  ])
  const [forAdmin] = (await server.ask(listReports, {}, { as: admin })).items
  expect(forAdmin).toMatchObject({ id, answered, question: { id: questionId, topicId } })
})

test('upheld with a mended question: whoever answered is graded anew and told, and the reporter is thanked', async () => {
  const { id, topicId, quizId, question, mended } = await reported()
  const carl = await server.signedIn('Carl')
  await answerIt(server, carl, { quizId, question, right: true })
  const dora = await server.signedIn('Dora')
  await answerIt(server, dora, { quizId, question: { ...question, item: mended as never }, right: true })
  const decided = await decide({ id, outcome: 'mended', version: 0, item: mended, sentence: 'Glue it is.' })
  expect(decided).toMatchObject({ status: 200, body: { id, outcome: 'upheld' } })
  await regraded(server)
  expect(await noticesOf(bob)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Thank you for reporting “What makes.*You were right, and we’ve corrected it.*Glue it is\.$/,
      ),
      expect.stringMatching(/was changed after a report\. Your answer now counts as right\.$/),
    ]),
  )
  expect(await noticesOf(carl)).toEqual([expect.stringContaining('now counts as wrong')])
  expect(await noticesOf(dora)).toEqual([expect.stringContaining('now counts as right')])
  expect(await inbox(topicId)).toEqual([])
  expect((await decide({ id, outcome: 'rejected', sentence: 'No.' })).status).toBe(409)
  expect((await decide({ id, outcome: 'mended', version: 1, item: mended })).status).toBe(409)
})

test('whoever answered and is not affected is told that their answer still counts', async () => {
  const { id, quizId, question } = await reported()
  const carl = await server.signedIn('Carl')
  await answerIt(server, carl, { quizId, question, right: true })
  const item = { ...withKey(question.item, 'Friction'), stem: 'What makes this knot hold under any load?' }
  await decide({ id, outcome: 'mended', version: 0, item })
  await regraded(server)
  expect(await noticesOf(carl)).toEqual([expect.stringContaining('still counts as right')])
})

test('upheld by withdrawing: it is asked no more', async () => {
  const { id, topicId, quizId, questionId } = await reported()
  expect((await decide({ id, outcome: 'withdrawn', version: 0 })).status).toBe(200)
  await regraded(server)
  const { questions } = await server.ask(getQuiz, { id: quizId }, { as: bob })
  expect(questions.map((question) => question.id)).not.toContain(questionId)
  expect(await inbox(topicId)).toEqual([])
  expect(await noticesOf(bob)).toEqual(
    expect.arrayContaining([expect.stringContaining('You were right, and we’ve withdrawn it')]),
  )
})

test('rejected with a sentence: nothing changes, and the reporter is told why', async () => {
  const { id, topicId, questionId } = await reported()
  expect(await decide({ id, outcome: 'rejected' })).toMatchObject({
    status: 400,
    body: { message: 'Explain in a sentence why the question is right.' },
  })
  const before = await noticesOf(bob)
  expect((await decide({ id, outcome: 'rejected', sentence: 'Rope is dry.' })).body.outcome).toBe('rejected')
  expect((await noticesOf(bob)).length).toBe(before.length + 1)
  expect((await noticesOf(bob))[0]).toMatch(/The question stays as it is\. Rope is dry\.$/)
  const source = await server.ask(getQuestionSource, { topicId, questionId }, { as: ann })
  expect(source.version).toBe(0)
})

test('what was mended since the report is upheld without mending again; what was not, is not', async () => {
  const { id, topicId, questionId, mended } = await reported()
  expect(await decide({ id, outcome: 'already' })).toMatchObject({ status: 400 })
  await server.send(saveQuestion, { topicId, questionId, version: 0, item: mended }, { as: ann })
  expect((await decide({ id, outcome: 'already' })).body.outcome).toBe('upheld')
})

test('a mend that is stale or has a hard flaw decides nothing', async () => {
  const { id, topicId, questionId, mended } = await reported()
  const flawed = { ...mended, stem: 'Which of these never holds a knot?' }
  expect((await decide({ id, outcome: 'mended', version: 0, item: flawed })).status).toBe(400)
  expect((await decide({ id, outcome: 'mended', version: 0 })).status).toBe(400)
  expect((await decide({ id, outcome: 'mended', item: mended })).status).toBe(400)
  await server.send(saveQuestion, { topicId, questionId, version: 0, item: mended }, { as: ann })
  expect((await decide({ id, outcome: 'mended', version: 0, item: mended })).status).toBe(409)
  expect(await inbox(topicId)).toHaveLength(1)
})

test('who decides: the owner and, of what is public, an administrator; nobody else finds it', async () => {
  const { id, topicId } = await reported()
  const body = { id, outcome: 'rejected', sentence: 'No.' }
  for (const as of [bob, await server.signedIn('Eve')]) {
    const reply = await decide(body, as)
    expect(reply).toMatchObject({ status: 404, body: { message: 'Report not found.' } })
    expect(reply.text).not.toContain(SENTINEL)
    expect((await server.send(listTopicReports, { topicId }, { as })).status).toBe(404)
  }
  expect((await server.call('POST', '/reports/decide', { body })).status).toBe(401)
  expect((await decide({ ...body, id: 'nope' })).status).toBe(404)
  expect((await decide(body, admin)).status).toBe(200)
  const hidden = await reported({ visibility: 'private', by: ann })
  expect((await decide({ ...body, id: hidden.id }, admin)).status).toBe(404)
})

test('an attempt that is somebody else’s, or at another question, is none to speak of', async () => {
  const topic = await ownTopic(server, ann)
  const question = topic.questionOf('single')
  const { attemptId } = await answerIt(server, ann, { quizId: topic.quizId, question, right: true })
  const send = (id: string, as: TestUser) =>
    server.send(sendReport, { kind: 'question', id, reason: 'wrong', attemptId }, { as })
  expect((await send(question.id, bob)).status).toBe(404)
  expect((await send(topic.questionOf('typed').id, ann)).status).toBe(404)
  expect((await send(question.id, ann)).status).toBe(201)
})
