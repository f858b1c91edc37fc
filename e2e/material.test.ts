import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDb } from '../server/db/client.ts'
import type { Item } from '../server/items/service.ts'
import { column, pdfOf } from '../server/testing/documents/pdf.ts'
import { ESTUARIES } from '../server/testing/material.ts'
import { type MediaWikiDouble, startMediaWiki } from '../server/testing/mediawiki/server.ts'
import { tablesWith } from '../server/testing/searched.ts'
import * as one from '../words/en/material.text.ts'
import * as words from '../words/en/material.ts'
import * as source from '../words/en/passages.ts'
import * as look from '../words/en/questions.look.ts'
import * as player from '../words/en/quizzes.player.ts'
import * as owner from '../words/en/topics.owner.ts'
import { answerByKey } from './answerByKey.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, type Caller, enter, PASSWORD } from './caller.ts'
import { goingOnStood, watchGoingOn } from './goingOn.ts'
import { openQuiz } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let wiki: MediaWikiDouble
let browser: Browser
beforeAll(async () => {
  wiki = await startMediaWiki()
  server = await startServer({
    env: { WIKIPEDIA_URL: wiki.url, FETCHING: 'on', FETCH_ALLOWED_HOSTS: `127.0.0.1:${wiki.port}` },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await wiki.close()
})

/** When the server renders a private topic, it doesn't know the user yet and responds with 404. */
const NOT_THERE = /status of 404/

/** Erases the account after the test. Otherwise, a retry would find texts of the earlier attempt in the database. */
const eraseAfterwards = ({ email, call }: Caller) =>
  onTestFinished(() => call('POST', '/user/erase', { email, password: PASSWORD }).then(() => {}))

async function openFirstLesson(page: Page) {
  await page.waitForURL((to) => to.pathname.startsWith('/topic-details/'))
  await page.getByRole('link', { name: /^Start reading/ }).click()
  await page.waitForURL((to) => to.pathname.startsWith('/lessons/'))
}

test('a pasted text becomes a topic whose numbers open their passages; it is shared with its owner’s word, renamed, deleted', async () => {
  const page = await newPage(browser)
  await enter(page, server.url)
  await page.getByRole('link', { name: 'Or start from a text, file or web page of your own' }).click()
  await page.getByRole('button', { name: words.add, exact: true }).click()
  await page.getByText(words.textMissing).waitFor()
  await page.getByLabel(words.pasteHere).fill(ESTUARIES)
  await expectLooksRight(page, 'own material')
  await page.getByRole('button', { name: words.add, exact: true }).click()
  await page.waitForURL((to) => /^\/material\/.+/.test(to.pathname))
  const text = page.url()
  await page.getByRole('heading', { name: one.makeTitle }).waitFor()
  await expectLooksRight(page, 'a text')

  await page.getByRole('button', { name: one.make }).click()
  await openFirstLesson(page)
  const number = page.locator('article a[href^="#passage-"]').first()
  await number.click()
  const passage = page.getByRole('dialog', { name: source.passage })
  const quote = await passage.locator('mark').innerText()
  expect(ESTUARIES.replaceAll('**', '')).toContain(quote)
  await expectLooksRight(page, 'a passage')
  await passage.getByRole('button', { name: 'Close' }).click()
  await passage.waitFor({ state: 'detached' })
  await expect.poll(() => number.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.locator('.crumbs a').last().click()
  await page.getByRole('button', { name: 'Share with a link' }).click()
  await page.getByText(owner.rightsFirst).waitFor()
  await page.getByLabel(owner.hasRights).check()
  await page.getByRole('button', { name: 'Share with a link' }).click()
  const link = await page.getByLabel('Read-only link').inputValue()
  const visitor = await newPage(browser)
  await visit(visitor, link)
  await visitor.locator('a[href*="lesson="]').first().click()
  await visitor.locator('a[href^="#passage-"]').first().click()
  expect(await visitor.getByRole('dialog', { name: source.passage }).locator('mark').innerText()).toBe(quote)
  expectClean(visitor)
  await visitor.close()

  await visit(page, text)
  await page.getByText(one.change).click()
  await page.getByLabel(one.newTitle).fill('Where rivers end')
  await page.getByRole('button', { name: one.rename, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Where rivers end' }).waitFor()
  await page.getByRole('button', { name: one.deleteIt }).click()
  await page.getByRole('button', { name: one.deleteNow }).click()
  await page.getByText(words.noneYet).waitFor()
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})

test('a file is read with its pages; one that is none says so, and nothing is lost', async () => {
  const page = await newPage(browser)
  eraseAfterwards(await arrive(page, server.url))
  await visit(page, `${server.url}/material`)
  await page.getByLabel(words.ways.file).check()
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') })
  await page.getByRole('alert').waitFor()
  await expectLooksRight(page, 'a file that cannot be read')
  // Changes the name, because the topic of the pasted text isn't deleted and contains the original name.
  const paragraphs = ESTUARIES.replaceAll('**', '').replaceAll('Penhallow', 'Trevarthen').split('\n\n')
  // Without emphasised words, the rules find fewer terms to ask about, so this adds some.
  paragraphs.push(
    'A sandspit is a strip of sand that grows out from the shore where the coast turns. The sandspit at Hollin is two kilometres long. A lagoon is a shallow body of water that is cut off from the sea by a bank of sand. The lagoon behind it freezes in most winters.',
  )
  const pages = [paragraphs.slice(0, 5), paragraphs.slice(5, 10), paragraphs.slice(10)]
  const buffer = Buffer.from(pdfOf(pages.map((page) => column(page))))
  await field.setInputFiles({ name: 'estuaries.pdf', mimeType: 'application/pdf', buffer })
  await page.waitForURL((to) => /^\/material\/.+/.test(to.pathname))
  await page
    .getByText(/^ ?\d+ min · pages? 1/)
    .first()
    .waitFor()

  await page.getByRole('button', { name: one.make }).click()
  await openFirstLesson(page)
  await page.locator('article a[href^="#passage-"]').first().click()
  const passage = page.getByRole('dialog', { name: source.passage })
  expect(paragraphs.join(' ')).toContain(await passage.locator('mark').innerText())
  await passage.getByText(/page 1/i).waitFor()
  await passage.getByRole('button', { name: 'Close' }).click()
  await openQuiz(page)
  await countMineAsRight(page)
  await masterQuiz(page, { least: 3, from: 2 })
  await deleteEverything(page, 'Trevarthen')
  expectClean(page, { except: [/status of 4\d\d/] })
  await page.close()
})

/** Answers the first question in words that the server scores as wrong, and accepts the answer as right anyway. */
async function countMineAsRight(page: Page) {
  await page.getByLabel(look.yourAnswer).fill('what the ebb leaves behind')
  await watchGoingOn(page)
  await page.getByRole('button', { name: player.check }).click()
  await page.getByRole('heading', { name: player.verdicts.wrong }).waitFor()
  await page.getByRole('button', { name: player.acceptMine }).waitFor()
  expect(await goingOnStood(page)).toHaveLength(1)
  await expectLooksRight(page, 'an answer that can be accepted')
  await page.getByRole('button', { name: player.acceptMine }).click()
  await page.getByText(player.accepted).waitFor()
  await page.getByRole('heading', { name: player.verdicts.right }).waitFor()
  await expectLooksRight(page, 'an accepted answer')
  await page.getByRole('button', { name: player.next }).click()
}

/**
 * Answers the questions of the open quiz correctly, starting with the one at position `from`. After each answer,
 * there's a link to the passage it's based on.
 */
async function masterQuiz(page: Page, { least, from = 1 }: { least: number; from?: number }) {
  // By now, the quiz is in the database.
  const { db } = await openDb({ dataDir: server.dataDir })
  const items = (await db.selectFrom('questions').select('item').execute()).map(({ item }) => JSON.parse(item) as Item)
  await db.destroy()
  for (let answered = from; ; answered++) {
    await answerByKey(page, items)
    await page.locator('a[href^="#passage-"]').first().waitFor()
    const next = page.getByRole('button', { name: /Next question|See the summary/ })
    const isLast = (await next.innerText()).includes('summary')
    await next.click()
    if (!isLast) continue
    await page.getByRole('heading', { name: `${answered} of ${answered} right` }).waitFor()
    expect(answered).toBeGreaterThanOrEqual(least)
    return
  }
}

/** Deletes the person's only text with its topics, and checks that nothing of it is left in the database. */
async function deleteEverything(page: Page, word: string) {
  await visit(page, `${server.url}/material`)
  await page.locator('.rows a').first().click()
  await page.getByText(one.change).click()
  await page.getByRole('button', { name: one.deleteIt }).click()
  await page.getByLabel(one.deleteTopics).check()
  await page.getByRole('button', { name: one.deleteNow }).click()
  await page.getByText(words.noneYet).waitFor()
  const { db } = await openDb({ dataDir: server.dataDir })
  expect(await tablesWith(db, word)).toEqual([])
  await db.destroy()
}

test('a prompt without a topic starts from Wikipedia', async () => {
  const page = await newPage(browser)
  eraseAfterwards(await arrive(page, server.url))
  await visit(page, server.url)
  await page.locator('main textarea[name=prompt]').fill('sourdough')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start from Wikipedia' }).waitFor()
  await expectLooksRight(page, 'a refused prompt')
  await page.getByRole('button', { name: 'Start from Wikipedia' }).click()
  await openFirstLesson(page)
  await page
    .getByRole('link', { name: /CC BY-SA/ })
    .first()
    .waitFor()
  await expectLooksRight(page, 'a lesson from Wikipedia')
  await openQuiz(page)
  await masterQuiz(page, { least: 1 })
  await deleteEverything(page, 'lactic acid bacteria')
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})
