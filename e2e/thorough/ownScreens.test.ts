import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from '../browser.ts'
import { arrive, writeTopic } from '../caller.ts'
import { daysLater } from '../daysLater.ts'
import { answer } from '../journey.ts'
import { expectLooksRight } from '../looks.ts'
import { FIXTURE, type RunningServer, startServer } from '../server.ts'
import { visit } from '../settled.ts'

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

/** The number of questions in the quiz, one of each kind. */
const QUESTIONS = 8

test('every screen of an editor: axe finds nothing, nothing scrolls sideways', async () => {
  const page = await newPage(browser)
  const { topic } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  const edit = `${server.url}${topic}/edit`
  await visit(page, edit)
  const links = page.locator('.edit-lesson').first().getByRole('link')
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs).toHaveLength(1 + QUESTIONS)
  for (const href of [edit, ...hrefs]) {
    await visit(page, href)
    await page.waitForTimeout(700)
    await expectLooksRight(page, href)
  }
  expectClean(page)
  await page.close()
})

test('every state of a review: axe finds nothing, nothing scrolls sideways', async () => {
  const page = await newPage(browser)
  const { quiz } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + quiz)
  for (let question = 1; question <= QUESTIONS; question++) {
    await answer(page, 'glue')
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await daysLater(server, 60)
  await visit(page, `${server.url}/review`)
  for (let question = QUESTIONS; question >= 1; question--) {
    await page.getByText(`${question} left`, { exact: true }).waitFor()
    if (question === QUESTIONS) await page.getByText(`${QUESTIONS} questions due now`).waitFor()
    await expectLooksRight(page, `question ${question}`)
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Answer' }).waitFor()
    await expectLooksRight(page, `answer ${question}`)
    await page.keyboard.press('3')
  }
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  await page.getByText('0 questions due now').waitFor()
  await page.getByText('View as table').click()
  await page.getByRole('row', { name: 'Now 0' }).waitFor()
  await expectLooksRight(page, 'the end')
  await page.reload()
  await page.getByText('Nothing is due now.').waitFor()
  await expectLooksRight(page, 'nothing due')
  // When the server renders a private quiz, it doesn't know the user yet and responds with 404.
  expectClean(page, { except: [/status of 404.*\/quizzes\//] })
  await page.close()
})

test('search and shared topics keep the rules of every screen', async () => {
  const owner = await newPage(browser)
  const { topic } = await writeTopic(server.url, await arrive(owner, server.url), 'bowline')
  await visit(owner, server.url + topic)
  await owner.getByRole('button', { name: 'Share with a link' }).click()
  const link = await owner.getByLabel('Read-only link').inputValue()
  await owner.close()

  const page = await newPage(browser)
  for (const where of ['/search', '/search?q=knot', '/search?q=zebra', '/topics?level=advanced']) {
    await visit(page, server.url + where)
    await expectLooksRight(page, where)
  }
  await visit(page, link)
  await expectLooksRight(page, 'a shared topic')
  await page.getByRole('link', { name: /Rope/ }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Rope' }).waitFor()
  await expectLooksRight(page, 'a shared lesson')
  expectClean(page)
  await page.close()
})
