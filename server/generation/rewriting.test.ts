import { afterEach, expect, test } from 'vitest'
import { getLesson, getTopic, getTopicProgress, markLessonRead } from '#contract/catalog.ts'
import {
  bringBack,
  getTopicSource,
  listVersions,
  saveLesson,
  saveQuestion,
  withdrawQuestion,
} from '#contract/editing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getTopicMastery } from '#contract/mastery.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import { getRewriting, REWRITES_A_DAY, type Rewriting, rewriteLesson, rewriteQuiz } from '#contract/rewriting.ts'
import { anyAnswer } from '../testing/answers.ts'
import type { TestApp, TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { formOf } from '../testing/editing.ts'
import { listen, startModelApp } from '../testing/modelApp.ts'
import { lessonOf, lessonText, questionsOf, stepOf } from '../testing/modelDouble.ts'
import type { Asked, Reaction } from '../testing/modelServer.ts'

let running: Awaited<ReturnType<typeof startModelApp>> | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const isAbout = (step: ReturnType<typeof stepOf>, place: number) => (asked: Asked) =>
  stepOf(asked) === step && lessonOf(asked) === place
const NEW_WORDS = 'Nobody wrote this sentence before'

/** Signs Ann in and creates a topic for her. Afterwards, `trouble.now` decides on the model's replies. */
async function annWithTopic(
  own: Parameters<typeof startModelApp>[1] = {},
  first?: (asked: Asked) => Reaction | undefined,
) {
  const trouble: { now: ((asked: Asked) => Reaction | Promise<Reaction> | undefined) | undefined } = { now: first }
  running = await startModelApp((asked) => trouble.now?.(asked), own)
  const { app, model } = running
  const ann = await app.signedIn()
  const heard = await listen(app, ann)
  const { topicId } = await heard.ask()
  const get = <E extends Endpoint>(endpoint: E, input: InputOf<E>, as: TestUser = ann) =>
    app.ask(endpoint, input, { as })
  const post = <E extends Endpoint>(endpoint: E, input: InputOf<E>, as: TestUser = ann) =>
    app.send(endpoint, input, { as })
  const topic = await get(getTopic, { id: topicId })
  const lessonId = topic.lessons[1]?.id ?? ''
  const rewriting = () => get(getRewriting, { topicId })
  /** Requests a rewrite and waits until it has ended. */
  async function rewrite(endpoint: typeof rewriteLesson | typeof rewriteQuiz, more: { overEdits?: boolean } = {}) {
    const ended = heard.next('lessonRewritten', 'lessonFailed')
    const reply = await post(endpoint, { topicId, lessonId, ...more })
    return { reply, ended: reply.status === 200 ? await ended : undefined }
  }
  return { app, model, ann, heard, topicId, topic, lessonId, trouble, get, post, rewriting, rewrite }
}

const anew = (asked: Asked) =>
  isAbout('lesson', 1)(asked)
    ? { text: lessonText('The cross').replace('It gives a fabric', `${NEW_WORDS}. It gives a fabric`) }
    : undefined
function firstOf({ questions }: Quiz) {
  const [question] = questions
  if (!question) throw new Error('The quiz asks nothing.')
  return question
}
const lessonIn = ({ lessons }: Rewriting, id: string) => lessons.find(({ lessonId }) => lessonId === id)
const jobs = (app: TestApp) => app.deps.db.selectFrom('jobs').selectAll().where('kind', '!=', 'topic').execute()

test('a lesson that failed says why to its owner, and is written again with its questions', async () => {
  const gone = (asked: Asked) => (isAbout('lesson', 1)(asked) ? { status: 400, message: 'No.' } : undefined)
  const { app, topicId, lessonId, trouble, get, rewriting, rewrite, heard, post } = await annWithTopic(
    { topicsADay: { none: 1, paid: 1 } },
    gone,
  )
  expect((await get(getTopic, { id: topicId })).lessons[1]?.state).toBe('failed')
  const message = heard.named('lessonFailed')[0]?.payload.message
  expect(lessonIn(await rewriting(), lessonId)).toMatchObject({ failure: { part: 'lesson', message }, isReady: false })

  const again = await rewrite(rewriteLesson)
  expect(again.ended).toMatchObject({ event: 'lessonFailed', payload: { lessonId, topicId } })
  expect((await get(getLesson, { id: lessonId })).state).toBe('failed')
  expect(lessonIn(await rewriting(), lessonId)?.failure?.message).toBe(message)

  trouble.now = undefined
  const { ended } = await rewrite(rewriteLesson)
  expect(ended).toMatchObject({ event: 'lessonRewritten', payload: { lessonId, part: 'lesson' } })
  const lesson = await get(getLesson, { id: lessonId })
  expect(lesson).toMatchObject({ state: 'ready', quizId: expect.any(String) })
  const topic = await get(getTopic, { id: topicId })
  expect(topic).toMatchObject({ state: 'ready', quizCount: 3 })
  expect(lessonIn(await rewriting(), lessonId)).toMatchObject({ failure: null, underWay: null, isReady: true })

  const bob = await app.signedIn('Bob')
  expect((await app.send(getRewriting, { topicId }, { as: bob })).status).toBe(404)
  expect((await post(rewriteLesson, { topicId, lessonId }, bob)).status).toBe(404)
  expect((await post(rewriteQuiz, { topicId, lessonId }, bob)).status).toBe(404)
})

test('the code samples of a lesson written anew are run, and the topic says so', async () => {
  const { topicId, trouble, get, rewrite } = await annWithTopic()
  const sample = '```python\nprint(8 * 2)\n```\n\n```output\n18\n```\n\n### How many'
  trouble.now = (asked) =>
    isAbout('lesson', 1)(asked) ? { text: lessonText('The cross').replace('### How many', sample) } : undefined
  expect((await rewrite(rewriteLesson)).ended?.event).toBe('lessonRewritten')
  const told = async () => (await get(getTopic, { id: topicId })).checks.filter((check) => check.includes('sample'))
  expect(await told()).toEqual([
    '“The cross” was written again. Of its code samples, 1 could be run, 1 had a wrong output that was corrected, and 0 didn’t run as the lesson said and were left out.',
  ])
  trouble.now = anew
  expect((await rewrite(rewriteLesson)).ended?.event).toBe('lessonRewritten')
  expect(await told()).toEqual([])
})

test('the numbers of a lesson written anew are recomputed, and the topic says so', async () => {
  const { topicId, trouble, get, rewrite } = await annWithTopic()
  const quote = 'Sixteen pairs are 2 times 8, and 16 pairs have 32 bobbins.'
  trouble.now = (asked) => {
    if (isAbout('lesson', 1)(asked))
      return { text: lessonText('The cross').replace('### How many', `${quote}\n\n### How many`) }
    if (stepOf(asked) !== 'numbers') return undefined
    return { text: JSON.stringify({ results: [{ quote, stated: '32', code: '2 * 8 * 2' }] }) }
  }
  expect((await rewrite(rewriteLesson)).ended?.event).toBe('lessonRewritten')
  const { checks } = await get(getTopic, { id: topicId })
  expect(checks.filter((check) => check.startsWith('“The cross” was written again.'))).toEqual([
    '“The cross” was written again. A program recomputed 1 of its numbers, and 0 of its places changed because of it.',
  ])
})

test('a quiz that failed is written again alone', async () => {
  const { rewrite, rewriting, lessonId, trouble, get, model } = await annWithTopic({}, (asked) =>
    isAbout('questions', 1)(asked) ? { status: 400 } : undefined,
  )
  expect(lessonIn(await rewriting(), lessonId)).toMatchObject({ failure: { part: 'quiz' }, isReady: true })
  trouble.now = undefined
  const before = model.calls.length
  expect((await rewrite(rewriteQuiz)).ended?.event).toBe('lessonRewritten')
  expect(model.calls.slice(before).map(stepOf)).toEqual(['questions', 'edit', 'solve', 'solve', 'proofread'])
  expect((await get(getLesson, { id: lessonId })).quizId).not.toBeNull()
})

test('a lesson written anew keeps its ids, everybody’s progress, and its old text among its versions', async () => {
  const { app, ann, topicId, topic, lessonId, trouble, get, post, rewrite } = await annWithTopic()
  const quizId = topic.quizzes[1]?.id ?? ''
  const quiz = await get(getQuiz, { id: quizId })
  await post(markLessonRead, { lessonId })
  const question = firstOf(quiz)
  const answer = { attemptId: crypto.randomUUID(), quizId, questionId: question.id, answer: anyAnswer(question) }
  expect((await post(answerQuestion, answer)).status).toBe(200)
  const skills = async () =>
    (await get(getTopicMastery, { topicId })).skills.map(({ skillId, answered, level }: Record<string, unknown>) => [
      skillId,
      answered,
      level,
    ])
  const before = await skills()
  expect(before.filter(([, answered]: unknown[]) => answered === 1)).toHaveLength(1)

  trouble.now = anew
  expect((await rewrite(rewriteLesson)).ended?.event).toBe('lessonRewritten')
  expect((await get(getLesson, { id: lessonId })).html).toContain(NEW_WORDS)
  const now = await get(getQuiz, { id: quizId })
  expect(now.questions).toHaveLength(4)
  expect(now.questions.map(({ id }) => id)).not.toContain(question.id)

  expect((await get(getTopicProgress, { topicId })).readLessonIds).toEqual([lessonId])
  expect(await skills()).toEqual(before)
  const attempts = await app.deps.db.selectFrom('attempts').selectAll().where('uid', '=', ann.uid).execute()
  expect(attempts).toMatchObject([{ id: answer.attemptId, questionId: question.id, quizId, voided: 0 }])

  const { items } = await get(listVersions, { kind: 'lesson', topicId, id: lessonId })
  expect(items.map(({ source, current }: Record<string, unknown>) => [source, current])).toEqual([
    ['model', true],
    ['original', false],
  ])
  expect((await get(getTopic, { id: topicId })).checks.join(' ')).not.toContain('by hand')
  await post(bringBack, { kind: 'lesson', topicId, id: lessonId, version: 1, back: 0 })
  expect((await get(getLesson, { id: lessonId })).html).not.toContain(NEW_WORDS)
})

test('what a hand has written is replaced only where that is asked for, and never what is saved meanwhile', async () => {
  const { topicId, lessonId, trouble, get, post, rewrite, rewriting } = await annWithTopic()
  const byHand = (version: number, more: string) =>
    post(saveLesson, {
      id: lessonId,
      version,
      title: 'Mine',
      summary: '',
      markdown: `${lessonText('Mine')} ${more}`,
    })
  expect((await byHand(0, 'First.')).status).toBe(200)
  expect(lessonIn(await rewriting(), lessonId)?.byHand).toBe(true)
  trouble.now = anew
  expect((await rewrite(rewriteLesson)).reply.status).toBe(409)
  expect((await get(getLesson, { id: lessonId })).html).toContain('First.')

  expect((await rewrite(rewriteLesson, { overEdits: true })).ended?.event).toBe('lessonRewritten')
  expect(await get(getLesson, { id: lessonId })).toMatchObject({
    title: 'Mine',
    html: expect.stringContaining(NEW_WORDS),
  })
  expect(lessonIn(await rewriting(), lessonId)?.byHand).toBe(false)

  // If somebody saves an edit while the model is writing, the edit remains current, and the model's text is stored as
  // another version.
  trouble.now = async (asked) => {
    const reaction = anew(asked)
    if (reaction) await byHand(2, 'In between.')
    return reaction ?? { text: '{}' }
  }
  await rewrite(rewriteLesson)
  expect((await get(getLesson, { id: lessonId })).html).toContain('In between.')
  const { items } = await get(listVersions, { kind: 'lesson', topicId, id: lessonId })
  expect(items[0]).toMatchObject({ source: 'model', current: false, text: expect.stringContaining(NEW_WORDS) })
})

test('new questions leave alone what a hand has changed or withdrawn', async () => {
  const { app, topicId, topic, get, post, rewrite } = await annWithTopic()
  const quizId = topic.quizzes[1]?.id ?? ''
  const old = (await get(getQuiz, { id: quizId })).questions
  const [changed = '', withdrawn = ''] = old.map(({ id }) => id)
  const row = await app.deps.db
    .selectFrom('questions')
    .select('item')
    .where('id', '=', changed)
    .executeTakeFirstOrThrow()
  const item = { ...formOf(JSON.parse(row.item)), stem: 'What holds the thread of a pair so that it stays tight?' }
  expect((await post(saveQuestion, { topicId, questionId: changed, version: 0, item })).status).toBe(200)
  const withdrawing = { topicId, questionId: withdrawn, version: 0, withdrawn: true }
  expect((await post(withdrawQuestion, withdrawing)).status).toBe(200)

  expect((await rewrite(rewriteQuiz)).ended).toMatchObject({ payload: { part: 'quiz' } })
  const quiz = await get(getQuiz, { id: quizId })
  const ids = quiz.questions.map(({ id }) => id)
  expect(ids).toHaveLength(5)
  expect(ids).toContain(changed)
  expect(ids.filter((id: string) => old.slice(1).some((one) => one.id === id))).toEqual([])
  const source = await get(getTopicSource, { topicId })
  const listed = source.lessons[1]?.questions.filter((one) => one.withdrawn)
  expect(listed?.map(({ id }) => id)).toEqual([withdrawn])
  expect((await get(getTopic, { id: topicId })).quizzes[1]).toMatchObject({ id: quizId, questionCount: 5 })
})

test('whoever answers a question that was replaced meanwhile is told so', async () => {
  const { topic, get, post, rewrite } = await annWithTopic()
  const quizId = topic.quizzes[1]?.id ?? ''
  const question = firstOf(await get(getQuiz, { id: quizId }))
  await rewrite(rewriteQuiz)
  const answer = { attemptId: crypto.randomUUID(), quizId, questionId: question.id, answer: anyAnswer(question) }
  const { status, body } = await post(answerQuestion, answer)
  expect([status, body.message]).toEqual([409, expect.stringContaining('was replaced while you had it open')])
  const elsewhere = await post(answerQuestion, { ...answer, quizId: topic.quizzes[0]?.id ?? '' })
  expect(elsewhere.status).toBe(404)
})

test('how many questions were left out is counted anew with a lesson’s new ones', async () => {
  const wrongIn = (place: number, count: number) => (asked: Asked) =>
    isAbout('questions', place)(asked)
      ? {
          text: JSON.stringify({
            questions: questionsOf().map((question, n) =>
              n < count ? { ...question, evidence: 'It is so.' } : question,
            ),
          }),
        }
      : undefined
  const { topicId, trouble, get, rewrite } = await annWithTopic(
    {},
    (asked) => wrongIn(0, 1)(asked) ?? wrongIn(1, 2)(asked),
  )
  const said = async () =>
    (await get(getTopic, { id: topicId })).checks.filter((check: string) => check.includes('left out'))
  expect(await said()).toEqual(['3 questions did not pass these checks and were left out.'])
  trouble.now = wrongIn(1, 1)
  await rewrite(rewriteQuiz)
  expect(await said()).toEqual(['2 questions did not pass these checks and were left out.'])
  trouble.now = undefined
  await rewrite(rewriteLesson)
  expect(await said()).toEqual(['One question did not pass these checks and was left out.'])
})

test('asked twice it is one job; stopped, it leaves the topic as it was', async () => {
  const { app, heard, topicId, lessonId, trouble, post, get, rewriting } = await annWithTopic()
  trouble.now = (asked) => (isAbout('lesson', 1)(asked) ? { text: lessonText('The cross'), pace: 50 } : undefined)
  const [one, two] = await Promise.all([1, 2].map(() => post(rewriteLesson, { topicId, lessonId })))
  expect(one?.body).toEqual(two?.body)
  expect((await post(rewriteQuiz, { topicId, lessonId })).status).toBe(409)
  expect(lessonIn(await rewriting(), lessonId)?.underWay).toBe('lesson')
  await heard.socket.timeout(30_000).emitWithAck('cancelJob', { jobId: one?.body.jobId })
  expect(await jobs(app)).toMatchObject([{ state: 'cancelled' }])
  expect(await get(getLesson, { id: lessonId })).toMatchObject({ state: 'ready', quizId: expect.any(String) })
  expect(lessonIn(await rewriting(), lessonId)).toMatchObject({ failure: { message: 'You stopped it.' } })
})

test('so many a day, within the budget, and only what a model has made from what is known', async () => {
  const { app, topicId, lessonId, post, rewriting } = await annWithTopic()
  const { db, clock } = app.deps
  const [job] = await db.selectFrom('jobs').selectAll().execute()
  for (let n = 0; job && n < REWRITES_A_DAY; n++) {
    const done = { kind: 'quiz' as const, lessonId, state: 'done' as const, createdAt: clock() }
    await db
      .insertInto('jobs')
      .values({ ...job, ...done, id: `rewrite-${n}` })
      .execute()
  }
  expect((await rewriting()).left).toBe(0)
  expect(await post(rewriteQuiz, { topicId, lessonId })).toMatchObject({ status: 429 })
  await db
    .updateTable('jobs')
    .set({ createdAt: clock() - 24 * 3600 * 1000 })
    .execute()
  expect((await rewriting()).left).toBe(REWRITES_A_DAY)

  await db.deleteFrom('topicPlans').execute()
  expect((await rewriting()).barred).toMatch(/older version/)
  expect((await post(rewriteLesson, { topicId, lessonId })).status).toBe(409)
})

test('a topic of which nothing could be written is one again with its first lesson', async () => {
  const { topicId, lessonId, trouble, get, rewrite } = await annWithTopic({}, (asked) =>
    stepOf(asked) === 'lesson' ? { status: 400 } : undefined,
  )
  expect((await get(getTopic, { id: topicId })).state).toBe('failed')
  trouble.now = undefined
  expect((await rewrite(rewriteLesson)).ended?.event).toBe('lessonRewritten')
  const topic = await get(getTopic, { id: topicId })
  expect(topic).toMatchObject({
    state: 'ready',
    quizCount: 1,
    checks: expect.arrayContaining([expect.stringMatching(/writer-1/)]),
  })
  expect(topic.lessons.map(({ state }) => state)).toEqual(['failed', 'ready', 'failed'])
  expect((await get(getLesson, { id: lessonId })).state).toBe('ready')
})
