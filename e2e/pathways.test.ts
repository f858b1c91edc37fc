import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive } from './caller.ts'
import { openFirstLesson, openQuiz } from './journey.ts'
import { answerRightly } from './knowing.ts'
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

/** Answers the quiz of the displayed lesson. */
async function takeQuiz(page: Page) {
  await openQuiz(page)
  for (let question = 1; question <= 8; question++) {
    await answerRightly(page)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: /of 8 right/ }).waitFor()
}

test('a visitor finds a pathway on the home page and reads it with JavaScript off, down to a lesson', async () => {
  const page = await newPage(browser, { javaScript: false })
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Knots that hold' }).click()
  await page.waitForURL(/\/pathways\/knots-that-hold$/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Knots that hold')
  const steps = page.locator('.steps > li')
  await expect.poll(() => steps.count()).toBe(2)
  expect(await steps.first().textContent()).toContain('Every knot begins with one turn of a rope.')
  await page.getByRole('link', { name: 'Start' }).click()
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('link', { name: 'Start reading' }).click()
  await page.waitForURL(/\/lessons\//)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Rope')
  await page.close()
})

test('a learner follows a pathway: its next step is the first lesson, and the step after it once all is done', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await page.goto(`${server.url}/topics`)
  await page.getByRole('link', { name: 'Follow a pathway' }).click()
  await page.getByRole('link', { name: 'Knots that hold' }).click()
  await page.getByText('0 of 2 steps done').waitFor()
  await page.getByRole('heading', { name: 'Step 1: Rope in hand' }).waitFor()
  await page.getByRole('link', { name: 'Start' }).click()
  await openFirstLesson(page)
  await takeQuiz(page)

  const pathway = `${server.url}/pathways/knots-that-hold`
  await page.goto(pathway)
  await page.getByText('Started: 1 of 2 read, 8 of 16 answered').waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  // The pathway is still shown for a moment, with a link of the same name.
  await page.locator('a[href^="/lessons/"]', { hasText: 'Continue' }).click()
  await page.waitForURL(/\/lessons\//)
  await takeQuiz(page)
  await page.goto(pathway)
  await page.getByText('1 of 2 steps done').waitFor()
  await page.getByRole('heading', { name: 'Step 2: Joins and loops' }).waitFor()
  expect(await page.locator('.steps > li').first().textContent()).toContain('Done')

  // After going back without a reload, the page shows the progress made in the meantime.
  await page.getByRole('link', { name: 'Start' }).click()
  await openFirstLesson(page)
  await page.goBack()
  await page.goBack()
  await page.getByText('Started: 1 of 2 read').waitFor()
  expectClean(page)
  await page.close()
})

test("a topic that a learner asks for begins a pathway of their own, which the home page's offer then gives way to", async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await visit(page, server.url)
  await page.getByRole('heading', { name: 'Or follow a pathway' }).waitFor()
  await page.getByLabel('What do you want to learn today?').fill('whipping')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  await page.goto(`${server.url}/pathways`)
  await page.getByRole('link', { name: 'Knots', exact: true }).click()
  await page.getByText('You asked for this first.').waitFor()
  const own = page.url()
  await page.goto(server.url)
  await page.getByRole('heading', { name: 'Your topics' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Or follow a pathway' }).isVisible()).toBe(false)
  expectClean(page)
  await page.close()

  const visitor = await newPage(browser)
  expect((await visitor.goto(own))?.status()).toBe(404)
  await visitor.getByRole('heading', { name: 'We can’t find this pathway' }).waitFor()
  expectClean(visitor, { except: [/404/] })
  await visitor.close()
})

test('what cannot be reached says so and can be tried again', async () => {
  const page = await newPage(browser)
  await visit(page, `${server.url}/topics`)
  let isDown = true
  await page.route(/\/server\/info\/(recent-pathways|pathways)/, (route) => (isDown ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Follow a pathway' }).click()
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: 'Knots that hold' }).waitFor()
  expectClean(page, { except: [/Failed to load resource/] })
  await page.close()
})
