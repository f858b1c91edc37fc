import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter, writeTopic } from './caller.ts'
import { type RunningServer, startServer } from './server.ts'

/** The height of the page of a topic with five lessons, in windows of 1280 x 800. */
const TOPIC_HEIGHT = 1_500
const screens = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
]

let server: RunningServer
let browser: Browser
/** The URL of a topic whose owner has begun to read it. */
let topic: string
let returning: Page

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  returning = await newPage(browser)
  const person = await arrive(returning, server.url)
  const paths = await writeTopic(server.url, person, 'merge sort')
  topic = server.url + paths.topic
  await person.call('POST', '/lessons/read', { lessonId: paths.lesson.split('/').at(-1) })
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** Expects each part to be entirely inside the window, above the bar at the bottom of narrow screens. */
async function expectAboveFold(page: Page, { width, height }: { width: number; height: number }, parts: Locator[]) {
  const bar = await page.locator('.places').boundingBox()
  const fold = bar && bar.y > height / 2 ? bar.y : height
  for (const part of parts) {
    await part.waitFor()
    const { y, height: own } = (await part.boundingBox()) ?? { y: -1, height: 0 }
    const where = `${part} at ${width} x ${height}: ${Math.round(y)} to ${Math.round(y + own)}, fold at ${fold}`
    expect([where, y >= 0 && y + own <= fold]).toEqual([where, true])
  }
}

test.each(screens)('home begins above the fold at $width x $height, for who is new and who is back', async (screen) => {
  const visitor = await newPage(browser, screen)
  const prompt = visitor.getByLabel('What do you want to learn today?')
  const start = visitor.getByRole('button', { name: 'Start learning' })
  await visitor.goto(server.url, { waitUntil: 'networkidle' })
  const question = visitor.locator('.try-one .try-choice').last()
  await expectAboveFold(visitor, screen, screen.width > 1000 ? [prompt, start, question] : [prompt, start])
  await enter(visitor, server.url)
  await expectAboveFold(visitor, screen, [prompt, start])
  expectClean(visitor)
  await visitor.close()

  await returning.setViewportSize(screen)
  await returning.goto(server.url, { waitUntil: 'networkidle' })
  await expectAboveFold(returning, screen, [returning.locator('.today-next a')])
})

test.each(screens)(
  'a topic begins above the fold at $width x $height, for who is new and who is back',
  async (screen) => {
    const visitor = await newPage(browser, screen)
    await returning.setViewportSize(screen)
    for (const page of [visitor, returning]) {
      await page.goto(topic, { waitUntil: 'networkidle' })
      const next = page.locator('.next-step .btn-primary')
      const firstLesson = page.locator('.steps h3').first()
      await expectAboveFold(page, screen, screen.width > 1000 ? [next, firstLesson] : [next])
    }
    await visitor.close()
  },
)

test('the page of a topic with five lessons is at most 1,500 pixels high', async () => {
  const visitor = await newPage(browser)
  await returning.setViewportSize({ width: 1280, height: 800 })
  for (const page of [visitor, returning]) {
    await page.goto(topic, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Related topics' }).waitFor()
    expect(await page.locator('.steps > li').count()).toBe(5)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TOPIC_HEIGHT)
  }
  expectClean(returning)
  await visitor.close()
})
