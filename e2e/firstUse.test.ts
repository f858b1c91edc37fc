import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter, writeTopic } from './caller.ts'
import { answer, makeTopic } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  // Topics are private to their owner, so learners and visitors see different lists.
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** When the server renders a private topic, it doesn't know the user yet and responds with 404. */
const NOT_THERE = /status of 404/

/** How much the contents of a list are delayed: long enough that the rest of the page has loaded. */
const LATE_MS = 1_500

/** Returns the layout shift (CLS) of a freshly loaded page. */
async function shiftOf(page: Page, path: string) {
  await visit(page, server.url + path)
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    const shifts: Shift[] = []
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0)
  })
}

const WIDTHS = [1280, 375]

test('nothing moves on the lists of topics and pathways, for a visitor and for a reader', async () => {
  const page = await newPage(browser)
  const expectStill = async (who: string, path: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect([who, path, width, await shiftOf(page, path)]).toEqual([who, path, width, 0])
    }
  }
  for (const path of ['/topics', '/pathways']) await expectStill('visitor', path)
  await enter(page, server.url)
  await makeTopic(page, 'reef knot')
  for (const path of ['/topics', '/pathways']) {
    await expectStill('reader', path)
    await page
      .getByRole('link', { name: path === '/topics' ? 'Reef knot' : 'Knots', exact: true })
      .first()
      .waitFor()
  }
  await page.goto(`${server.url}/topics`)
  await page.getByText('All topics: choose').click()
  await page.getByLabel('Mine').check()
  await page.getByLabel('Subject').selectOption('Knots')
  await page.getByText('1 topic', { exact: true }).waitFor({ state: 'attached' })
  await expectLooksRight(page, 'topics of one’s own')
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})

test('progress that comes late moves nothing on the list of topics', async () => {
  const page = await newPage(browser)
  const { quiz } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + quiz)
  await answer(page, 'glue')
  await page.route('**/progress/id/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1_200 })
    expect([width, await shiftOf(page, '/topics')]).toEqual([width, 0])
    await page.getByRole('progressbar', { name: /^Reef knot: .* 1 of \d+ questions answered$/ }).waitFor()
  }
  await page.close()
})

test('the next question, asked for from far down, is shown with the whole title of the quiz', async () => {
  // The screen is too short to show a whole unanswered question.
  const page = await newPage(browser, { width: 375, height: 420 })
  const { quiz } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + quiz)
  for (let question = 2; question <= 4; question++) {
    await answer(page, 'glue')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: 'Next question' }).click()
    const heading = page.getByRole('heading', { name: `Question ${question} of` })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const { bar, title } = await page.evaluate(() => ({
      bar: document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0,
      title: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
    }))
    expect(title).toBeGreaterThanOrEqual(bar)
  }
  await page.close()
})

test('a topic offers problems where it has some, and its map fits the page', async () => {
  const page = await newPage(browser)
  const { topic } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + topic)
  const problems = page.getByRole('button', { name: 'Problems for this topic' })
  await problems.waitFor()
  await page.route('**/server/problems?**', (route) => route.fulfill({ json: { items: [], nextCursor: null } }))
  await page.reload()
  await page.getByRole('button', { name: 'Show the map' }).click()
  expect(await problems.count()).toBe(0)

  const box = page.locator('.skill-map-box')
  await box.waitFor()
  await page.setViewportSize({ width: 1100, height: 800 })
  // A map with few skills fits anyway, so it is also checked in a narrow box.
  for (const width of ['auto', '8rem']) {
    const isCut = await box.evaluate((element, width) => {
      element.style.width = width
      return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    }, width)
    expect([width, isCut]).toEqual([width, false])
  }
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(() => box.isVisible()).toBe(false)
  await page.getByRole('list', { name: 'Skills' }).getByRole('link', { name: 'Overhand knot' }).click()
  await page.getByRole('heading', { name: 'Overhand knot', level: 1 }).waitFor()
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})

test('a daily goal that was saved stands on the home page, with what was done today', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await visit(page, `${server.url}/profile`)
  await page.getByLabel(/goal/i).fill('45')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText(/saved/i).first().waitFor()
  await page.goto(server.url)
  const week = page.getByRole('region', { name: 'This week' })
  await week.getByText(/^[01] of 45 min today\.$/).waitFor()
  await week.getByText(/^[01] minutes?$/).waitFor()
  await week.getByRole('progressbar', { name: 'Today’s goal' }).waitFor()
  expect(await week.getByRole('listitem').allTextContents()).toEqual([
    ...Array.from({ length: 6 }, () => expect.stringMatching(/^\p{L}+: 0 minutes$/u)),
    expect.stringMatching(/^\p{L}+: [01] minutes?$/u),
  ])
  await week.getByRole('link', { name: 'Change your goal' }).waitFor()
  await expectLooksRight(page, 'home with a goal')
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})

test('where nothing can be bought, the prices’ page says so and leads on', async () => {
  const page = await newPage(browser)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'First 100 subscribers get 60% off!' }).click()
  await page.waitForURL(/\/pricing/)
  await page.getByText('Billing is off on this server.').waitFor()
  expect(await page.getByRole('heading', { name: 'Subscription' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Create a free account' }).waitFor()
  await expectLooksRight(page, 'prices without billing')
  await page.getByRole('link', { name: 'Browse topics' }).click()
  await page.waitForURL(/\/topics/)
  expectClean(page)
  await page.close()
})
