import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from '../browser.ts'
import { askFor, makeTopic, register } from '../journey.ts'
import { FARE, problemPath, result, writeProgram } from '../programs.ts'
import { type RunningServer, startServer } from '../server.ts'
import { visit } from '../settled.ts'

/*
 * Ways through the real library that other journeys show in parts: problems.test.ts how a problem is solved,
 * firstMinutes.test.ts how a prompt leads to an account and on.
 */
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

test('problem → a test fails and says why → the skill → all pass → a vote → the skill has moved', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  const mastery = async () => {
    await visit(page, `${server.url}/skills`)
    const row = page
      .locator('.skill-row')
      .filter({ hasText: /condition|if/i })
      .first()
    // There are too few answers for a percentage, so this reads the number of right ones.
    return Number(/(\d+) of \d+ right/.exec(await row.innerText())?.[1])
  }
  const open = async () => {
    await visit(page, server.url + problemPath)
    await page.locator('main').getByLabel('Language').selectOption('javascript')
    await page.locator('.cm-content').waitFor()
  }
  const submit = () => page.getByRole('button', { name: 'Submit' }).click()
  await open()
  await writeProgram(page, FARE.wrong)
  await submit()
  await result(page, /^\d+ of 12 passed/)
  const failed = page.locator('.results > .is-failed').first()
  expect(await failed.locator('.difference').innerText()).toMatch(/Expected\s+3500\s+Got\s+4000/)
  expect(await failed.innerText()).toContain('ferryFare(41, 6)')
  const before = await mastery()
  expect(before).toBeGreaterThanOrEqual(0)

  await open()
  await writeProgram(page, FARE.right)
  await submit()
  await result(page, 'All 12 passed')
  const up = page.getByRole('button', { name: /^Good problem/ })
  await up.click()
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
  expect(await mastery()).toBeGreaterThan(before)
  expectClean(page)
  await page.close()
})

test.each([
  ['binary search', 'Binary search', 3],
  ['adding fractions', 'Adding and subtracting fractions', 3],
])('%j becomes %j with its prerequisites', async (prompt, title, lessons) => {
  const page = await newPage(browser)
  await register(page, server.url)
  await makeTopic(page, prompt)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const steps = page.getByRole('heading', { name: 'Lessons' }).locator('xpath=following::ol[1]/li')
  await expect.poll(() => steps.count()).toBe(lessons)
  expectClean(page)
  await page.close()
})

test('a prompt typed while signed out becomes a topic after signing in', async () => {
  const page = await newPage(browser)
  await visit(page, `${server.url}/about`)
  await askFor(page, 'linear search')
  await page.waitForURL(/\/auth\/signin/)
  await page.getByRole('link', { name: 'Create an account', exact: true }).click()
  await page.waitForURL(({ pathname, searchParams: of }) =>
    [pathname === '/auth/signin', of.get('account') === 'new', of.get('next') === '/about'].every(Boolean),
  )
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  await page.getByLabel('Name').fill('Bob')
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { name: 'Linear search', level: 1 }).waitFor()
  expectClean(page)
  await page.close()
})
