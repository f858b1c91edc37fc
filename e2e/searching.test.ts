import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, deleteAfterwards, enter, writeTopic } from './caller.ts'
import { askFor, makeTopic, pressUntil } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

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

/** When the server renders a private topic, it doesn't know the user yet and responds with 404. */
const NOT_THERE = /status of 404.*\/topic-details\//

const path = (page: Page) => new URL(page.url()).pathname

test('a visitor searches from the topics, sees the words marked, opens a lesson, and is told when there is nothing', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/topics`)
  await page.getByLabel('Search topics, lessons and problems').fill('overhand kn')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/search\?q=overhand\+kn/)
  const lesson = page.getByRole('link', { name: 'Overhand knot' }).first()
  await lesson.waitFor()
  expect(await lesson.locator('mark').allTextContents()).toEqual(['Overhand', 'knot'])
  expect(await page.title()).toContain('overhand kn')
  await lesson.click()
  await page.waitForURL(/\/lessons\//)

  await page.goBack()
  await page.getByLabel('Search topics, lessons and problems').fill('<img src=x onerror=alert(1)> "*')
  await page.keyboard.press('Enter')
  await page.getByText('We couldn’t find anything about').waitFor()
  expectClean(page)
  await page.close()
})

test('a search works with JavaScript off', async () => {
  const page = await newPage(browser, { javaScript: false })
  await page.goto(`${server.url}/topics`)
  await page.getByLabel('Search topics, lessons and problems').fill('reef')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=reef/)
  expect(await page.locator('mark').first().textContent()).toBe('Reef')
  await page.close()
})

test('a search that fails says so, and can be tried again', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/search`)
  await page.route('**/server/info/search*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'An unexpected error occurred.' } }),
  )
  await page.getByLabel('Search topics, lessons and problems').fill('rope')
  await page.keyboard.press('Enter')
  await page.getByText('Error fetching search results: An unexpected error occurred.').waitFor()
  await page.unroute('**/server/info/search*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: /Rope/ }).first().waitFor()
  expectClean(page, { except: [/status of 500/] })
  await page.close()
})

test('the palette leads to the search', async () => {
  const page = await newPage(browser)
  await visit(page, server.url)
  const typed = page.getByPlaceholder('Find a page, topic or action')
  await pressUntil(page, 'Control+k', typed)
  await typed.fill('friction')
  await page.getByText('Search topics, lessons and problems for “friction”').click()
  await page.waitForURL(/\/search\?q=friction/)
  await page.close()
})

