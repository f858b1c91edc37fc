import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../server/db/client.ts'
import { modelDouble } from '../server/testing/modelDouble.ts'
import { type ModelServer, startModelServer } from '../server/testing/modelServer.ts'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter } from './caller.ts'
import { becomeAdministrator, makeTopic, signIn } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

const script = FIXTURE
const DAYS_BUDGET = '2'

let model: ModelServer
let server: RunningServer
let browser: Browser
let admin: { email: string }
beforeAll(async () => {
  model = await startModelServer(modelDouble)
  server = await startServer({
    script,
    env: {
      WRITER_MODEL: 'compatible:writer-1',
      CHECKER_MODEL: 'compatible:own-1',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_PRICES: new URL('../server/testing/prices.json', import.meta.url).pathname,
      MODEL_BUDGET_USD: DAYS_BUDGET,
      TOPICS_A_DAY: '3',
    },
  })
  browser = await launchBrowser()
  admin = await administratorOf(server)
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await model.stop()
})

async function administratorOf(running: RunningServer) {
  const page = await newPage(browser)
  const who = await becomeAdministrator(page, running)
  await page.close()
  return who
}

async function openUsage({ url } = server, who = admin) {
  const page = await newPage(browser)
  await visit(page, `${url}/admin/usage`)
  await page.waitForURL(/signin/)
  await signIn(page, who)
  await page.getByRole('heading', { name: 'Usage and cost', level: 1 }).waitFor()
  return page
}

/** Records all positions at which the content below the line is painted. */
async function watchPlaces(page: Page) {
  await page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const look = () => {
      const below = document.querySelector('.samples')
      if (below?.checkVisibility()) places.add(Math.round(below.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])
}

test('what is left of the day stands under the prompt and moves nothing', async () => {
  const page = await newPage(browser)
  await enter(page, server.url)
  const places = await watchPlaces(page)
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, server.url)
    await page.getByText('3 of 3 topics from the language model left today. Library topics are unlimited.').waitFor()
    expect([width, await places()]).toEqual([width, [expect.any(Number)]])
    expect([width, await axeViolations(page)]).toEqual([width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expectClean(page)
  await page.close()
})

test('a topic by the model is one less, one of the library is not; visitors are told nothing', async () => {
  const visitor = await newPage(browser)
  await visit(visitor, server.url)
  expect(await visitor.getByText(/topics from the language model left/).count()).toBe(0)
  expect(await visitor.locator('.prompt-left').isVisible()).toBe(false)
  await visitor.close()

  const page = await newPage(browser)
  await enter(page, server.url, { name: 'Cleo' })
  await makeTopic(page, 'bobbin lace')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('2 of 3 topics from the language model left today').waitFor()
  await makeTopic(page, 'reef knot')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('2 of 3 topics from the language model left today').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('link', { name: 'Usage and cost' }).count()).toBe(0)
  await page.goto(`${server.url}/admin/usage`)
  await page.getByText('Your account doesn’t have access to the page you came from.').waitFor()
  // The topic's page requests reports while the topic is still being written, which is a 409.
  expectClean(page, { except: [/403/, /409/] })
  await page.close()
})

test('an administrator sees from the profile what it cost, by everything, filters the calls and saves them', async () => {
  const { db } = await openDb({ dataDir: server.dataDir })
  const ledger = await db.selectFrom('modelCalls').selectAll().execute()
  await db.destroy()
  const written = ledger.filter((row) => row.model === 'writer-1')
  const sum = (column: 'input' | 'output' | 'usdMicros') => written.reduce((all, row) => all + Number(row[column]), 0)
  const unpriced = ledger.length - written.length
  expect(written.length).toBeGreaterThan(3)
  expect(unpriced).toBeGreaterThan(3)

  const page = await newPage(browser)
  await visit(page, `${server.url}/auth/signin`)
  await signIn(page, admin)
  await visit(page, `${server.url}/profile`)
  await page.getByRole('link', { name: 'Administration' }).click()
  await page.getByText('compatible:writer-1 writes the texts, and compatible:own-1 checks them.').waitFor()
  const dollars = `$${(sum('usdMicros') / 1_000_000).toFixed(4)}`
  await page.getByText(`${dollars} + ${unpriced} unpriced of $2.00`).waitFor()
  await page.getByText(`${dollars} + ${unpriced} unpriced of $${2 * daysOfThisMonth()}.00`).waitFor()

  const text = (n: number) => n.toLocaleString('en')
  const row = (table: string, name: RegExp) => page.getByRole('region', { name: table }).getByRole('row', { name })
  const cells = `${dollars.replace('$', '\\$')} ${written.length} 0 ${text(sum('input'))} 0 ${text(sum('output'))}`
  await row('Usage by model', new RegExp(`^compatible:writer-1 ${cells}$`)).waitFor()
  await row('Usage by model', new RegExp(`^compatible:own-1 ${unpriced} unpriced ${unpriced} 0 `)).waitFor()
  await row('Usage by person', new RegExp(`^Cleo .*@example.org .* ${ledger.length} 0 `)).waitFor()
  await row('Usage by topic', /^Bobbin lace /).waitFor()
  await row('Usage by outcome', new RegExp(`^Answered .* ${ledger.length} 0 `)).waitFor()
  await expect.poll(() => row('Usage by day', /^\d+ \w+ /).count()).toBe(30)
  await expectLooksRight(page, 'usage')

  const calls = page.getByRole('region', { name: 'Calls, newest first' }).locator('tbody tr')
  await expect.poll(() => calls.count()).toBe(ledger.length)
  await page.getByRole('combobox', { name: 'Model' }).selectOption('compatible:writer-1')
  await expect.poll(() => calls.count()).toBe(written.length)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('usage.csv')
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffstarted \(UTC\),/)
  expect(lines).toHaveLength(1 + written.length)
  expect(lines.slice(1).every((line) => line.includes(',compatible:writer-1,writer,'))).toBe(true)
  await page.getByText(`${written.length} calls saved as usage.csv.`).waitFor()
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Took too long')
  await page.getByText('No matching calls.').waitFor()
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('')
  await page.getByLabel('From').fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-02')
  await page.getByText('No matching calls.').waitFor()
  expectClean(page)
  await page.close()
})

test('while nothing was asked the page says what may be spent', async () => {
  const fresh = await startServer({
    script,
    env: { WRITER_MODEL: 'compatible:writer-1', MODEL_BASE_URL: model.baseUrl },
  })
  const page = await openUsage(fresh, await administratorOf(fresh))
  await page.getByText('compatible:writer-1 writes and checks everything.').waitFor()
  await page.getByText('No budget is set').waitFor()
  await page.getByText('No matching calls.').waitFor()
  await expectLooksRight(page, 'nothing asked')
  expectClean(page)
  await page.close()
  await fresh.stop()
})

test('without a model the page says how to connect one, and the home page nothing of it', async () => {
  const plain = await startServer({ script })
  const page = await openUsage(plain, await administratorOf(plain))
  await page.getByText('No language model is connected.').waitFor()
  await page.getByText('WRITER_MODEL=compatible:llama3.1:8b').waitFor()
  expect(await page.getByRole('heading', { name: 'All calls' }).count()).toBe(0)
  await expectLooksRight(page, 'no model')
  await visit(page, plain.url)
  expect(await page.locator('.prompt-left').count()).toBe(0)
  expectClean(page)
  await page.close()
  await plain.stop()
})

function daysOfThisMonth() {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
}
