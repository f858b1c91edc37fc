import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, signIn } from '#contract/auth.ts'
import { getPublicLesson, markLessonRead, type Topic } from '#contract/catalog.ts'
import { answerDiagnosis, getDiagnosis, startDiagnosis, undoDiagnosis } from '#contract/diagnosis.ts'
import {
  getPathwayProgress,
  getPublicPathway,
  listPathways,
  listPublicRecentPathways,
  type Pathway,
  type PathwayProgress,
  type PathwaySummary,
} from '#contract/pathways.ts'
import { answerQuestion, getQuiz, type Quiz } from '#contract/quizzes.ts'
import { LIBRARY_OWNER } from '../auth/service.ts'
import { recompute } from '../mastery/service.ts'
import { anyAnswer } from '../testing/answers.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerTo, takeQuiz } from '../testing/learning.ts'
import { SENTINEL } from '../testing/sentinel.ts'

const server = await startTestApp()
beforeAll(() => server.seed())
afterAll(() => server.stop())

const BUILT_IN = 'knots-that-hold'

async function read<T>(path: string, as?: TestUser): Promise<T> {
  const { status, body } = await server.call('GET', path, as ? { as } : {})
  expect([path, status]).toEqual([path, 200])
  return body
}
const open = (id: string, as: TestUser) => read<Pathway>(`/pathways/id/${id}`, as)
const progressOf = (id: string, as: TestUser) => read<PathwayProgress>(`/user/pathways/${id}/progress`, as)
const ownOf = async (user: TestUser) =>
  (await read<{ items: PathwaySummary[] }>('/pathways', user)).items.filter((pathway) => pathway.origin === 'learner')

/** Requests a topic, waits until it has been written, and returns its id. */
async function ask(user: TestUser, prompt: string) {
  const socket = await server.connect(user.token)
  const { jobId } = await socket.timeout(30_000).emitWithAck('detectTopic', { prompt, userId: user.uid })
  const find = () => server.deps.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  await expect.poll(async () => (await find()).state, { interval: 5 }).toBe('done')
  socket.disconnect()
  return (await find()).topicId ?? ''
}

/** Reads every lesson and answers every question of a topic. */
async function finish(user: TestUser, topicId: string, { right = true } = {}) {
  const topic = await read<Topic>(`/topics/id/${topicId}`, user)
  for (const { id } of topic.lessons) await server.send(markLessonRead, { lessonId: id }, { as: user })
  for (const { id } of topic.quizzes) {
    for (const question of (await read<Quiz>(`/quizzes/id/${id}`, user)).questions) {
      const answer = right ? await answerTo(server, question.id) : anyAnswer(question)
      const body = { attemptId: crypto.randomUUID(), quizId: id, questionId: question.id, answer }
      expect((await server.send(answerQuestion, body, { as: user })).status).toBe(200)
    }
  }
}

test('a built-in pathway is a goal with steps, each a finished topic and why it comes there', async () => {
  const pathway = await read<Pathway>(`/info/pathways/${BUILT_IN}`)
  expect(pathway).toMatchObject({
    id: BUILT_IN,
    title: 'Knots that hold',
    subject: 'Knots',
    origin: 'library',
    stepCount: 2,
    minutes: 40,
    assumed: [],
  })
  expect(pathway.steps.map(({ position, why, topic }) => [position, why, topic.title, topic.state])).toEqual([
    [1, 'Every knot begins with one turn of a rope.', 'Rope in hand', 'ready'],
    [2, 'Two overhand knots make the first join, and the loop follows from it.', 'Joins and loops', 'ready'],
  ])
  expect(await open(BUILT_IN, await server.signedIn())).toEqual(pathway)
})

