import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { PASSWORD } from './caller.ts'
import { askFor, makeTopic, register, signIn } from './journey.ts'
import { FIXTURE, QUICK, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ script: QUICK })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** Runs SQL, to simulate a change made on another device or by an administrator. */
function inDatabase(sql: string) {
  const db = new DatabaseSync(join(server.dataDir, 'lyceum.db'), { timeout: 30_000 })
  db.exec(sql)
  db.close()
}

const refusals = [/401|403|404|409|429|Failed to load resource/]

test('a wrong password says so and keeps what was typed', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/auth/signin`)
  await page.getByLabel('E-mail').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.keyboard.press('Enter')
  await page.getByText('The e-mail address or the password is wrong.').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@example.org')
  expectClean(page, { except: refusals })
  await page.close()
})

test('a form that is sent before the page lives is sent when it does, with what was typed', async () => {
  const page = await newPage(browser)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/auth/register`, { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  letThrough()
  await page.waitForURL((to) => !to.pathname.startsWith('/auth/'))
  expectClean(page)
  await page.close()
})

/** Simulates a slow machine on which React hasn't processed the latest input yet. */
const delayReact = () => {
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => post.call(this, message), 400)
  }
}

test.each([
  ['before', '/', false],
  ['before', '/', true],
  ['before', '/help', false],
  ['before', '/help', true],
  ['after', '/', false],
  ['after', '/help', false],
])(
  'a prompt that is typed before the page lives is not lost: Enter %s, on %s, delayed: %s',
  async (when, path, slow) => {
    const page = await newPage(browser)
    // With a session, the home page's field only appears after hydration.
    const isVisitor = path === '/'
    if (!isVisitor) {
      await register(page, server.url)
      await settled(page)
    }
    if (slow) await page.addInitScript(delayReact)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(server.url + path, { waitUntil: 'commit' })
    const box = page.getByLabel('What do you want to learn today?')
    await box.fill('zzyzx lore')
    if (when === 'before') await box.press('Enter')
    letThrough()
    if (when === 'after') {
      await page.getByRole('button', { name: 'Menu' }).waitFor()
      await settled(page)
      await box.press('Enter')
    }
    if (isVisitor) {
      await page.waitForURL(/\/auth\/signin/)
      await register(page, server.url)
    }
    await page.getByText('We don’t have anything on “zzyzx lore” yet.').waitFor()
    expectClean(page)
    await page.close()
  },
)

test('registering shows what is wrong beside the field, and a taken address leads to sign in', async () => {
  const page = await newPage(browser)
  const { email } = await register(page, server.url)
  const other = await newPage(browser)
  await other.goto(`${server.url}/auth/register`)
  await other.getByLabel('Name').fill('Eve')
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.keyboard.press('Enter')
  await other.getByText('There’s already an account with this e-mail address.').waitFor()
  expectClean(other, { except: refusals })
  await page.close()
  await other.close()
})

test('a session that was ended elsewhere: the next call redirects to sign in, says so, and leads back', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url)
  await makeTopic(page, 'merge sort')
  const topic = page.url()
  inDatabase('delete from sessions')
  await page.getByRole('link', { name: 'Start reading' }).click()
  await page.waitForURL(/\/auth\/signin/)
  await page.getByText('Unauthorized. Redirecting to login.').waitFor()
  await signIn(page, person)
  expect(page.url()).toMatch(/\/(lessons|topic-details)\//)
  expect(new URL(topic).origin).toBe(server.url)
  expectClean(page, { except: refusals })
  await page.close()
})

test("a token that the backend refuses: 'Failed to verify token with the backend', signed out, and the page stays", async () => {
  const page = await newPage(browser)
  await register(page, server.url, { name: 'Cleo' })
  await page.goto(`${server.url}/about`)
  await page.locator('#menu').getByText('Cleo').waitFor({ state: 'attached' })
  // Leave the page, because its socket might notice the change first.
  await page.goto('about:blank')
  inDatabase('delete from sessions')
  await page.goto(`${server.url}/about`)
  await page.getByText('Failed to verify token with the backend').waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Sign In' }).waitFor()
  expectClean(page, { except: refusals })
  await page.close()
})

test('a server that is down signs nobody out, says so, and the page recovers', async () => {
  const page = await newPage(browser)
  await register(page, server.url, { name: 'Dora' })
  await page.goto(`${server.url}/about`)
  await page.route('**/server/auth/**', (route) => route.abort())
  await page.reload()
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').first().waitFor()
  await page.unroute('**/server/auth/**')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Dora' }).waitFor()
  expectClean(page, { except: [/Failed to load resource|ERR_FAILED/] })
  await page.close()
})

test("a failed read says 'Error fetching topics: ' and the server's message", async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.route('**/server/topics?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Out of ink.' } }),
  )
  await page.route('**/server/topics', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Out of ink.' } }),
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Topics', exact: true }).click()
  await page.getByText('Error fetching topics: Out of ink.').first().waitFor()
  expectClean(page, { except: [/500|Failed to load resource/] })
  await page.close()
})

test('a 403 leads to /profile', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.route('**/server/topics**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'No.' } }),
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Topics', exact: true }).click()
  await page.waitForURL(/\/profile/)
  expectClean(page, { except: refusals })
  await page.close()
})

test('a subscriber is greeted by the header, and the first paint says it already', async () => {
  const page = await newPage(browser)
  const { email } = await register(page, server.url)
  inDatabase(`update users set subscription = 'paid' where email = '${email}'`)
  await page.goto(server.url)
  await page.getByRole('heading', { name: 'What do you want to learn today?' }).waitFor()
  expect(await page.getByText('First 100 subscribers get 60% off!').count()).toBe(0)
  await page.reload({ waitUntil: 'commit' })
  const html = await page.content()
  expect(html).not.toContain('First 100 subscribers get 60% off!')
  expectClean(page)
  await page.close()
})

test('the one-time link makes the signed-in person the administrator', async () => {
  const own = await startServer({ script: FIXTURE })
  onTestFinished(() => own.stop())
  const link = /http\S+\/admin\/claim\?code=\S+/.exec(own.output())?.[0] ?? ''
  const page = await newPage(browser)
  await register(page, own.url)
  await page.goto(link)
  await page.getByRole('button', { name: 'Become the administrator' }).click()
  await page
    .getByText(/You’re (now )?(the|an) administrator/i)
    .first()
    .waitFor()
  expectClean(page)
  await page.close()
})

test("with the link down: 'Connection lost. Reconnecting...', after five attempts the outage, and the next prompt works", async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.goto(`${server.url}/about`)
  await settled(page)
  await page.waitForTimeout(500)
  await server.kill9()
  await page.waitForTimeout(300)
  await askFor(page, 'binary search')
  await page.getByText('Connection lost. Reconnecting...').first().waitFor()
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').first().waitFor()
  expect(await page.getByLabel('What do you want to learn today?').inputValue()).toBe('binary search')
  await server.restart()
  await askFor(page, 'binary search')
  await page.waitForURL(/\/topic-details\//)
  await page.close()
})
