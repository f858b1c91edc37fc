import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectClean, launchBrowser, newPage } from './browser.ts'
import { answer, askFor, makeTopic, openFirstLesson, openQuiz, register } from './journey.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('register → prompt → topic → lesson → quiz → progress → sign out', async () => {
  const page = await newPage(browser)
  await register(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'how do vaccines work')

  await page.getByRole('heading', { level: 1, name: 'How vaccines work' }).waitFor()
  const lessons = page.getByRole('link', { name: /pathogens|Innate|Adaptive|Antibodies|How vaccines work/ })
  expect(await lessons.count()).toBeGreaterThanOrEqual(5)
  expect(await page.getByText('This is what you asked for.').count()).toBe(1)

  await openFirstLesson(page)
  await page.getByRole('heading', { level: 1, name: 'Bacteria, viruses and other pathogens' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Worked example' }).count()).toBe(1)

  await openQuiz(page)
  for (let question = 1; question <= 8; question++) {
    await page.getByText(`Question ${question} of 8`).first().waitFor()
    await answer(page, '12')
    const verdict = await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).textContent()
    expect(verdict).toMatch(/Correct|Not quite/)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: /^\d of 8 right$/ }).waitFor()

  await page.getByRole('link', { name: 'Back to the topic' }).click()
  await page.waitForURL(/\/topic-details\//)
  await page
    .getByText(/\d of 8/)
    .first()
    .waitFor()
  expect(await page.getByText('Mastery').count()).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Ann' }).click()
  await page.waitForURL(/\/profile/)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('.')
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
  expect(await steps.count()).toBe(lessons)
  expectClean(page)
  await page.close()
})

test('what is not covered gets the honest answer and no topic, and the prompt stays', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.goto(`${server.url}/topics`, { waitUntil: 'networkidle' })
  const before = await page.getByRole('article').count()
  await askFor(page, 'the history of Ottoman ceramics')
  await page
    .getByText(
      "This server has no language model, and its built-in library doesn't cover “the history of Ottoman ceramics”.",
    )
    .waitFor()
  expect(page.url()).toBe(`${server.url}/topics`)
  expect(await page.getByLabel('What do you want to learn today?').inputValue()).toBe('the history of Ottoman ceramics')
  expect(await page.getByRole('article').count()).toBe(before)
  expectClean(page)
  await page.close()
})

test('a prompt typed while signed out comes back after signing in', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/about`, { waitUntil: 'networkidle' })
  await askFor(page, 'linear search')
  await page.waitForURL(/\/auth\/signin/)
  await page
    .getByRole('link', { name: /register|create/i })
    .first()
    .click()
  await page.waitForURL(/\/auth\/register/)
  await page.getByLabel('Name').fill('Bob')
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/about`)
  await expect.poll(() => page.getByLabel('What do you want to learn today?').inputValue()).toBe('linear search')
  expectClean(page)
  await page.close()
})
