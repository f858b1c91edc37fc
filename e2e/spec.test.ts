import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startProxy } from '../server/testing/proxy.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter, writeTopic } from './caller.ts'
import { answer, becomeAdministrator } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { revisit, settled, visit } from './settled.ts'

// Tests the menu, API calls and lost connections. The browsers reach the server through a proxy, so that tests can
// interrupt their connections.
const OUTAGE = 'Our servers are temporarily unavailable. Please try again later.'
let server: RunningServer
let door: Awaited<ReturnType<typeof startProxy>>
let url: string
let browser: Browser

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  door = await startProxy(server.url)
  url = door.url.replace(/\/$/, '')
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await door.stop()
  await server.stop()
})

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

test('the menu says that the session is loading, then whose it is, and offers no sign-in meanwhile', async () => {
  const page = await newPage(browser)
  await enter(page, url, { name: 'Ada' })
  const held = Promise.withResolvers<void>()
  await page.route('**/server/auth/token', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${url}/about`)
  await openMenu(page)
  const menu = page.locator('#menu')
  await menu.getByText('Loading, please wait...').waitFor()
  expect(await menu.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false)
  await expectLooksRight(page, 'the menu while the session is loading')
  held.resolve()
  await menu.getByRole('link', { name: 'Ada' }).waitFor()
  expect(await menu.getByText('Loading, please wait...').count()).toBe(0)
  expectClean(page)
  await page.close()
})

test('while the server is down the menu says so, and offers no sign-in', async () => {
  const page = await newPage(browser)
  await enter(page, url)
  await page.route('**/server/auth/token', (route) => route.abort())
  await page.goto(`${url}/about`)
  await page.getByText(OUTAGE).waitFor()
  await openMenu(page)
  await page.locator('#menu').getByText('We can’t reach the server.').waitFor()
  expect(await page.locator('#menu').getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false)
  await page.close()
})

test('somebody who only reads is told of an outage, and that it is over', async () => {
  const page = await newPage(browser)
  await arrive(page, url)
  await page.goto(`${url}/about`)
  await settled(page)
  door.cut()
  await page.getByText(OUTAGE).waitFor({ timeout: 90_000 })
  await expectLooksRight(page, 'an outage')
  door.restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(OUTAGE).waitFor({ state: 'hidden' })
  await page.close()
})

test('a topic is made of what is chosen, and asks the server for it', async () => {
  const page = await newPage(browser)
  await arrive(page, url)
  await visit(page, url)
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))))
  await revisit(page)
  await page.getByText('Level, length and contents').click()
  await page.getByRole('radio', { name: 'Quizzes only' }).check()
  await page.getByLabel('What do you want to learn today?').fill('bowline')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('link', { name: /^Start the quiz/ }).waitFor()
  expect(sent.filter((text) => text.includes('detectTopic')).join()).toContain('"generationOption":"quizzes"')
  expectClean(page)
  await page.close()
})

test('collections are loaded once after sign-in, and the list of topics reads from them', async () => {
  const page = await newPage(browser)
  const { quiz } = await writeTopic(url, await arrive(page, url), 'reef knot')
  await visit(page, url + quiz)
  await answer(page, 'glue')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visit(page, `${url}/about`)
  await expect
    .poll(() => asked.filter((path) => /^\/server\/(subjects|progress)/.test(path)).sort())
    .toEqual([expect.stringMatching(/^\/server\/progress\/id\//), '/server/subjects'])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Topics' }).click()
  const card = page.locator('.book', { hasText: 'Reef knot' }).first()
  await card.getByRole('progressbar', { name: /, 1 of \d+ questions answered$/ }).waitFor()
  expect(asked.filter((path) => path === '/server/subjects')).toHaveLength(1)
  await expectLooksRight(page, 'topics with what is done of them')
  expectClean(page)
  await page.close()
})

test('after a quiz the mastery of its topic is told', async () => {
  const page = await newPage(browser)
  const { quiz } = await writeTopic(url, await arrive(page, url), 'reef knot')
  await visit(page, url + quiz)
  for (;;) {
    await answer(page, 'glue')
    const last = page.getByRole('button', { name: 'See the summary' })
    const isLast = await last.isVisible()
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
    if (isLast) break
    await page.getByRole('button', { name: 'Check' }).waitFor()
  }
  await page.getByText(/^Your overall mastery of “Reef knot” is now \d+%\.$/).waitFor()
  expectClean(page)
  await page.close()
})

test('a run has an address of its own, for whoever ran it alone', async () => {
  const page = await newPage(browser)
  await arrive(page, url)
  await visit(page, `${url}/problems`)
  await page.locator('main a[href^="/problems/"]:not([href="/problems/new"])').first().click()
  await page.getByText(/^Practises/).waitFor()
  await page.getByText('(not started)').first().waitFor()
  await page.getByRole('tab', { name: 'Input' }).click()
  await page.getByRole('button', { name: /^Run/ }).click()
  await page.getByRole('link', { name: 'Open this run on its own page' }).click()
  await page.waitForURL(/\/compilations\//)
  await page.getByRole('heading', { level: 1, name: 'Program run' }).waitFor()
  await page.getByText('Run by this server').waitFor()
  await page.getByText('Elapsed time').waitFor()
  await expectLooksRight(page, 'a run')
  const address = page.url()
  expectClean(page)
  await page.close()

  const other = await newPage(browser)
  await arrive(other, url)
  await other.goto(address)
  await other.getByText(/^We can’t find this run\./).waitFor()
  expectClean(other, { except: [/404/] })
  await other.close()
})

test('a spent link of the first administrator says so, and stays', async () => {
  const own = await startServer({ script: FIXTURE })
  onTestFinished(() => own.stop())
  const { url } = own
  const page = await newPage(browser)
  await becomeAdministrator(page, own)
  const other = await newPage(browser)
  await arrive(other, url)
  await visit(other, `${url}/admin/claim?code=spent`)
  await other.getByRole('button', { name: 'Become the administrator' }).click()
  await other.getByText(/This link has been used or has expired\. Restart the server/).waitFor()
  expect(new URL(other.url()).pathname).toBe('/admin/claim')
  expectClean(other, { except: [/400/] })
  await other.close()

  // If an administrator's button causes a 403, the page redirects to the profile, as it does for every 403.
  await page.route('**/topics/embed', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Only an administrator can do this.' } }),
  )
  const body = page.waitForRequest('**/topics/embed')
  await visit(page, `${url}/about`)
  await openMenu(page)
  await page.getByRole('button', { name: 'Embed topics' }).click()
  expect((await body).postDataJSON()).toEqual({ uid: expect.any(String) })
  await page.waitForURL(/\/profile\?next=/)
  await page.close()
})
