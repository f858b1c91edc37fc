import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENTINEL } from '../server/testing/sentinel.ts'
import { closePages, expectClean, launchBrowser, newPage, received } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { expectFocused, watchScreens } from './focus.ts'
import { answer, tabTo } from './journey.ts'
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

/** Opens the page of a topic with three consecutive lessons as a new user. */
async function onTopic() {
  const page = await newPage(browser, { recorded: true })
  const { topic } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + topic)
  await page.getByRole('button', { name: 'Skip what you know' }).waitFor()
  return page
}
const next = (page: Page) => page.getByRole('button', { name: /Next question|See the summary/ }).click()
const questionOf = (page: Page) => page.locator('.quiz-progress h2').textContent()

/** Checks that a question has its styles even if no quiz has been opened before. */
async function expectStyled(page: Page) {
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(await familyOf('.stem')).toBe(await familyOf('h1'))
}

test('mixed practice of a topic: ten questions, which a reload and another tab go on with; then the skills', async () => {
  const page = await onTopic()
  const topic = page.url()
  await page.getByRole('button', { name: 'Practise this topic' }).click()
  await page.waitForURL(/\/practice\//)
  await page.getByText('Question 1 of 10').waitFor()
  await expectLooksRight(page, 'practice')
  expect(await received(page)).not.toContain(SENTINEL)
  await answerRightly(page)
  await next(page)
  await answer(page, 'wrong')
  await next(page)
  await page.getByText('Question 3 of 10').waitFor()
  await page.reload()
  await page.getByText('Question 2 of 10').or(page.getByText('Question 3 of 10')).waitFor()
  await expectStyled(page)
  if ((await questionOf(page)) === 'Question 2 of 10') await next(page)

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Next question' }).click()
  await other.getByText('Question 3 of 10').waitFor()
  await other.close()

  for (let question = 3; question <= 10; question++) {
    await answerRightly(page)
    await next(page)
  }
  await page.getByRole('heading', { name: /(9|10) of 10 right/ }).waitFor()
  await expectLooksRight(page, 'summary of a practice')
  await page.getByRole('link', { name: 'Back to the topic' }).click()
  await page.waitForURL(topic)
  expectClean(page)
  await page.close()
})

test('what is known already is found out, passed over, and undone', async () => {
  const page = await onTopic()
  const topic = page.url()
  await page.getByRole('button', { name: 'Skip what you know' }).click()
  await page.waitForURL(/\/diagnosis\//)
  await page.getByText('Question 1 of at most 12').waitFor()
  await expectLooksRight(page, 'diagnosis')
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.locator('.field-error').waitFor()

  // Leave the practice halfway, and resume it from the topic.
  await fillRightly(page)
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByText('Question 2 of at most 12').waitFor()
  await page.reload()
  await page.getByText('Question 2 of at most 12').waitFor()
  await expectStyled(page)
  await page.goto(topic)
  await page.getByRole('link', { name: 'Resume the check' }).click()
  for (let question = 2; question <= 12; question++) {
    await page.getByRole('button', { name: 'Answer' }).or(page.getByText('You know all of it')).first().waitFor()
    if (await page.getByText('You know all of it').isVisible()) break
    expect(await questionOf(page)).toBe(`Question ${question} of at most 12`)
    await fillRightly(page)
    await page.getByRole('button', { name: 'Answer' }).click()
    await page
      .getByText(`Question ${question + 1} of at most 12`)
      .or(page.locator('.lesson-judgements'))
      .first()
      .waitFor()
  }
  await page.getByRole('heading', { name: 'You know all of it' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('You know all of it')
  await expect.poll(() => page.getByText(/^You know this/).count()).toBe(3)
  await expectLooksRight(page, 'result')
  expect(await received(page)).not.toContain(SENTINEL)

  await page.getByRole('link', { name: 'Continue the topic' }).click()
  await page.getByRole('heading', { name: 'You’ve done everything here' }).waitFor()
  await expect.poll(() => page.getByText('You know this').count()).toBe(3)
  await expectLooksRight(page, 'topic that is known')
  await page.getByRole('link', { name: 'What you know already' }).click()
  await page.getByRole('button', { name: 'Undo for Overhand knot' }).click()
  await page.getByText('To read, as you chose').waitFor()
  await page.getByRole('link', { name: 'Continue the topic' }).click()
  await page.getByRole('heading', { name: 'Lesson 2: Overhand knot' }).waitFor()
  await expect.poll(() => page.getByText('You know this').count()).toBe(2)
  await page.getByRole('link', { name: 'What you know already' }).click()
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(() => page.getByText('To read, as you chose').count()).toBe(3)
  await page.getByRole('link', { name: 'Continue the topic' }).click()
  await page.getByRole('heading', { name: 'Lesson 1: Rope' }).waitFor()
  expectClean(page)
  await page.close()
})

test('who knows nothing says so by the keyboard alone, ends early, and reads from the start', async () => {
  const page = await onTopic()
  await tabTo(page, /^Skip what you know/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/diagnosis\//)
  await page.getByText('Question 1 of at most 12').waitFor()
  const listScreens = await watchScreens(page, '.quiz-progress h2, .quiz h2.display')
  await tabTo(page, /^I don’t know/)
  await page.keyboard.press('Enter')
  await page.getByText('Question 2 of at most 12').or(page.locator('.lesson-judgements')).first().waitFor()
  if (await page.locator('.quiz-progress').isVisible()) {
    await tabTo(page, /^Stop and see/)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: /new to you|You know \d of 3/ }).waitFor()
  expectFocused(await listScreens())
  await tabTo(page, /^Continue the topic/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Lesson 1: Rope' }).waitFor()
  expectClean(page)
  await page.close()
})

test("an answer that does not arrive can be sent again; somebody else's are not here", async () => {
  const page = await onTopic()
  await page.getByRole('button', { name: 'Skip what you know' }).click()
  await page.getByText('Question 1 of at most 12').waitFor()
  const diagnosis = page.url()
  let isDown = true
  await page.route('**/server/user/diagnosis/answer', (route) => (isDown ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Question 2 of at most 12').or(page.locator('.lesson-judgements')).first().waitFor()
  expectClean(page, { except: [/Failed to load resource/] })

  const stranger = await newPage(browser)
  await arrive(stranger, server.url)
  await stranger.goto(diagnosis)
  await stranger.getByRole('heading', { name: 'We can’t find this check' }).waitFor()
  await stranger.goto(`${server.url}/practice/nothing`)
  await stranger.getByRole('heading', { name: 'We can’t find this practice' }).waitFor()
  await stranger.close()
  await page.close()

  const visitor = await newPage(browser)
  await visitor.goto(`${server.url}/practice/nothing`)
  await visitor.waitForURL(/\/auth\/signin\?next=/)
  await visitor.close()
})
