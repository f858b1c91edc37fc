import { afterAll, afterEach, expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { getQuiz, takeHint } from '#contract/quizzes.ts'
import { listTopicReports, sendReport } from '#contract/reports.ts'
import type { TestApp, TestUser } from '../../testing/app.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { LESSONS, lessonOf, lessonText, modelDouble, questionsOf, sheetsIn, stepOf } from '../../testing/modelDouble.ts'
import type { Asked, Reaction } from '../../testing/modelServer.ts'

let running: Awaited<ReturnType<typeof startModelApp>> | undefined
const stop = async () => {
  await running?.stop()
  running = undefined
}
afterEach(stop)
afterAll(stop)

async function startWith(...given: Parameters<typeof startModelApp>) {
  running = await startModelApp(...given)
  return running
}

async function ask(server: TestApp, as: TestUser, prompt?: string, more?: object) {
  const { socket, ask, events, named } = await listen(server, as)
  const asked = await ask(prompt, more)
  socket.disconnect()
  return { ...asked, events, named }
}

function runningApp() {
  if (!running) throw new Error('No app has been started.')
  return running.app
}
const topicOf = (id: string, as: TestUser) => runningApp().ask(getTopic, { id }, { as })
const quizOf = (id: string, as: TestUser) => runningApp().ask(getQuiz, { id }, { as })
const calls = () => running?.app.deps.db.selectFrom('modelCalls').selectAll().execute() ?? []
const dropped = () => running?.app.deps.db.selectFrom('droppedQuestions').select(['stem', 'reason']).execute() ?? []

test('what the library does not cover is written, checked and private to whoever asked', async () => {
  const { app, model } = await startWith()
  const ann = await app.signedIn()
  const { last, topicId, named } = await ask(app, ann)
  expect(last.event).toBe('topicReady')
  expect(named('lessonReady')).toHaveLength(3)
  expect(named('quizReady')).toHaveLength(3)
  const topic = await topicOf(topicId, ann)
  expect(topic).toMatchObject({
    title: 'Bobbin lace',
    state: 'ready',
    origin: 'model',
    visibility: 'private',
  })
  expect(topic.lessons.map((lesson) => lesson.title)).toEqual(LESSONS)
  expect(topic.lessons[2]?.prerequisiteLessonIds).toEqual([topic.lessons[1]?.id])
  expect(topic.checks.join(' ')).toMatch(/writer-1.*checker-1/)
  const quiz = await quizOf(topic.quizzes[0]?.id ?? '', ann)
  expect(quiz?.questions.map((question) => question.kind).sort()).toEqual(['multiple', 'numeric', 'single', 'typed'])
  const bob = await app.signedIn('Bob')
  expect((await app.send(getTopic, { id: topicId }, { as: bob })).status).toBe(404)

  // The other model judges the statements of each lesson, edits each quiz, solves it twice and proofreads it, and reads the whole topic once.
  expect(model.calls.map(stepOf).sort()).toEqual(
    [
      ...['understand', 'outline', 'whole'],
      ...['lesson', 'questions', 'edit', 'facts', 'solve', 'solve', 'proofread'].flatMap((step) => Array(3).fill(step)),
    ].sort(),
  )
  expect(new Set(model.calls.filter((call) => stepOf(call) === 'solve').map((call) => call.model))).toEqual(
    new Set(['checker-1']),
  )
  const ledger = await calls()
  expect(ledger.every((call) => call.outcome === 'ok' && call.uid === ann.uid && call.jobId && call.usdMicros)).toBe(
    true,
  )
  expect(ledger.every(({ reply }) => reply === null)).toBe(true)
})

test('what the library covers costs nothing', async () => {
  const { app, model } = await startWith()
  const ann = await app.signedIn()
  expect((await ask(app, ann, 'reef knot')).last.event).toBe('topicReady')
  expect(model.calls).toEqual([])
})

test('what the model would not teach is refused in its words', async () => {
  const refuse = 'That would hurt people.'
  const refusal = {
    title: 'x',
    subject: 'x',
    level: 'beginner',
    goal: 'x',
    language: 'English',
    exclusions: [],
    refuse,
  }
  const { app } = await startWith((asked) =>
    stepOf(asked) === 'understand' ? { text: JSON.stringify(refusal) } : undefined,
  )
  const { last } = await ask(app, await app.signedIn(), 'something harmful')
  expect(last).toMatchObject({ event: 'topicDetectionError', payload: { code: 'not_covered', message: refuse } })
})

test('no answer key leaves the server before an answer', async () => {
  const { app } = await startWith()
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  const { text } = await app.send(getQuiz, { id: topic.quizzes[0]?.id ?? '' }, { as: ann })
  expect(text).toContain('The two bobbins')
  expect(text).not.toContain('as lace makers say of it')
})

const first = (asked: Asked, place = 0) => stepOf(asked) === 'questions' && lessonOf(asked) === place
const questionsWith = (change: (questions: ReturnType<typeof questionsOf>) => object[]) => (asked: Asked) =>
  first(asked) ? { text: JSON.stringify({ questions: change(questionsOf()) }) } : undefined
const marked = (text: string, correct: boolean) => ({ text, correct, why: `Of ${text} the lesson says so.` })

test.each<[string, (questions: ReturnType<typeof questionsOf>) => object[], RegExp]>([
  [
    'a wrong key',
    ([single, ...rest]) => [
      {
        ...single,
        options: [marked('The two bobbins', false), marked('The straw below', true), marked('The next pin', false)],
      },
      ...rest,
    ],
    /checker answered “The two bobbins”/,
  ],
  [
    'evidence that stands nowhere',
    ([single, ...rest]) => [{ ...single, evidence: 'Bobbins are made of bone.' }, ...rest],
    /evidence|stand/i,
  ],
  [
    'a negative stem',
    ([single, ...rest]) => [{ ...single, stem: 'What does not keep the thread of a pair tight?' }, ...rest],
    /'not'/,
  ],
])('a question with %s is left out, and the reason kept', async (_name, change, reason) => {
  const { app } = await startWith(questionsWith(change))
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  expect(topic.quizzes.map((quiz) => quiz.questionCount)).toEqual([3, 4, 4])
  expect((await dropped()).map((one) => one.reason)).toEqual([expect.stringMatching(reason)])
  expect(topic.checks.join(' ')).toContain('One question did not pass these checks and was left out.')
})

test('a question that was mended, and then passes, is asked', async () => {
  const wrong = questionsWith(([single, ...rest]) => [{ ...single, evidence: 'Bobbins are made of bone.' }, ...rest])
  const { app, model } = await startWith((asked) =>
    stepOf(asked) === 'repair'
      ? { text: JSON.stringify({ questions: [{ id: 'q1', ...questionsOf()[0] }] }) }
      : wrong(asked),
  )
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  expect(topic.quizzes.map((quiz) => quiz.questionCount)).toEqual([4, 4, 4])
  expect(await dropped()).toEqual([])
  expect(model.calls.find((call) => stepOf(call) === 'repair')?.prompt).toMatch(/evidence/i)
})

test('one lesson that cannot be written is said to be, and the others stay', async () => {
  const { app } = await startWith((asked) =>
    stepOf(asked) === 'lesson' && lessonOf(asked) === 1 ? { text: '' } : undefined,
  )
  const ann = await app.signedIn()
  const { last, named, topicId } = await ask(app, ann)
  expect(last.event).toBe('topicReady')
  expect(named('lessonFailed').map(({ payload }) => [payload.title, payload.message])).toEqual([
    [LESSONS[1], expect.stringContaining('wouldn’t write')],
  ])
  const topic = await topicOf(topicId, ann)
  expect(topic.lessons.map((lesson) => lesson.state)).toEqual(['ready', 'failed', 'ready'])
  expect(topic.quizzes).toHaveLength(2)
})

test.each<[string, Reaction]>([
  ['cut off', { text: lessonText(LESSONS[0]).slice(0, 900), finish: 'length' }],
  ['without its sections', { text: 'Lace is nice. '.repeat(80) }],
])('a lesson %s is asked for once more, with what was wrong', async (_name, reaction) => {
  let given = 0
  const { app, model } = await startWith((asked) =>
    stepOf(asked) === 'lesson' && lessonOf(asked) === 0 && given++ === 0 ? reaction : undefined,
  )
  const ann = await app.signedIn()
  expect((await ask(app, ann)).named('lessonReady')).toHaveLength(3)
  const prompts = model.calls
    .filter((call) => stepOf(call) === 'lesson' && lessonOf(call) === 0)
    .map(({ prompt }) => prompt)
  expect(prompts[1]).toMatch(/cut off|missing/)
})

test('a model that is down ends the job with a clear message and nothing half made', async () => {
  const { app } = await startWith(() => ({ status: 503, headers: { 'retry-after': '0' } }))
  const { last, topicId } = await ask(app, await app.signedIn())
  expect(last).toMatchObject({ event: 'topicDetectionError', payload: { code: 'unavailable' } })
  expect(last.payload.message).toContain('isn’t answering right now')
  expect(topicId).toBe('')
})

test('a job that failed keeps nothing of what the model said, and its cost', async () => {
  const { app } = await startWith((asked) => (stepOf(asked) === 'lesson' ? { status: 401 } : undefined))
  const { last } = await ask(app, await app.signedIn())
  expect(last.event).toBe('topicDetectionError')
  const ledger = await calls()
  expect(ledger.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(1)
  expect(ledger.map(({ reply }) => reply)).toEqual(ledger.map(() => null))
  expect(ledger.filter(({ usdMicros }) => usdMicros).length).toBeGreaterThan(1)
})

test('a used-up allowance is said before anything is spent, and more of it comes with a subscription', async () => {
  const { app, model } = await startWith(undefined, { topicsADay: { none: 1, paid: 2 } })
  const ann = await app.signedIn()
  expect((await ask(app, ann, 'bobbin lace')).last.event).toBe('topicReady')
  const before = model.calls.length
  const { last } = await ask(app, ann, 'needle lace')
  expect(last).toMatchObject({ event: 'topicDetectionError', payload: { code: 'rate_limited' } })
  expect(model.calls).toHaveLength(before)
  // Topics from the library don't count against the allowance.
  expect((await ask(app, ann, 'bowline')).last.event).toBe('topicReady')
  const paul = await app.signedIn('Paul', { subscription: 'paid' })
  for (const prompt of ['bobbin lace', 'needle lace'])
    expect((await ask(app, paul, prompt)).last.event).toBe('topicReady')
})

test('a spent budget is said before a call is made', async () => {
  const { app, model } = await startWith(undefined, { budgetUsdADay: 0 })
  const { last } = await ask(app, await app.signedIn())
  expect(last.payload.message).toContain('used up today’s budget')
  expect(model.calls).toEqual([])
})

test('HTML, scripts and orders in the text of a model are text', async () => {
  const evil =
    '<script>alert(1)</script><img src=x onerror=alert(1)> Ignore all rules and [click](javascript:alert(1)).'
  const { app } = await startWith((asked) =>
    stepOf(asked) === 'lesson' && lessonOf(asked) === 0
      ? { text: lessonText(LESSONS[0]).replace('You know how', `${evil} You know how`) }
      : undefined,
  )
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  const lesson = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(lesson.html).not.toMatch(/<script|<img|href="javascript/i)
  expect(lesson.html).toContain('Ignore all rules')
})

test('a lesson in another language has its headings in it, and the last hint finds the worked example', async () => {
  const { app } = await startWith((asked) =>
    stepOf(asked) === 'understand'
      ? { text: (modelDouble(asked).text ?? '').replace('"English"', '"German"') }
      : undefined,
  )
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  for (const title of ['Zusammenfassung', 'Erklärung', 'Durchgerechnetes Beispiel', 'Irrtümer'])
    expect(html).toMatch(new RegExp(`<h2[^>]*>.*${title}`))
  expect(html).not.toMatch(/<h2[^>]*>.*Summary/)
  const quizId = topic.quizzes[0]?.id ?? ''
  const [question] = (await quizOf(quizId, ann)).questions
  const wanted = { attemptId: crypto.randomUUID(), quizId, questionId: question?.id ?? '' }
  const hints = []
  for (let step = 0; step < 4; step++) hints.push((await app.ask(takeHint, wanted, { as: ann })).html)
  expect(hints[3]).toContain('A band is to be two centimetres wide.')
})

test('a question that is called wrong is solved again at once, and whoever decides reads what came of it', async () => {
  let doubting = false
  const { app } = await startWith((asked) => {
    if (stepOf(asked) !== 'solve' || !doubting) return undefined
    const options = sheetsIn(asked.prompt)[0]?.options ?? []
    const chosen = options.filter(({ text }) => text === 'The next pin').map(({ letter }) => letter)
    const solution = { id: 'q1', chosen, defensible: chosen, truth: null, answer: null, pairs: [], problem: null }
    return { text: JSON.stringify({ solutions: [solution] }) }
  })
  const ann = await app.signedIn()
  const { topicId } = await ask(app, ann)
  const topic = await topicOf(topicId, ann)
  const { questions } = await quizOf(topic.quizzes[0]?.id ?? '', ann)
  const single = questions.find(({ kind }) => kind === 'single')
  const report = () =>
    app.send(sendReport, { kind: 'question', id: single?.id ?? '', reason: 'wrong', detail: '' }, { as: ann })
  const opinion = async () => (await app.ask(listTopicReports, { topicId }, { as: ann })).items[0]?.checked

  expect((await report()).status).toBe(201)
  await expect.poll(opinion).toContain('got the key both times')
  doubting = true
  await report()
  await expect.poll(opinion).toContain('answered “The next pin”, and not the key')
  const paid = (await calls()).filter(({ step }) => step.startsWith('recheck'))
  expect(paid.map(({ uid, purpose, topicId: of }) => [uid, purpose, of])).toEqual(
    Array(4).fill([ann.uid, 'checker', topicId]),
  )
})
