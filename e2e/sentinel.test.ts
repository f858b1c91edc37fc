import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROGRESS_INTERVAL_MS, PROGRESS_MESSAGES } from '../contract/generation.ts'
import { SENTINEL } from '../server/testing/library.ts'
import { expectClean, launchBrowser, newPage, received } from './browser.ts'
import { answer, askFor, makeTopic, openFirstLesson, openQuiz, register } from './journey.ts'
import { type RunningServer, startServer } from './server.ts'

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

test('no byte of HTML, HTTP or socket carries a key or a reason before its answer', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await makeTopic(page, 'reef knot')
  await page.reload()
  await openFirstLesson(page)
  await page.reload()
  await openQuiz(page)
  await page.reload()
  await page.getByRole('button', { name: 'Check' }).waitFor()
  const before = await received(page)
  expect(before).toContain('Question')
  expect(before).not.toContain(SENTINEL)

  await answer(page, 'glue')
  await expect.poll(() => received(page)).toContain(SENTINEL)
  expectClean(page)
  await page.close()
})

test("the overlay says the specification's messages on their clock, and shows what really happens", async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.waitForLoadState('networkidle')
  await askFor(page, 'bowline please')
  const overlay = page.getByRole('dialog', { name: 'Generating your topic' })
  await overlay.getByText('Generating your topic...').waitFor()
  const from = Date.now()
  for (const [index, message] of PROGRESS_MESSAGES.slice(0, 2).entries()) {
    await overlay.getByText(message).waitFor()
    expect(Math.abs(Date.now() - from - (index + 1) * PROGRESS_INTERVAL_MS)).toBeLessThan(1_000)
  }
  await overlay.getByText('Drawing up the outline').waitFor()
  await page.waitForURL(/\/topic-details\//)
  await overlay.waitFor({ state: 'detached' })
  expectClean(page)
  await page.close()
})

test('cancelling ends the overlay, and no topic comes', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await askFor(page, 'rope please')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await sleep(300)
  expect(new URL(page.url()).pathname).toBe('/')
  expectClean(page)
  await page.close()
})

test('in the background the topic comes as a toast with a link, and the page stays', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await askFor(page, 'overhand please')
  await page.getByRole('button', { name: 'Continue in background' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await page.waitForURL(/\/about/)
  await page.getByRole('link', { name: 'Open the topic' }).waitFor({ timeout: 15_000 })
  expect(new URL(page.url()).pathname).toBe('/about')
  expectClean(page)
  await page.close()
})