test("a built-in step's topic is what the pipeline makes: public lessons, quizzes, skills, checks, what it assumes", async () => {
  const { steps } = await read<Pathway>(`/info/pathways/${BUILT_IN}`)
  const topic = await read<Topic>(`/info/topics/${steps[1]?.topic.id}`)
  expect(topic).toMatchObject({
    title: 'Joins and loops',
    objective: 'Tie and judge the Bowline.',
    subject: 'Knots',
    origin: 'library',
    level: 'advanced',
    visibility: 'public',
    generationOption: 'both',
    minutes: 20,
    lessonCount: 2,
    quizCount: 2,
    assumed: ['Overhand knot'],
    outcomes: ['Tie the Reef knot', 'Tie the Bowline'],
    sources: ['Ashley: The Ashley Book of Knots'],
  })
  expect(topic.lessons.map(({ title, reason, state }) => [title, reason, state])).toEqual([
    ['Reef knot', '“Bowline” builds on it.', 'ready'],
    ['Bowline', 'This is where the topic leads.', 'ready'],
  ])
  expect(topic.lessons[1]?.prerequisiteLessonIds).toEqual([topic.lessons[0]?.id])
  expect(topic.checks.length).toBeGreaterThanOrEqual(3)
  const lesson = await server.send(getPublicLesson, { id: topic.lessons[0]?.id ?? '' })
  expect(lesson.body).toMatchObject({ quizId: topic.quizzes[0]?.id, next: { id: topic.lessons[1]?.id } })
  expect(lesson.body.html).toContain('All about the Reef knot.')
  const ann = await server.signedIn()
  const quiz = await server.send(getQuiz, { id: topic.quizzes[0]?.id ?? '' }, { as: ann })
  expect(quiz.body.questions).toHaveLength(8)
  expect(quiz.text).not.toContain(SENTINEL)
})

test('the list is newest first, 20 a page, and goes through every pathway once', async () => {
  const cat = await server.signedIn('Cat')
  const ids = Array.from({ length: 45 }, (_, i) => `page-${String(i).padStart(2, '0')}`)
  const topicId = (await open(BUILT_IN, cat)).steps[0]?.topic.id ?? ''
  for (const [i, id] of ids.entries()) {
    // Groups of four have the same creation time, so that the id decides their order.
    await addPathway({ id, ownerId: cat.uid, createdAt: 1_000 + Math.floor(i / 4), topicIds: [topicId] })
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { items: PathwaySummary[]; nextCursor: string | null } = await read(`/pathways?cursor=${cursor}`, cat)
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items.map((item) => item.id))
    cursor = page.nextCursor
    await addPathway({ id: `later-${seen.length}`, ownerId: cat.uid, createdAt: 9_000, topicIds: [topicId] })
  }
  expect(seen).toEqual([BUILT_IN, ...ids.toReversed()])
  expect((await read<{ items: object[] }>('/pathways/recent', cat)).items).toHaveLength(10)
})

async function addPathway(pathway: { id: string; ownerId: string; createdAt: number; topicIds: string[] }) {
  const { topicIds, ...own } = pathway
  await server.deps.db
    .insertInto('pathways')
    .values({
      ...own,
      visibility: 'private',
      origin: 'learner',
      title: `Pathway ${own.id}`,
      summary: '',
      subject: 'Knots',
      assumed: '[]',
      contentHash: null,
    })
    .execute()
  for (const [position, topicId] of topicIds.entries()) {
    await server.deps.db
      .insertInto('pathwaySteps')
      .values({ pathwayId: own.id, topicId, position, why: null })
      .execute()
  }
}

test('a topic that a person asks for becomes a step of their own pathway through its subject, and of nobody elses', async () => {
  const before = await read<Pathway>(`/info/pathways/${BUILT_IN}`)
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const first = await ask(ann, 'bowline')
  const second = await ask(ann, 'whipping')
  const [own, ...others] = await ownOf(ann)
  expect(others).toEqual([])
  expect(own).toMatchObject({ title: 'Knots', subject: 'Knots', stepCount: 2 })
  const pathway = await open(own?.id ?? '', ann)
  expect(pathway.steps.map(({ position, why, topic }) => [position, why, topic.id])).toEqual([
    [1, 'You asked for this first.', first],
    [2, 'You asked for this next.', second],
  ])

  expect(await read(`/info/pathways/${BUILT_IN}`)).toEqual(before)
  expect(await ownOf(bob)).toEqual([])
  const hidden = { code: 'not_found', message: 'Pathway not found.' }
  for (const path of [`/pathways/id/${own?.id}`, `/user/pathways/${own?.id}/progress`]) {
    expect((await server.call('GET', path, { as: bob })).body).toEqual(hidden)
  }
  expect((await server.send(getPublicPathway, { id: own?.id ?? '' })).body).toEqual(hidden)
  expect((await server.send(listPublicRecentPathways, {})).text).not.toContain(own?.id)
})

