import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LESSONS, lessonOf, lessonText, modelDouble, questionsOf, stepOf } from '../server/testing/modelDouble.ts'
import { type Asked, type ModelServer, type Reaction, startModelServer } from '../server/testing/modelServer.ts'
import { IMAGE, NAME, PAYLOADS, partOfCorpus } from '../server/testing/xssPayloads.ts'
import { closePages, launchBrowser } from './browser.ts'
import { type Caller, signUp } from './caller.ts'
import { answer, askFor } from './journey.ts'
import { expectEscaped } from './servedHtml.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'
import { isThorough } from './thorough.ts'
import { setTrap, type Trap, touchAll } from './trap.ts'

/*
 * A language model that includes the payloads in all its answers. The pages are checked in dark mode: while the model
 * is writing, and afterwards the topic, its lessons and questions, the pathway created for it, and the skills.
 */
let model: ModelServer
let server: RunningServer
let browser: Browser
let ann: Caller
let trap: Trap

const QUESTIONS = questionsOf().length
const TITLE = `Lace ${NAME}`
const SUBJECT = `Crafts ${IMAGE}`
/** Returns a payload that fits on one line. Each place gets a different payload. */
const line = (place: number) => `${IMAGE} ${PAYLOADS[place % PAYLOADS.length]?.replaceAll(/\s+/g, ' ').slice(0, 100)}`

type Question = { stem?: string; options: { text: string; why: string }[]; why: string | null }
const json = (value: object): Reaction => ({ text: JSON.stringify(value) })
function hostile(asked: Asked): Reaction {
  const double = modelDouble(asked)
  const said = () => JSON.parse(double.text ?? '')
  const own = partOfCorpus(lessonOf(asked), LESSONS.length)
  switch (stepOf(asked)) {
    case 'understand':
      return json({ ...said(), title: TITLE, subject: SUBJECT, goal: line(1), exclusions: [line(2)] })
    case 'outline': {
      const lessons = said().lessons.map((lesson: { title: string; skill: string }, place: number) => ({
        ...lesson,
        ...{ title: `${lesson.title} ${IMAGE}`, skill: `${lesson.skill} ${line(3 * place)}` },
        ...{ summary: line(3 * place + 1), reason: line(3 * place + 2), misconceptions: [line(place)] },
      }))
      return json({ ...said(), title: TITLE, summary: line(4), objective: line(5), assumed: [line(6)], lessons })
    }
    case 'lesson': {
      const text = lessonText(LESSONS[lessonOf(asked)] ?? '')
      return { text: text.replace('## Worked example', `${own.join('\n\n')}\n\n## Worked example`), pace: 5 }
    }
    case 'questions':
      return json({
        questions: questionsOf().map((question: Question, place) => {
          // Each question gets a part of the lesson's payloads, up to the maximum length.
          const share = own.filter((_, at) => at % QUESTIONS === place).join('\n\n')
          const options = question.options.map((option) => ({
            ...option,
            why: `${option.why}\n\n${share}`.slice(0, 1_000),
          }))
          const why = question.why === null ? null : `${question.why}\n\n${share}`.slice(0, 1_000)
          return { ...question, options, why, stem: `${question.stem}\n\n${line(place)}` }
        }),
      })
    default:
      return double
  }
}

beforeAll(async () => {
  model = await startModelServer(hostile)
  server = await startServer({
    script: FIXTURE,
    env: {
      WRITER_MODEL: 'compatible:writer-1',
      CHECKER_MODEL: 'compatible:checker-1',
      MODEL_BASE_URL: model.baseUrl,
    },
  })
  browser = await launchBrowser()
  ann = await signUp(server.url, NAME)
  trap = await setTrap(browser, server.url, ann, { scheme: 'dark' })
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await model.stop()
})

const look = async () => {
  await touchAll(trap.page)
  await trap.expectNothing()
}

test('while it writes, and when all of it is there', async () => {
  const { page } = trap
  await page.goto(server.url)
  await askFor(page, `bobbin lace ${IMAGE}`)
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
  await look()
  await page.getByRole('link', { name: /^Start reading/ }).waitFor()
  const quizzes = page.locator('.steps').getByRole('link', { name: /^Practise/ })
  await expect.poll(() => quizzes.count()).toBe(LESSONS.length)
  expect(await page.locator('main').innerText()).toContain(line(0))
  await look()
})

test('in its lessons, its questions, its pathway, its skills, and where they are listed', async () => {
  const { page, expectShown, expectNothing } = trap
  const topicId = new URL(page.url()).pathname.split('/').at(-1)
  const topic = await ann.call<{ lessons: { id: string }[]; quizzes: { id: string }[] }>('GET', `/topics/id/${topicId}`)
  for (const { id } of topic.lessons) {
    await expectShown(`/lessons/${id}`, 'onerror=alert(1)')
    await page.getByRole('heading', { name: 'Check yourself' }).waitFor()
    await look()
  }
  // `npm test` only plays one, because xssQuestions.test.ts plays questions with all payloads.
  for (const { id } of isThorough ? topic.quizzes : topic.quizzes.slice(0, 1)) {
    await page.goto(`${server.url}/quizzes/${id}`)
    for (let question = 1; question <= QUESTIONS; question++) {
      await page.getByRole('button', { name: 'Check' }).waitFor()
      await look()
      await answer(page, NAME)
      await look()
      await page.getByRole('button', { name: /Next question|See the summary/ }).click()
    }
    await page.getByRole('heading', { name: /of \d right$/ }).waitFor()
    await look()
  }
  const pathways = await ann.call<{ items: { id: string; subject: string }[] }>('GET', '/pathways')
  const own = pathways.items.find(({ subject }) => subject === SUBJECT)
  const pages: [string, string][] = [
    [`/pathways/${own?.id}`, TITLE],
    ['/pathways', SUBJECT],
    ['/skills', IMAGE],
    ['/topics', TITLE],
    ['/', TITLE],
    ['/search?q=lace', TITLE],
    [`/topic-details/${topicId}/edit`, TITLE],
  ]
  for (const [path, text] of pages) {
    await expectShown(path, text)
    await settled(page)
    await touchAll(page)
    await expectNothing()
  }
  await ann.call('POST', '/topics/visibility', { topicId, visibility: 'public' })
  const paths = ['/', '/topics', '/pathways', `/topic-details/${topicId}`, '/search?q=lace']
  for (const path of [...paths, ...topic.lessons.map(({ id }) => `/lessons/${id}`)]) {
    const html = await (await fetch(server.url + path)).text()
    expect([path, html.includes('&lt;') || path === '/pathways']).toEqual([path, true])
    expectEscaped(path, html)
  }
})
