import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../server/db/client.ts'
import { recompute } from '../server/mastery/service.ts'
import { expectClean, launchBrowser, newPage } from './browser.ts'
import { makeTopic, openFirstLesson, openQuiz, register } from './journey.ts'
import { answerRightly, fillRightly } from './knowing.ts'
import { type RunningServer, startServer } from './server.ts'

const DAY_MS = 86_400_000
const QUESTIONS = 8

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ script: 'e2e/fixtureServer.ts' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Days go by: all that anybody has answered lies so much further back. */
async function daysLater(days: number) {
  const { db } = await openDb({ dataDir: server.dataDir })
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('attempts')
      .set((eb) => ({ answeredAt: eb('answeredAt', '-', days * DAY_MS) }))
      .execute()
    for (const { uid } of await tx.selectFrom('learners').select('uid').execute()) await recompute(tx, uid)
  })
  await db.destroy()
}

async function levelOf(page: Page, skill: string) {
  await page.goto(`${server.url}/skills`)
  const row = page.getByRole('listitem').filter({ hasText: skill }).last()
  await row.waitFor()
  return /Attempted|Familiar|Proficient|Mastered/.exec((await row.textContent()) ?? '')?.[0]
}

test('a skill across days: found unknown, read, practised with a hint, reviewed when due, promoted, and faded', async () => {
  const page = await newPage(browser)
  await register(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'reef knot')
  const topic = page.url()

  await page.getByRole('button', { name: 'See what you know already' }).click()
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByText(/Question 2, \d+ at most/).waitFor()
  await page.getByRole('button', { name: 'End here and see the result' }).click()
  await page.getByRole('link', { name: 'Go on with the topic' }).click()
  await page.waitForURL(topic)

  await openFirstLesson(page)
  await openQuiz(page)
  await fillRightly(page)
  await page.getByRole('button', { name: 'Get a hint' }).click()
  await page.getByText(/Hint 1 of/).waitFor()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Next question' }).click()
  for (let question = 2; question <= QUESTIONS; question++) {
    await answerRightly(page)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: `${QUESTIONS} of ${QUESTIONS} right` }).waitFor()
  // However many are right: nobody is proficient on the first day.
  expect(await levelOf(page, 'Tie the Rope')).toBe('Familiar')

  await daysLater(40)
  await page.goto(server.url)
  await page.getByRole('heading', { name: /^\d+ due$/ }).waitFor()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
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

  await daysLater(3_000)
  expect(await levelOf(page, 'Tie the Rope')).toBe('Familiar')
  expectClean(page)
  await page.close()
})