test('a topic that is given again is a step once, and one that is cancelled is none', async () => {
  const dan = await server.signedIn('Dan')
  const id = await ask(dan, 'reef knot')
  expect(await ask(dan, 'square knot')).toBe(id)
  const [own] = await ownOf(dan)
  expect(own).toMatchObject({ stepCount: 1 })
  await server.deps.db.deleteFrom('topics').where('id', '=', id).execute()
  expect(await ownOf(dan)).toEqual([])
  expect((await open(own?.id ?? '', dan)).steps).toEqual([])
  expect((await progressOf(own?.id ?? '', dan)).nextTopicId).toBeNull()
})

test('two topics at once make one pathway of two steps', async () => {
  const eve = await server.signedIn('Eve')
  const ids = await Promise.all([ask(eve, 'bowline'), ask(eve, 'rope end')])
  const [own, ...others] = await ownOf(eve)
  expect(others).toEqual([])
  const { steps } = await open(own?.id ?? '', eve)
  expect(steps.map((step) => step.topic.id).sort()).toEqual(ids.toSorted())
  expect(steps.map((step) => step.position)).toEqual([1, 2])
})

test('a step whose topic the reader may not see any more is left out', async () => {
  const [owner, reader] = [await server.signedIn('Owner'), await server.signedIn('Reader')]
  const id = await ask(owner, 'thumb knot')
  expect(await ask(reader, 'thumb knot')).toBe(id)
  await ask(reader, 'whipping')
  const [own] = await ownOf(reader)
  expect(own).toMatchObject({ stepCount: 2 })
  await server.deps.db.updateTable('topics').set({ visibility: 'private' }).where('id', '=', id).execute()
  const pathway = await open(own?.id ?? '', reader)
  expect(pathway.steps.map((step) => step.position)).toEqual([1])
  expect(pathway).toMatchObject({ stepCount: 1 })
  expect((await progressOf(own?.id ?? '', reader)).steps).toHaveLength(1)
})

test("progress goes from step to step, is one person's, and is no part of the pathway", async () => {
  const [fay, gus] = [await server.signedIn('Fay'), await server.signedIn('Gus')]
  const pathway = await open(BUILT_IN, fay)
  const [first = '', second = ''] = pathway.steps.map((step) => step.topic.id)
  const nothing = {
    pathwayId: BUILT_IN,
    steps: [first, second].map((topicId) => ({
      topicId,
      state: 'new',
      lessonsRead: 0,
      lessonsKnown: 0,
      questionsAnswered: 0,
      questionCount: 16,
      mastery: null,
      skillCount: 2,
      levels: [],
    })),
    doneCount: 0,
    nextTopicId: first,
  }
  expect(await progressOf(BUILT_IN, fay)).toEqual(nothing)

  const { lessons } = await read<Topic>(`/topics/id/${first}`, fay)
  await server.send(markLessonRead, { lessonId: lessons[0]?.id ?? '' }, { as: fay })
  expect(await progressOf(BUILT_IN, fay)).toMatchObject({
    steps: [{ state: 'started', lessonsRead: 1 }, { state: 'new' }],
    nextTopicId: first,
  })
  await finish(fay, first)
  expect(await progressOf(BUILT_IN, fay)).toMatchObject({
    steps: [
      {
        state: 'done',
        lessonsRead: 2,
        questionsAnswered: 16,
        questionCount: 16,
        mastery: expect.any(Number),
        levels: [{ level: 'familiar', count: 2 }],
      },
      { state: 'new' },
    ],
    doneCount: 1,
    nextTopicId: second,
  })
  await finish(fay, second)
  expect(await progressOf(BUILT_IN, fay)).toMatchObject({ doneCount: 2, nextTopicId: null })
  expect(await progressOf(BUILT_IN, gus)).toEqual(nothing)
  expect(await open(BUILT_IN, fay)).toEqual(pathway)
})

test('a step is not done by answering alone: its skills have to be familiar, and what fades is started again', async () => {
  const hal = await server.signedIn('Hal')
  const [first = ''] = (await open(BUILT_IN, hal)).steps.map((step) => step.topic.id)
  const { lessons, quizzes } = await read<Topic>(`/topics/id/${first}`, hal)
  for (const { id } of lessons) await server.send(markLessonRead, { lessonId: id }, { as: hal })
  for (const { id } of quizzes) await takeQuiz(server, { as: hal, quizId: id, right: false })
  expect(await progressOf(BUILT_IN, hal)).toMatchObject({
    steps: [
      { state: 'started', lessonsRead: 2, questionsAnswered: 12, levels: [{ level: 'attempted', count: 2 }] },
      {},
    ],
    nextTopicId: first,
  })
  for (let round = 0; round < 3; round++) for (const { id } of quizzes) await takeQuiz(server, { as: hal, quizId: id })
  expect(await progressOf(BUILT_IN, hal)).toMatchObject({ steps: [{ state: 'done' }, {}], doneCount: 1 })
  await server.deps.db
    .updateTable('attempts')
    .set((eb) => ({ answeredAt: eb('answeredAt', '-', 4_000 * 86_400_000) }))
    .where('uid', '=', hal.uid)
    .execute()
  await server.deps.db.transaction().execute((tx) => recompute(tx, hal.uid))
  expect(await progressOf(BUILT_IN, hal)).toMatchObject({ steps: [{ state: 'started' }, {}], nextTopicId: first })
})

