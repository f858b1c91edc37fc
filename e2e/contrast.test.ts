import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, movementEnded, newPage } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { answer, makeTopic } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'

/** The settings tested: more contrast in the light theme, and a system's own (forced) colours in the dark theme. */
const looks = [
  { name: 'more contrast', media: { contrast: 'more', forcedColors: 'none', colorScheme: 'light' } },
  { name: 'forced colours', media: { contrast: 'no-preference', forcedColors: 'active', colorScheme: 'dark' } },
] as const

let server: RunningServer
let browser: Browser
let page: Page
let paths: Record<'topic' | 'lesson' | 'quiz', string>

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
  page = await newPage(browser)
  const ann = await arrive(page, server.url)
  const { topic, lesson, quiz } = await writeTopic(server.url, ann, 'reef knot')
  paths = { topic: server.url + topic, lesson: server.url + lesson, quiz: server.url + quiz }
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

async function expectReadable(where: string) {
  for (const { name, media } of looks) {
    await page.emulateMedia(media)
    expect([where, name, await axeViolations(page, 'colours')]).toEqual([where, name, []])
  }
}

test('with more contrast and with forced colours, axe finds nothing to read that is too faint', async () => {
  for (const path of ['/', '/topics', '/skills', '/profile', '/problems', '/nope']) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await expectReadable(path)
  }
  for (const url of [paths.topic, paths.lesson, paths.quiz]) {
    await page.goto(url, { waitUntil: 'networkidle' })
    await expectReadable(new URL(url).pathname)
  }
  await answer(page, 'glue')
  await expectReadable('a verdict')
  expectClean(page, { except: [/404/] })
})

test('with forced colours, what is chosen, begun and focused is seen', async () => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'no-preference', colorScheme: 'dark' })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.getByText('Level, length and contents').click()
  const shadow = (state: string) =>
    page
      .locator(`.chip:${state}`)
      .first()
      .evaluate((chip) => getComputedStyle(chip, '::before').boxShadow)
  expect(await shadow('has(:checked)')).not.toBe('none')
  expect(await shadow('not(:has(:checked))')).toBe('none')

  const colours = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, which) => [
          getComputedStyle(element, which).backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ],
        pseudo,
      )
  const expectSeen = async (selector: string, pseudo?: string) => {
    const [own, behind] = await colours(selector, pseudo)
    expect([selector, own === behind || own === 'rgba(0, 0, 0, 0)']).toEqual([selector, false])
  }
  await expectSeen('.places [aria-current="page"]', '::after')
  // A topic whose first lesson is the next step.
  await makeTopic(page, 'bowline')
  await expectSeen('[data-next] > .step-mark')
  await expectSeen('.btn-primary')
  await expectSeen('.cover')
  await page.goto(paths.lesson, { waitUntil: 'networkidle' })
  await expectSeen('.rise i')
  await expectSeen('.rise i', '::after')

  await page.keyboard.press('Tab')
  await movementEnded(page)
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle, outlineWidth }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' })
  expectClean(page, { except: [/404/] })
})
