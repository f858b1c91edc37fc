import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../server/testing/modelServer.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive } from './caller.ts'

import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { revisit, visit } from './settled.ts'

/** Tests can set this promise to delay embeddings while they check the progress. */
let wait: Promise<unknown> = Promise.resolve()
let model: ModelServer
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  model = await startModelServer(async ({ texts }) => {
    await wait
    return { vectors: texts.map((text) => [text.length, 1, /knot/i.test(text) ? 9 : 0]) }
  })
  const env = { EMBEDDING_MODEL: 'compatible:embedder-1', MODEL_BASE_URL: model.baseUrl, LOG_LEVEL: 'silent' }
  server = await startServer({ script: FIXTURE, env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await model.stop()
})

const buttonOf = (page: Page, things: string) => page.getByRole('button', { name: `Embed ${things}` })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

test('an administrator embeds topics and quizzes from the menu and sees how far it is; nobody else can', async () => {
  const reader = await newPage(browser)
  await arrive(reader, server.url)
  await visit(reader, `${server.url}/topics`)
  await openMenu(reader)
  await reader.getByRole('link', { name: 'Pricing' }).waitFor()
  expect(await buttonOf(reader, 'topics').count()).toBe(0)
  expectClean(reader)
  await reader.close()

  const page = await newPage(browser)
  await arrive(page, server.url, { name: 'Root' })
  await visit(page, /http\S+\/admin\/claim\?code=\S+/.exec(server.output())?.[0] ?? '')
  await page.getByRole('button', { name: 'Become the administrator' }).click()
  await page.getByText(/You’re (now )?(the|an) administrator/i).waitFor()
  await visit(page, `${server.url}/topics`)
  await openMenu(page)
  await expectLooksRight(page, 'the menu of an administrator')

  let release = () => {}
  wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await buttonOf(page, 'topics').click()
  // Choosing a menu item closes the menu; its result is shown on the page.
  await page.getByText('Embedding topics. The menu shows the progress.').waitFor()
  await page.locator('#menu').waitFor({ state: 'hidden' })
  await openMenu(page)
  const bar = page.getByRole('progressbar', { name: 'Embedding topics' })
  await bar.waitFor()
  await page.getByText(/^0 of \d+ topics$/).waitFor()
  expect(await buttonOf(page, 'topics').getAttribute('aria-disabled')).toBe('true')
  await expectLooksRight(page, 'topics on their way')
  // Leaving the page doesn't stop the embedding.
  await revisit(page)
  await openMenu(page)
  await bar.waitFor()
  release()
  await page.getByText(/^Done: \d+ topics$/).waitFor()
  expect(await bar.count()).toBe(0)
  const calls = model.calls.length
  expect(calls).toBeGreaterThan(0)

  await buttonOf(page, 'quizzes').focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^\d+ quizzes embedded\.$/).waitFor()
  await openMenu(page)
  await page.getByText(/^Done: \d+ quizzes$/).waitFor()
  expect(model.calls.length).toBeGreaterThan(calls)
  expectClean(page)

  await page.close()
})

test('a topic leads to related ones, and a search that is misspelt to what was meant', async () => {
  const page = await newPage(browser)
  await visit(page, `${server.url}/topics`)
  await page.locator('.book a').first().click()
  const related = page.getByRole('region', { name: 'Related topics' })
  await related.waitFor()
  const link = related.getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await expectLooksRight(page, 'a topic with related ones')
  await link.click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

  await visit(page, `${server.url}/search?q=${encodeURIComponent('joins and lops')}`)
  await page.getByRole('link', { name: 'Joins and loops' }).waitFor()
  await page.getByText('Near match').first().waitFor()
  await expectLooksRight(page, 'a near match')
  expectClean(page)
  await page.close()
})