test('what a diagnosis knows counts as done, and is taken back with it', async () => {
  const ida = await server.signedIn('Ida')
  const [first = '', second = ''] = (await open(BUILT_IN, ida)).steps.map((step) => step.topic.id)
  const { id } = await server.ask(startDiagnosis, { topicId: first }, { as: ida })
  for (;;) {
    const { question } = await server.ask(getDiagnosis, { id }, { as: ida })
    if (!question) break
    const answer = await answerTo(server, question.id)
    await server.ask(
      answerDiagnosis,
      {
        diagnosisId: id,
        questionId: question.id,
        attemptId: crypto.randomUUID(),
        answer,
      },
      { as: ida },
    )
  }
  expect(await progressOf(BUILT_IN, ida)).toMatchObject({
    steps: [{ state: 'done', lessonsRead: 0, lessonsKnown: 2, questionsAnswered: 0 }, { state: 'new' }],
    nextTopicId: second,
  })
  await server.ask(undoDiagnosis, { diagnosisId: id, undone: true }, { as: ida })
  expect(await progressOf(BUILT_IN, ida)).toMatchObject({ steps: [{ lessonsKnown: 0 }, {}], nextTopicId: first })
})

const PATHS = ['/pathways', '/pathways/recent', `/pathways/id/${BUILT_IN}`, `/user/pathways/${BUILT_IN}/progress`]

test.each([...PATHS, '/info/recent-pathways', `/info/pathways/${BUILT_IN}`])(
  '%s answers with and without its trailing slash',
  async (path) => {
    const ann = await server.signedIn()
    const [plain, slashed] = [
      await server.call('GET', path, { as: ann }),
      await server.call('GET', `${path}/`, { as: ann }),
    ]
    expect([plain.status, slashed.status]).toEqual([200, 200])
    expect(slashed.body).toEqual(plain.body)
  },
)

test.each(PATHS)('%s needs a living session', async (path) => {
  const gone = await server.signedIn()
  await server.deps.db.deleteFrom('sessions').where('id', '=', gone.sid).execute()
  const answers = [
    await server.call('GET', path),
    await server.call('GET', path, { as: { token: 'a.b.c' } }),
    await server.call('GET', path, { as: gone }),
  ]
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, { code: 'unauthenticated', message: 'User is not authenticated.' }])
  }
})

test('what is no cursor and no id is refused with a sentence', async () => {
  const ann = await server.signedIn()
  const forged = Buffer.from('[1,"a",2]').toString('base64url')
  for (const cursor of ['x', 'W10', forged, 'x'.repeat(201)]) {
    const { status, body } = await server.send(listPathways, { cursor }, { as: ann })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
  }
  for (const path of ['/pathways/id/', '/info/pathways/']) {
    expect((await server.call('GET', `${path}${'x'.repeat(81)}`, { as: ann })).status).toBe(400)
    expect((await server.call('GET', `${path}${'x'.repeat(300)}`, { as: ann })).status).toBe(400)
    expect((await server.call('GET', `${path}'%20or%201=1--`, { as: ann })).body.message).toBe('Pathway not found.')
  }
  const progress = (id: string) => server.send(getPathwayProgress, { id }, { as: ann })
  expect([(await progress('x'.repeat(81))).status, (await progress('nope')).status]).toEqual([400, 404])
})

test('nobody can be the owner of what came with the release', async () => {
  const password = 'correct horse battery'
  const tries = [
    server.send(register, { email: LIBRARY_OWNER, password, displayName: 'Me' }),
    server.send(signIn, { email: LIBRARY_OWNER, password }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400)
  const accounts = server.deps.db.selectFrom('accounts').select('id').where('userId', '=', LIBRARY_OWNER)
  expect(await accounts.execute()).toEqual([])
})
