import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROGRESS_INTERVAL_MS, PROGRESS_MESSAGES } from '../contract/generation.ts'
import { SENTINEL, SENTINEL_NUMBER } from '../server/testing/sentinel.ts'
import { closePages, expectClean, launchBrowser, newPage, received } from './browser.ts'
import { enter } from './caller.ts'
import { answer, askFor, makeTopic, openFirstLesson, openQuiz } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { revisit, settled, visit } from './settled.ts'

const MESSAGES = ['Generating your topic...', ...PROGRESS_MESSAGES.slice(0, 2)]
const STAGE = 'Drawing up the outline'

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

test('no byte of HTML, HTTP or socket carries a key or a reason before its answer', async () => {
  const page = await newPage(browser, { recorded: true })
  await enter(page, server.url)
  // Responses cut off by a reload can't be read, so wait until none are pending.
  const again = async () => {
    await settled(page)
    await revisit(page)
  }
  await makeTopic(page, 'reef knot')
  await again()
  await openFirstLesson(page)
  await again()
  await openQuiz(page)
  await again()
  await page.getByRole('button', { name: 'Check' }).waitFor()
  const before = await received(page)
  expect(before).toContain('Question')
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(before).not.toContain(key)

  await answer(page, 'glue')
  await expect.poll(() => received(page)).toContain(SENTINEL)
  expectClean(page)
  await page.close()
})

test('whoever may not edit a question is not given its source', async () => {
  const get = async (path: string) => (await fetch(`${server.url}/server/info/${path}`)).json()
  const { steps } = await get('pathways/knots-that-hold')
  const topic = await get(`topics/${steps[0].topic.id}`)
  const { questions } = await get(`quizzes/${topic.quizzes[0].id}`)
  const page = await newPage(browser, { recorded: true })
  await enter(page, server.url)
  await settled(page)
  const search = `?question=${encodeURIComponent(questions[0].id)}`
  await visit(page, `${server.url}/topic-details/${topic.id}/edit${search}`)
  await page.getByRole('heading', { name: 'We couldn’t find this question' }).waitFor()
  const text = await received(page)
  expect(text).toContain('/server/questions/source')
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(text).not.toContain(key)
  expectClean(page, { except: [/404/] })
  await page.close()
})

test('no call shows a hidden test, a reference or a wrong program of a problem', async () => {
  const get = async (path: string) => {
    const response = await fetch(`${server.url}/server/info/${path}`)
    expect(response.status).toBe(200)
    return response.text()
  }
  const list = await get('problems')
  const slugs = (JSON.parse(list).items as { slug: string }[]).map(({ slug }) => slug)
  expect(slugs).toContain('count-the-turns')
  const texts = [list, ...(await Promise.all(slugs.map((slug) => get(`problems/${slug}`))))]
  expect(texts.join()).toContain('two turns')
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(texts.join()).not.toContain(key)
})

test('the overlay says its messages one after the other, none too soon, and shows what really happens', async () => {
  const page = await newPage(browser)
  await enter(page, server.url)
  await settled(page)
  // The page itself records the messages, because on a busy machine the test might be too late to see one of them.
  await page.evaluate(
    (messages) => {
      const said = new Map<string, number>()
      Object.assign(window, { said })
      new MutationObserver(() => {
        const text = [...document.querySelectorAll('dialog')].map((dialog) => dialog.textContent).join()
        for (const message of messages) if (text.includes(message) && !said.has(message)) said.set(message, Date.now())
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    [...MESSAGES, STAGE],
  )
  const from = Date.now()
  await askFor(page, 'bowline please')
  const overlay = page.getByRole('dialog', { name: 'Generating your topic' })
  await page.waitForURL(/\/topic-details\//)
  await overlay.waitFor({ state: 'detached' })
  const said = await page.evaluate(() => [...(window as unknown as { said: Map<string, number> }).said])
  expect(said.map(([message]) => message)).toContain(STAGE)
  const times = said.filter(([message]) => message !== STAGE)
  expect(times.map(([message]) => message)).toEqual(MESSAGES)
  for (const [place, [, at]] of times.entries()) expect(at - from).toBeGreaterThanOrEqual(place * PROGRESS_INTERVAL_MS)
  expectClean(page)
  await page.close()
})

test('cancelling ends the overlay, and no topic comes', async () => {
  const page = await newPage(browser)
  await enter(page, server.url)
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
  await enter(page, server.url)
  await askFor(page, 'overhand knot please')
  await page.getByRole('button', { name: 'Continue in background' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await page.waitForURL(/\/about/)
  await page.getByRole('link', { name: 'Open the topic' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  expectClean(page)
  await page.close()
})