test('an owner shares a topic by a link, withdraws it, makes it public, deletes it and brings it back', async () => {
  const owner = await newPage(browser)
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await arrive(owner, server.url)
  await visit(owner, server.url + (await writeTopic(server.url, person, 'reef knot')).topic)
  const topic = path(owner)
  deleteAfterwards(person, owner.url())
  await owner.getByRole('heading', { name: 'This topic is yours' }).waitFor()
  await expectLooksRight(owner, 'the owner’s part of the page')
  await owner.getByRole('button', { name: 'Share with a link' }).click()
  await owner.getByRole('button', { name: 'Copy', exact: true }).click()
  await owner.getByText('Copied.').waitFor()
  const link = await owner.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await owner.getByLabel('Read-only link').inputValue())

  const visitor = await newPage(browser)
  await visitor.goto(server.url + topic)
  await visitor.getByRole('heading', { name: 'We can’t find this topic' }).waitFor()
  await visitor.goto(link)
  await visitor.getByRole('link', { name: /Overhand knot/ }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Overhand knot' }).waitFor()
  await visitor.getByRole('link', { name: 'Next: Reef knot' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Reef knot' }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1, name: 'Reef knot' }).waitFor()
  expect(await visitor.getByRole('link', { name: /Practise/ }).count()).toBe(0)

  await owner.getByRole('button', { name: 'Withdraw the link' }).click()
  await owner.getByText('The link no longer works.').waitFor()
  await visitor.goto(link)
  await visitor.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()

  await owner.getByText('Public', { exact: true }).click()
  await owner.getByText('Everyone can find and read it.').waitFor()
  await visitor.goto(server.url + topic)
  await visitor.getByRole('heading', { level: 1, name: 'Reef knot' }).waitFor()

  await owner.getByRole('button', { name: 'Delete this topic' }).click()
  await owner.getByText('Deleted.').waitFor()
  await visitor.goto(server.url + topic)
  await visitor.getByRole('heading', { name: 'We can’t find this topic' }).waitFor()
  await owner.getByRole('button', { name: 'Undo' }).click()
  await owner.getByRole('button', { name: 'Delete this topic' }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1, name: 'Reef knot' }).waitFor()
  // Related topics and problems are requested when the page is idle, and the topic may have been deleted by then.
  expectClean(owner, { except: [NOT_THERE, /status of 404.*\/(?:related|problems\?topicId)/] })
  expectClean(visitor, { except: [NOT_THERE, /status of 404.*\/(?:shared\/|related|problems\?topicId)/] })
  await owner.close()
  await visitor.close()
})

test('a link that is made while the page asks again stays, although that answer knows nothing of it', async () => {
  const page = await newPage(browser)
  const { topic } = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  await visit(page, server.url + topic)
  await page.getByRole('button', { name: 'Share with a link' }).waitFor()
  const late = Promise.withResolvers<void>()
  let asked = false
  await page.route('**/server/user/topics/*/sharing', async (route) => {
    const response = await route.fetch()
    asked = true
    await late.promise
    // The page may have cancelled the request.
    await route.fulfill({ response }).catch(() => {})
  })
  // After reconnecting, the page reloads the list, because it may have missed changes.
  await server.restart()
  await expect.poll(() => asked).toBe(true)
  await page.getByRole('button', { name: 'Share with a link' }).click()
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await copy.waitFor()
  late.resolve()
  await page.waitForTimeout(1_000)
  expect(await copy.isVisible()).toBe(true)
  await page.close()
})

test('a reader filters their topics, and finds only their own among them', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url, { name: 'Reader' })
  await page.goto(`${server.url}/topics`)
  const library = page.getByRole('link', { name: 'Rope in hand' })
  await library.waitFor()
  await page.getByText('All topics: choose').click()
  await page.getByText('Mine', { exact: true }).click()
  await page.waitForURL(/mine=1/)
  await page.getByText('None of your topics match').waitFor()
  expect(await library.count()).toBe(0)
  await expectLooksRight(page, 'no topics of one’s own')
  await page.getByRole('button', { name: 'Show all' }).click()
  await library.waitFor()
  await page.getByText('Advanced', { exact: true }).first().click()
  await page.waitForURL(/level=advanced/)
  await library.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('link', { name: 'Joins and loops' }).waitFor()
  expect(await library.count()).toBe(0)
  expectClean(page)
  await page.close()
})

test('a topic of nearly the same name is offered: opened, or a new one made', async () => {
  const page = await newPage(browser)
  await enter(page, server.url, { name: 'Whipper' })
  // This request has a shorter duration than the next one. With the same duration, the topic would be reused without
  // asking.
  await page.goto(server.url)
  await page.getByText('Level, length and contents').click()
  await page.getByRole('radio', { name: '20 min' }).check()
  await makeTopic(page, 'whipping')
  const existing = path(page)

  await askFor(page, 'rope end friction')
  await page.getByText('A topic called “Whipping” already exists').waitFor()
  await expectLooksRight(page, 'the offer')
  // The focus is on the region with the question, not on one of its buttons.
  const offer = page.getByRole('region', { name: 'A topic called “Whipping” already exists' })
  await expect.poll(() => offer.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL((to) => to.pathname === existing)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await askFor(page, 'rope end friction')
  await page.getByRole('button', { name: 'Make new' }).click()
  await page.waitForURL((to) => to.pathname.startsWith('/topic-details/') && to.pathname !== existing)
  expectClean(page, { except: [NOT_THERE] })
  await page.close()
})
