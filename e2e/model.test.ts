import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LESSONS, lessonOf, lessonText, modelDouble, stepOf } from '../server/testing/modelDouble.ts'
import { type Asked, type ModelServer, type Reaction, startModelServer } from '../server/testing/modelServer.ts'
import { RIGHT, SOUND, writing } from '../server/testing/problemsDouble.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter } from './caller.ts'
import { answer, askFor, openQuiz } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { result, writeProgram } from './programs.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'

let model: ModelServer
let server: RunningServer
let browser: Browser
/** Tests set this to replace the test double's reply to some calls. */
let trouble: (asked: Asked) => Reaction | undefined = () => undefined

beforeAll(async () => {
  model = await startModelServer((asked) => trouble(asked) ?? modelDouble(asked))
  const env = {
    WRITER_MODEL: 'compatible:writer-1',
    CHECKER_MODEL: 'compatible:checker-1',
    MODEL_BASE_URL: model.baseUrl,
  }
  server = await startServer({ script: FIXTURE, env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await model.stop()
})
beforeEach(() => {
  trouble = () => undefined
})

const [FIRST, SECOND] = LESSONS
const NEW_WORDS = 'Nobody wrote this sentence before.'
/**
 * After this many pieces of a lesson, the test double pauses before each further piece of 16 characters until the test
 * has looked at the half-written lesson. It doesn't stop altogether, so that the server doesn't give up the call.
 */
const HALFWAY_PIECES = 50
const PAUSE_MS = 4_000

/** When the server renders a private topic, it doesn't know the user yet and responds with 404. */
const PRIVATE = /404.*\/(?:topic-details|lessons|quizzes)\//
const isLesson = (asked: Asked, place: number) => stepOf(asked) === 'lesson' && lessonOf(asked) === place

/** Requests a topic as Ann. Afterwards, the page shows the topic. */
async function annAsks() {
  const page = await newPage(browser)
  await enter(page, server.url, { name: 'Ann' })
  await settled(page)
  await askFor(page, 'bobbin lace')
  await page.waitForURL(/\/topic-details\//)
  return { page, topic: page.url() }
}
const lessonLink = (page: Page, title: string) => page.locator('.steps').getByRole('link', { name: title, exact: true })
const isFinished = (page: Page) => page.getByRole('link', { name: /^Start reading/ }).waitFor()

test('a lesson grows before its reader, also after a reload, and turns into the lesson that can be learned', async () => {
  const looked = Promise.withResolvers<void>()
  const pace = (pieces: number) =>
    pieces < HALFWAY_PIECES ? sleep(40) : Promise.race([sleep(PAUSE_MS), looked.promise])
  trouble = (asked) => (isLesson(asked, 0) ? { text: lessonText(FIRST), pace } : undefined)
  const { page } = await annAsks()
  await page.getByRole('heading', { name: 'Bobbin lace', level: 1 }).waitFor()
  await lessonLink(page, FIRST).click()
  await page.waitForURL(/\/lessons\//)
  await page.getByText('This lesson is being written. You can read it here as it grows.').waitFor()
  const growing = page.locator('.growing')
  await growing.getByRole('heading', { name: 'Summary' }).waitFor()
  const length = async () => ((await growing.textContent()) ?? '').length
  const before = await length()
  await expect.poll(length).toBeGreaterThan(before)
  expect(await growing.getAttribute('aria-live')).toBe('off')
  await expectLooksRight(page, 'a growing lesson')

  await page.reload()
  await growing.getByRole('heading', { name: 'Summary' }).waitFor()
  await growing.getByText('an old craft of crossing threads').waitFor()
  looked.resolve()
  await page.getByRole('heading', { name: 'Check yourself' }).waitFor()
  expect(await growing.count()).toBe(0)
  await page.locator('.prose').getByRole('heading', { name: 'Misconceptions' }).waitFor()
  expectClean(page, { except: [PRIVATE] })
})

test('a lesson that could not be written says why, and is written again', async () => {
  trouble = (asked) => (isLesson(asked, 1) ? { status: 400, message: 'No.' } : undefined)
  const before = model.calls.filter((asked) => isLesson(asked, 1)).length
  const { page } = await annAsks()
  await isFinished(page)
  const missing = page.getByRole('region', { name: 'Not written yet' })
  await missing.getByText('The language model isn’t set up correctly on this server.').waitFor()
  await missing.getByRole('button', { name: 'Write it again' }).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expectLooksRight(page, 'a topic with a lesson that failed')
  const bob = await newPage(browser)
  await bob.goto(page.url())
  await bob
    .getByRole('heading', { name: /can’t find this topic/i })
    .first()
    .waitFor()
  await bob.close()

  await lessonLink(page, SECOND).click()
  await page.waitForURL(/\/lessons\//)
  await page.getByText('We couldn’t write this lesson.').waitFor()
  await page.getByText('The language model isn’t set up correctly on this server.').first().waitFor()
  await expectLooksRight(page, 'a lesson that failed')
  // The next attempt fails, too, and the one after it succeeds.
  await page.getByRole('button', { name: 'Write it again' }).click()
  await expect.poll(() => model.calls.filter((asked) => isLesson(asked, 1)).length - before).toBe(2)
  await page.getByRole('button', { name: 'Write it again' }).waitFor()
  trouble = (asked) => (isLesson(asked, 1) ? { text: lessonText(SECOND), pace: 40 } : undefined)
  await page.getByRole('button', { name: 'Write it again' }).click()
  await page.locator('.growing').getByRole('heading', { name: 'Summary' }).waitFor()
  await page.getByRole('heading', { name: 'Check yourself' }).waitFor()
  await page.getByRole('link', { name: /^Practise/ }).waitFor()
  expectClean(page, { except: [PRIVATE] })
})

test('a lesson and its questions are written anew, and what was done in them stays', async () => {
  const { page, topic } = await annAsks()
  await isFinished(page)
  await lessonLink(page, FIRST).click()
  await page.getByRole('button', { name: 'Done, next lesson' }).first().click()
  await page.goto(topic)
  await lessonLink(page, FIRST).click()
  await openQuiz(page)
  await answer(page, 'pin')
  const quiz = page.url()

  await page.goto(`${topic}/edit`)
  await page.getByRole('button', { name: `Rewrite this lesson “${FIRST}”` }).waitFor()
  await expectLooksRight(page, 'a topic whose lessons can be written anew')
  trouble = (asked) =>
    isLesson(asked, 0)
      ? { text: lessonText(FIRST).replace('It gives a fabric', `${NEW_WORDS} It gives a fabric`) }
      : undefined
  await page.getByRole('button', { name: `Rewrite this lesson “${FIRST}”` }).click()
  await page.getByText(`“${FIRST}” has been rewritten.`).waitFor()
  await page.getByText('Left today: 9.').waitFor()
  await page.getByRole('button', { name: `Make new questions “${FIRST}”` }).click()
  await page.getByText(`“${FIRST}” has new questions.`).waitFor()

  await page.goto(topic)
  await page.locator('.steps li').first().getByText('Read', { exact: true }).waitFor()
  await lessonLink(page, FIRST).click()
  await page.getByText(NEW_WORDS).waitFor()
  await page.goto(quiz)
  await page.getByRole('button', { name: 'Check' }).waitFor()

  // Text edited by hand is replaced only after a confirmation.
  await page.goto(`${topic}/edit`)
  await page.getByRole('link', { name: FIRST, exact: true }).click()
  const text = page.getByLabel('Text', { exact: true })
  await text.fill(`${await text.inputValue()}\n\nThis is mine.`)
  await page.keyboard.press('Control+s')
  await page.getByRole('status').getByText('Saved.', { exact: true }).waitFor()
  await page.getByText('Rewritten by the language model').waitFor()
  await page.goto(`${topic}/edit`)
  await page.getByText('Edited by hand').first().waitFor()
  await page.getByRole('button', { name: `Rewrite this lesson “${FIRST}”` }).click()
  await page.getByText('you can still bring that text back from the versions.').waitFor()
  await expectLooksRight(page, 'a lesson by hand that is to be written anew')
  await page.getByRole('button', { name: 'Rewrite anyway' }).click()
  await page.getByText(`“${FIRST}” has been rewritten.`).waitFor()
  await page.getByRole('link', { name: FIRST, exact: true }).first().click()
  await expect.poll(() => text.inputValue()).not.toContain('This is mine.')
  await page.getByText('This is mine.').first().waitFor({ state: 'attached' })
  expectClean(page, { except: [PRIVATE] })
})

test('whoever answers a quiz whose questions are made anew meanwhile is told so, and goes on with the new ones', async () => {
  const { page, topic } = await annAsks()
  await isFinished(page)
  await lessonLink(page, FIRST).click()
  await openQuiz(page)
  await answer(page, 'pin')
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByRole('heading', { name: 'Question 2 of 4' }).waitFor()

  const other = await page.context().newPage()
  await other.goto(`${topic}/edit`)
  await other.getByRole('button', { name: `Make new questions “${FIRST}”` }).click()
  await other.getByText(`“${FIRST}” has new questions.`).waitFor()
  await other.close()

  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Check' }) })
  const typed = form.getByLabel('Your answer')
  if (await typed.isVisible()) await typed.fill('pin')
  else await form.locator('input').first().check()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('This quiz got new questions while you had it open.').waitFor()
  expect(await form.count()).toBe(0)
  await expectLooksRight(page, 'a quiz that was made anew')
  await page.getByRole('button', { name: 'Go to the new questions' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 4' }).waitFor()
  await answer(page, 'pin')
  await page.goto(topic)
  await page
    .locator('.steps li')
    .first()
    .getByText(/[01] of 4 correct/)
    .waitFor()
  expectClean(page, { except: [PRIVATE, /409.*quizzes\/answer/] })
})

test('a topic on a language that runs has coding problems, and one of them can be solved', async () => {
  trouble = writing({ problems: [SOUND] })
  const { page, topic } = await annAsks()
  await isFinished(page)
  await page.getByRole('button', { name: 'Problems for this topic' }).click()
  await page.getByRole('link', { name: SOUND.title }).waitFor()
  await expectLooksRight(page, 'the problems of a topic by a model')
  await page.getByRole('link', { name: SOUND.title }).click()
  await page.getByText(SOUND.statement).waitFor()
  await page.locator('.cm-content').waitFor()
  const submit = () => page.getByRole('button', { name: 'Submit' }).click()
  await writeProgram(page, RIGHT.replace('8', '9'))
  await submit()
  await result(page, '1 of 6 passed')
  await writeProgram(page, RIGHT)
  await submit()
  await result(page, 'All 6 passed')
  await expectLooksRight(page, 'a problem by a model, solved')
  await page.goto(topic)
  await page.getByRole('button', { name: 'Problems for this topic' }).click()
  await page.locator('.topic-problems').getByText('Solved').waitFor()
  expectClean(page, { except: [PRIVATE] })
  await page.close()
})
