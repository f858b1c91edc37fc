import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENTINEL } from '../server/testing/sentinel.ts'
import { closePages, expectClean, launchBrowser, newPage, received } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { daysLater } from './daysLater.ts'
import { tabTo } from './journey.ts'
import { answerRightly, fillRightly } from './knowing.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

const question = (page: Page) => page.getByRole('region', { name: 'Try it' })
const left = (page: Page, n: number) => page.getByText(`${n} left`, { exact: true })

test('a question in a lesson is answered in place, by keyboard, and counts in the quiz', async () => {
  const page = await newPage(browser)
  const paths = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  const lesson = server.url + paths.lesson
  await visit(page, lesson)
  await question(page).waitFor()
  expect(await question(page).count()).toBe(1)
  // The question is inside the text, after the paragraph that it is about.
  expect(await page.locator('.prose > p + [data-inserted]').count()).toBe(1)
  await expectLooksRight(page, 'a lesson with a question')
  await question(page).getByRole('button', { name: 'Check' }).click()
  await question(page).getByRole('alert').locator('.field-error').waitFor()
  await question(page).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await tabTo(page, /^Check$/)
  await page.keyboard.press('Enter')
  await question(page)
    .getByText(/^(Correct|Not quite)$/)
    .waitFor()
  await question(page).getByText('This counts in the quiz as well.').waitFor()
  await expectLooksRight(page, 'a lesson with an answer')

  await page.reload()
  await question(page)
    .getByText(/^(Correct|Not quite)$/)
    .waitFor()
  await question(page).getByRole('link', { name: 'Open the quiz' }).click()
  await page
    .getByText('Question 2 of 8')
    .or(page.getByRole('button', { name: 'Next question' }))
    .first()
    .waitFor()
  expectClean(page)
  await page.close()

  const visitor = await newPage(browser, { recorded: true })
  await visit(visitor, lesson)
  expect(await question(visitor).count()).toBe(0)
  expect(await visitor.locator('[data-inserted]').count()).toBe(0)
  await visitor.close()
})

test('a perfect quiz is celebrated, its summary begins with what to do next, and it comes back in a review to answer', async () => {
  const page = await newPage(browser, { recorded: true })
  const { quiz } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + quiz)
  for (let asked = 1; asked <= 8; asked++) {
    await answerRightly(page)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: '8 of 8 right' }).waitFor()
  await page.getByText('Perfect score!').waitFor()
  await page.getByText(/^Next up: /).waitFor()
  const inOrder = await page.locator('.quiz-summary').evaluate((summary) => {
    const [actions, changes] = [summary.querySelector('.actions'), summary.querySelector('h3')]
    return actions && changes && actions.compareDocumentPosition(changes) === Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(inOrder).toBe(true)
  await expectLooksRight(page, 'a perfect score')

  await daysLater(server, 60)
  await page.goto(`${server.url}/review`)
  await left(page, 8).waitFor()
  await fillRightly(page)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('heading', { name: 'Correct' }).waitFor()
  await page.getByRole('button', { name: /^3 Good/ }).waitFor()
  await expectLooksRight(page, 'a review that was answered')
  await page.keyboard.press('3')
  await left(page, 7).waitFor()
  await page.keyboard.press('u')
  await left(page, 8).waitFor()
  await page.getByRole('heading', { name: 'Correct' }).waitFor()
  await page.keyboard.press('4')
  await left(page, 7).waitFor()
  // People who only want to recall the answer can still do so.
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'Answer' }).waitFor()
  await page.keyboard.press('1')
  await left(page, 6).waitFor()
  expect(await received(page)).toContain(SENTINEL)
  expectClean(page)
  await page.close()
})
