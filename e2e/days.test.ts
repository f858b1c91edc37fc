import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, deleteAfterwards, enter } from './caller.ts'
import { daysLater } from './daysLater.ts'
import { makeTopic, openFirstLesson, openQuiz } from './journey.ts'
import { fillRightly } from './knowing.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

const QUESTIONS = 8
const STEM = 'What makes this knot hold under load?'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

async function levelOf(page: Page, skill: string) {
  await page.goto(`${server.url}/skills`)
  const row = page.getByRole('listitem').filter({ hasText: skill }).last()
  await row.waitFor()
  return /Attempted|Familiar|Proficient|Mastered/.exec((await row.textContent()) ?? '')?.[0]
}

/**
 * Answers the quiz: uses a hint for one question, reports another whose answer key is wrong, and answers the rest
 * right.
 */
async function practise(page: Page) {
  let hinted = false
  for (let question = 1; question <= QUESTIONS; question++) {
    await page.getByRole('button', { name: 'Check' }).waitFor()
    const isDoubtful = (await page.locator('.stem').textContent())?.startsWith(STEM)
    if (isDoubtful) await page.getByLabel('Magnets').check()
    else await fillRightly(page)
    if (!isDoubtful && !hinted) {
      await page.getByRole('button', { name: 'Get a hint' }).click()
      await page.getByText(/Hint 1 of/).waitFor()
      hinted = true
    }
    await page.getByRole('button', { name: 'Check' }).click()
    const next = page.getByRole('button', { name: /Next question|See the summary/ })
    await next.waitFor()
    if (isDoubtful) {
      await page.getByRole('button', { name: 'Report a problem' }).click()
      await page.getByLabel('In your own words').fill('It is magnets.')
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('we’ll let you know').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
    }
    await next.click()
  }
}

/** Opens the report as the topic's owner, corrects the key and replies. */
async function mend(owner: Page) {
  await owner.reload()
  await owner.getByRole('link', { name: 'Edit lessons and questions (1 report)' }).click()
  await owner.getByRole('link', { name: 'Open and decide' }).click()
  const option = owner.locator('.edit-piece').filter({ has: owner.locator('textarea', { hasText: /^Magnets$/ }) })
  await option.getByLabel('This is right', { exact: true }).check()
  await owner.getByLabel('Your reply to Ann').fill('Magnets it is.')
  await owner.getByRole('button', { name: 'Save and uphold' }).click()
  await owner.getByRole('heading', { name: 'Decided' }).waitFor()
}

test('a skill across days: found unknown, read, practised with a hint, regraded, reviewed when due, promoted, and faded', async () => {
  const owner = await newPage(browser)
  const olga = await enter(owner, server.url, { name: 'Olga' })
  await makeTopic(owner, 'reef knot')
  deleteAfterwards(olga, owner.url())
  await owner.getByText('Public', { exact: true }).click()
  await owner.getByText('Everyone can find and read it.').waitFor()
  const topic = owner.url()

  const page = await newPage(browser)
  await arrive(page, server.url, { name: 'Ann' })
  await visit(page, topic)
  await page.getByRole('button', { name: 'Skip what you know' }).click()
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByText(/Question 2 of at most \d+/).waitFor()
  await page.getByRole('button', { name: 'Stop and see the result' }).click()
  await page.getByRole('link', { name: 'Continue the topic' }).click()
  await page.waitForURL(topic)

  await openFirstLesson(page)
  await openQuiz(page)
  await practise(page)
  await page.getByRole('heading', { name: `${QUESTIONS - 1} of ${QUESTIONS} right` }).waitFor()
  await mend(owner)
  await visit(page, server.url)
  await page.getByText('You were right, and we’ve corrected it. Magnets it is.').waitFor()
  // Even with all answers right, nobody becomes proficient on the first day.
  expect(await levelOf(page, 'Tie the Rope')).toBe('Familiar')

  await daysLater(server, 40)
  await page.goto(server.url)
  await page.getByRole('heading', { name: /^Review: \d+ due$/ }).waitFor()
  await page.getByRole('link', { name: 'Review now', exact: true }).click()
  await page.waitForURL(/\/review/)
  const due = Number.parseInt((await page.getByText(/^\d+ left$/).textContent()) ?? '', 10)
  expect(due).toBeGreaterThanOrEqual(QUESTIONS)
  for (let left = due; left > 0; left--) {
    await page.getByText(`${left} left`, { exact: true }).waitFor()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Answer' }).waitFor()
    await page.keyboard.press('3')
  }
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  expect(await levelOf(page, 'Tie the Rope')).toBe('Proficient')

  await daysLater(server, 3_000)
  expect(await levelOf(page, 'Tie the Rope')).toBe('Familiar')
  expectClean(page)
  expectClean(owner)
  await page.close()
  await owner.close()
})
