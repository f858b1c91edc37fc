import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { PASSWORD } from './caller.ts'
import { pressUntil, tabTo } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled, visit } from './settled.ts'

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

/** Answers the displayed question without a pointer. Its kind depends on the quiz. */
async function answerByKeys(page: Page) {
  const form = page.locator('.quiz form')
  if (await form.getByLabel('Your answer').isVisible()) {
    await tabTo(page, /^Your answer/)
    await page.keyboard.type('friction')
    return
  }
  const judgement = form.getByRole('radio', { name: 'True', exact: true })
  const options = form.locator('.option > input')
  const down = form.getByRole('button', { name: /^Move down/ }).first()
  for (const select of await form.locator('select').all()) {
    await select.focus()
    await page.keyboard.press('ArrowDown')
  }
  if (await judgement.isVisible()) {
    await judgement.focus()
    await page.keyboard.press('Space')
    await options.last().focus()
    await page.keyboard.press('Space')
  } else if ((await options.count()) > 0) {
    await pressUntil(page, '1', form.locator('.option > input:checked').first())
  } else if (await down.isVisible()) {
    await down.focus()
    await page.keyboard.press('Enter')
  }
}

test('the whole way by keyboard: account, prompt, topic, lesson, quiz, verdict, profile', async () => {
  const page = await newPage(browser)
  const { keyboard } = page
  await visit(page, server.url)
  await tabTo(page, /^Menu$/)
  await keyboard.press('Enter')
  await tabTo(page, /^Sign In$/)
  await keyboard.press('Enter')
  await page.waitForURL(/signin/)
  await page.getByRole('heading', { level: 1, name: /Sign in/i }).waitFor()
  await tabTo(page, /Create an account|Register/i)
  await keyboard.press('Enter')
  await page.waitForURL(/account=new/)
  await page.getByLabel('Name').waitFor()
  await tabTo(page, /^Name/)
  await keyboard.type('Ann')
  await tabTo(page, /^E-mail/)
  await keyboard.type(`${crypto.randomUUID()}@example.org`)
  await tabTo(page, /^Password/)
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await page.waitForURL((to) => !to.pathname.startsWith('/auth/'))

  await page.getByLabel('What do you want to learn today?').waitFor()
  await settled(page)
  await pressUntil(page, '/', page.locator('textarea:focus, input:focus').first())
  await keyboard.type('reef knot')
  await keyboard.press('Enter')
  await page.waitForURL(/topic-details/)
  await page.getByRole('link', { name: /^Start reading/ }).waitFor()
  await tabTo(page, /^Start reading/)
  await keyboard.press('Enter')
  await page.waitForURL(/\/lessons\//)
  const first = page.url()
  await page.getByRole('heading', { name: 'Check yourself' }).waitFor()
  await keyboard.press('n')
  await page.waitForURL((to) => to.pathname.startsWith('/lessons/') && to.href !== first)
  await page.getByRole('heading', { name: 'Overhand knot', level: 1 }).waitFor()
  await settled(page)
  // The URL changes before the page is shown.
  await page.getByRole('link', { name: /^Previous/ }).waitFor()
  await keyboard.press('p')
  await page.waitForURL(first)
  await page.getByRole('heading', { name: 'Rope', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Check yourself' }).waitFor()
  await tabTo(page, /^Practise/)
  await keyboard.press('Enter')
  await page.waitForURL(/\/quizzes\//)
  // The lesson, which has a question of its own, may still be shown, so this waits for the quiz.
  await page.locator('.quiz').getByRole('button', { name: 'Check' }).waitFor()
  await answerByKeys(page)
  await tabTo(page, /^Check/)
  await keyboard.press('Enter')
  await page.getByRole('button', { name: /Next question|See the summary/ }).waitFor()

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await keyboard.press('g')
  await keyboard.press('u')
  await page.waitForURL(/\/profile/)
  expectClean(page)
  await page.close()
})

test.each(['light', 'dark'] as const)(
  'palette and key sheet: keys open, act, close and give the focus back (%s)',
  async (scheme) => {
    const page = await newPage(browser, { scheme, width: scheme === 'dark' ? 320 : 1280 })
    const { keyboard } = page
    await page.goto(`${server.url}/about`)
    await settled(page)
    await page.getByRole('button', { name: 'Menu' }).focus()

    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await pressUntil(page, '?', sheet)
    expect(await axeViolations(page)).toEqual([])
    await keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')

    await keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go anywhere' })
    await palette.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await keyboard.type('pric')
    await keyboard.press('Enter')
    await page.waitForURL(/\/pricing/)
    await expect.poll(() => palette.count()).toBe(0)

    await keyboard.press('Control+k')
    await palette.waitFor()
    await keyboard.type('zzz qqq')
    await page.getByText('Make a topic about “zzz qqq”').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await keyboard.press('Escape')

    await keyboard.press('g')
    await keyboard.press('t')
    await page.waitForURL(/\/topics/)
    expectClean(page)
    await page.close()
  },
)

test('single keys can be switched off, and then do nothing', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/about`)
  await settled(page)
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await pressUntil(page, '?', sheet)
  await sheet.getByLabel(/Single-key shortcuts/).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.waitForTimeout(400)
  expect([await sheet.count(), new URL(page.url()).pathname]).toEqual([0, '/about'])
  // Key combinations still work when single keys are turned off.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Go anywhere' }).waitFor()
  await page.close()
})
