import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../server/db/client.ts'
import { recompute } from '../server/mastery/service.ts'
import { SENTINEL, SENTINEL_NUMBER } from '../server/testing/sentinel.ts'
import { closePages, expectClean, launchBrowser, newPage, received } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { answer, signIn } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

const DAY_MS = 86_400_000
/** The number of questions in the quiz, one of each kind. */
const QUESTIONS = 8

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

/** Registers a user who has answered a whole quiz, and returns their e-mail address. */
async function somebody() {
  const page = await newPage(browser)
  const person = await arrive(page, server.url)
  const { quiz } = await writeTopic(server.url, person, 'reef knot')
  await visit(page, server.url + quiz)
  for (let question = 1; question <= QUESTIONS; question++) {
    await answer(page, 'glue')
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.close()
  return person.email
}

/** Moves all attempts of a user back by this many days. */
async function age(email: string, days: number) {
  const { db } = await openDb({ dataDir: server.dataDir })
  await db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await tx
      .updateTable('attempts')
      .set((eb) => ({ answeredAt: eb('answeredAt', '-', days * DAY_MS) }))
      .where('uid', '=', id)
      .execute()
    await recompute(tx, id)
  })
  await db.destroy()
}

/** Signs in with a new browser, and opens the review. */
async function openReview(email: string) {
  const page = await newPage(browser, { recorded: true })
  await page.goto(`${server.url}/review`)
  await page.waitForURL(/signin/)
  await signIn(page, { email })
  await page.waitForURL(/\/review/)
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor()
  return page
}

const left = (page: Page, n: number) => page.getByText(`${n} left`, { exact: true })
const shown = (page: Page) => page.getByRole('heading', { name: 'Answer' })

test('the whole queue by keyboard: think, show, grade, take back, to the end; no key comes before it is asked for', async () => {
  const email = await somebody()
  await age(email, 60)
  const page = await openReview(email)
  const { keyboard } = page
  await left(page, QUESTIONS).waitFor()
  await page.getByText(/Recall about \d+%, last seen 2 months ago/).waitFor()
  await page.getByText(`${QUESTIONS} questions due now`).waitFor()
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(await received(page)).not.toContain(key)

  // An answer can't be graded before it is shown.
  await keyboard.press('3')
  await left(page, QUESTIONS).waitFor()
  await keyboard.press('Space')
  await shown(page).waitFor()
  await expect.poll(() => received(page)).toContain(SENTINEL)
  const good = page.getByRole('button', { name: /^3 Good \d+ (d|mo)$/ })
  await good.waitFor()
  await page.getByRole('button', { name: /^1 Again \d+ (min|h|d)$/ }).waitFor()
  await keyboard.press('3')
  await left(page, QUESTIONS - 1).waitFor()
  await keyboard.press('u')
  await left(page, QUESTIONS).waitFor()
  await shown(page).waitFor()

  for (let question = QUESTIONS; question >= 1; question--) {
    if (question < QUESTIONS) {
      await left(page, question).waitFor()
      await keyboard.press('Space')
    }
    await shown(page).waitFor()
    await keyboard.press(question === 2 ? '1' : '4')
  }
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  await page.getByText(/^8 questions reviewed\. The next one is due on/).waitFor()
  await page.getByRole('row', { name: /^Tie the Rope 7 of 8 \d+%\s+to\s+\d+%/ }).waitFor()
  await page.getByText('0 questions due now').waitFor()

  const { db } = await openDb({ dataDir: server.dataDir })
  const reviews = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.uid')
    .select(['attempts.grade', 'attempts.undone'])
    .where('users.email', '=', email)
    .where('attempts.source', '=', 'review')
    .orderBy('attempts.number')
    .execute()
  await db.destroy()
  expect(reviews.map(({ grade, undone }) => `${grade}${undone ? ' undone' : ''}`)).toEqual([
    '3 undone',
    '4',
    '4',
    '4',
    '4',
    '4',
    '4',
    '1',
    '4',
  ])

  await page.reload()
  await page.getByText('Nothing is due now.').waitFor()
  await page.getByText(/The next question is due on/).waitFor()
  expectClean(page)
  await page.close()
})

test('one stops at any time, sees what was done, and goes on; g r leads there; single keys can be off', async () => {
  const email = await somebody()
  await age(email, 60)
  const page = await openReview(email)
  const { keyboard } = page
  await left(page, QUESTIONS).waitFor()
  await visit(page, `${server.url}/about`)
  await expect
    .poll(
      async () => {
        await keyboard.press('g')
        await keyboard.press('r')
        await page.waitForTimeout(200)
        return new URL(page.url()).pathname
      },
      { timeout: 30_000 },
    )
    .toBe('/review')
  await left(page, QUESTIONS).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await keyboard.press('Space')
  await shown(page).waitFor()
  await keyboard.press('2')
  await left(page, QUESTIONS - 1).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(`1 question reviewed, ${QUESTIONS - 1} left.`).waitFor()
  await page.getByRole('row', { name: /^Tie the Rope 1 of 1/ }).waitFor()
  await page.getByRole('button', { name: 'Keep reviewing' }).click()
  await left(page, QUESTIONS - 1).waitFor()

  await page.evaluate(() => localStorage.setItem('lyceum.shortcuts', 'off'))
  await page.reload()
  await left(page, QUESTIONS - 1).waitFor()
  await keyboard.press('Space')
  await page.waitForTimeout(300)
  expect(await shown(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Show the answer' }).press('Space')
  await shown(page).waitFor()
  await keyboard.press('3')
  await page.getByRole('button', { name: /^3 Good/ }).click()
  await left(page, QUESTIONS - 2).waitFor()
  expectClean(page)
  await page.close()
})

test('an outage loses nothing: grades wait on the device and are sent once', async () => {
  const email = await somebody()
  await age(email, 60)
  const page = await openReview(email)
  await left(page, QUESTIONS).waitFor()
  await page.keyboard.press('Space')
  await shown(page).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('3')
  await left(page, QUESTIONS - 1).waitFor()
  await page.getByText('1 review not sent yet.').waitFor()
  await page.keyboard.press('Space')
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').first().waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 review not sent yet.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await shown(page).waitFor()
  await page.keyboard.press('4')
  await left(page, QUESTIONS - 2).waitFor()
  await page.reload()
  await left(page, QUESTIONS - 2).waitFor()
  expectClean(page, { except: [/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|socket/i] })
  await page.close()
})
