import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { daysLater } from './daysLater.ts'
import { answer, tabTo } from './journey.ts'
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

const home = (page: Page) => visit(page, server.url)
const places = (page: Page) => page.locator('.places')

test('with nothing yet, home asks what to learn, and nothing is due', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await home(page)
  await page.getByRole('heading', { name: 'First 100 subscribers get 60% off!' }).waitFor()
  await page.getByLabel('What do you want to learn today?').waitFor()
  expect(await page.getByRole('heading', { name: 'Your topics' }).count()).toBe(0)
  expect(await places(page).getByRole('link').allTextContents()).toEqual([
    'Today',
    'Topics',
    'Review',
    'Skills',
    'Problems',
  ])
  expect(await places(page).getByRole('link', { name: 'Pathways' }).isVisible()).toBe(false)
  await expectLooksRight(page, 'home with nothing yet')
  expectClean(page)
  await page.close()
})

test('what was begun is gone on with; ten days later its reviews are one batch, by keyboard too', async () => {
  const page = await newPage(browser)
  const paths = await writeTopic(server.url, await arrive(page, server.url, { name: 'Ann' }), 'reef knot')
  const topic = server.url + paths.topic
  await visit(page, server.url + paths.quiz)
  await answer(page, 'glue')
  await home(page)
  await page.getByText(/^Good (morning|afternoon|evening), Ann$/).waitFor()
  const next = page.getByRole('region', { name: 'Continue learning' })
  await next.getByRole('heading').waitFor()
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor()
  await page.getByRole('heading', { name: 'This week' }).waitFor()
  const own = page.getByRole('region', { name: 'Your topics' })
  await own.getByRole('progressbar', { name: 'Progress in Reef knot' }).waitFor()
  await expectLooksRight(page, 'today, with nothing due')

  await daysLater(server, 10)
  await home(page)
  await page.getByText('Welcome back, Ann').waitFor()
  await page.getByRole('heading', { name: 'Review: 1 due' }).waitFor()
  await page.getByText('About 1 minute.').waitFor()
  await places(page).getByRole('link', { name: 'Review 1 due' }).waitFor()
  await expectLooksRight(page, 'today, after ten days')

  // Neither bar covers the focused element.
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await tabTo(page, /^Reef knot$/)
    const isHidden = await page.evaluate(() => {
      const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return !document.activeElement?.contains(over)
    })
    expect([width, isHidden]).toEqual([width, false])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await own.getByRole('link', { name: 'Reef knot' }).click()
  await page.waitForURL(topic)
  expectClean(page)
  await page.close()
})

test('a visitor finds the places that are open to them', async () => {
  const page = await newPage(browser)
  await visit(page, `${server.url}/topics`)
  for (const [name, isThere] of [
    ['Topics', true],
    ['Pathways', true],
    ['Problems', true],
    ['Review', false],
  ] as const) {
    expect([name, await places(page).getByRole('link', { name }).isVisible()]).toEqual([name, isThere])
  }
  await expect.poll(() => places(page).locator('[aria-current="page"]').textContent()).toBe('Topics')
  await page.setViewportSize({ width: 375, height: 812 })
  const box = await places(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(812)
  expectClean(page)
  await page.close()
})
