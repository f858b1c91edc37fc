import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter } from './caller.ts'
import { makeTopic, openFirstLesson, signIn, tabTo } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  // Generated topics are private to their owner, but the topics of the pathway are public.
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

const cutOff = [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/]
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const titles = (page: Page) => page.locator('.outline-entry .outline-title').allTextContents()

async function createCourse(page: Page, title: string) {
  await page.goto(`${server.url}/courses`)
  await page.getByLabel('New course').fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Add to this course' }).waitFor()
}

/** Searches for lessons and adds those with these titles, in this order. */
async function addLessons(page: Page, ...names: string[]) {
  await page.getByLabel('Lessons', { exact: true }).check()
  for (const name of names) {
    await page.getByLabel('Search', { exact: true }).fill(name)
    const button = page.getByRole('button', { name: `Add: ${name}`, exact: true }).first()
    await button.click()
    await page.locator('.outline-entry').filter({ hasText: name }).first().waitFor()
  }
  await saved(page)
}

async function expectAccessible(page: Page, name: string) {
  // The window is tall enough to show everything, because axe reports a target partly covered by a bar as too small.
  await page.setViewportSize({ width: 1280, height: 3_000 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([name, colorScheme, await axeViolations(page)]).toEqual([name, colorScheme, []])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 700 })
  const [scroll, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect([name, (scroll ?? 0) <= (width ?? 0)]).toEqual([name, true])
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function drag(page: Page, title: string, before: string) {
  const row = (text: string) => page.locator('.outline-entry').filter({ has: page.getByText(text, { exact: true }) })
  // Scroll the row to the middle, because dragging near an edge would scroll the page, and “Saved” covers the bottom.
  await row(title).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const from = await row(title).locator('.drag-handle').boundingBox()
  const to = await row(before).boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 4, { steps: 8 })
  return { drop: () => page.mouse.up() }
}

test('a course is made, filled by searching, put in order by keys and by drag, read with progress, and is there again', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('link', { name: 'Your courses' }).click()
  await page.getByText('No courses yet').waitFor()
  await expectAccessible(page, 'no courses')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Give the course a title.').waitFor()
  await createCourse(page, 'Knots for the sea')
  await addLessons(page, 'Rope', 'Overhand knot', 'Reef knot')
  expect(await titles(page)).toEqual(['Rope', 'Overhand knot', 'Reef knot'])

  await page.getByLabel('Title', { exact: true }).focus()
  await tabTo(page, /^Move down: Rope$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await titles(page)).toEqual(['Overhand knot', 'Reef knot', 'Rope'])
  await page.getByText('Rope, now 3 of 3').waitFor({ state: 'attached' })
  // The last entry can't move further, and keeps the focus.
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move down: Rope')

  const { drop } = await drag(page, 'Rope', 'Overhand knot')
  await page.locator('[data-gap]').waitFor()
  await drop()
  expect(await titles(page)).toEqual(['Rope', 'Overhand knot', 'Reef knot'])
  const givenUp = await drag(page, 'Reef knot', 'Rope')
  await page.keyboard.press('Escape')
  await givenUp.drop()
  expect(await titles(page)).toEqual(['Rope', 'Overhand knot', 'Reef knot'])

  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByLabel('Title of section 2').fill('Afterwards')
  await page.getByRole('button', { name: 'Move down: Reef knot' }).click()
  await page.getByText('Reef knot, now 1 of 1 in Afterwards').waitFor({ state: 'attached' })
  await page.getByLabel('Description').fill('For whoever goes to sea.')
  await page.getByRole('button', { name: 'Remove: Rope' }).click()
  expect(await titles(page)).toEqual(['Overhand knot', 'Reef knot'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await titles(page)).toEqual(['Rope', 'Overhand knot', 'Reef knot'])
  await saved(page)
  await expectAccessible(page, 'the builder')

  await page.reload()
  await page.locator('.outline-entry').first().waitFor()
  expect(await titles(page)).toEqual(['Rope', 'Overhand knot', 'Reef knot'])
  expect(await page.getByLabel('Title of section 2').inputValue()).toBe('Afterwards')

  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByText('0 of 3 entries done').waitFor()
  await expectAccessible(page, 'the course as a reader')
  await page.getByRole('link', { name: 'Start: Rope' }).click()
  await page.getByRole('heading', { name: 'Check yourself' }).scrollIntoViewIfNeeded()
  await page.getByText('This lesson is marked as read.').waitFor()
  await page.goBack()
  await page.getByText('1 of 3 entries done').waitFor()
  await page.getByRole('link', { name: 'Continue: Overhand knot' }).waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Your courses' }).click()
  await page.getByRole('link', { name: 'Knots for the sea' }).waitFor()
  await page.getByText('For whoever goes to sea.').waitFor()
  await expectAccessible(page, 'the courses')
  expectClean(page)
  await page.close()
})

test('without a connection nothing is lost, and it is said; back again, all of it is saved', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await createCourse(page, 'Knots')
  await addLessons(page, 'Rope', 'Reef knot')
  await page.context().setOffline(true)
  await page.getByLabel('Title', { exact: true }).fill('Knots without a net')
  await page.getByText(/^Not saved: Our servers are temporarily unavailable/).waitFor()
  await page.getByRole('button', { name: 'Move down: Rope' }).click()
  await page.getByText(/^Not saved: /).waitFor()
  await expectAccessible(page, 'not saved')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByText(/^Not saved: /).waitFor()
  await page.context().setOffline(false)
  await saved(page)
  await page.reload()
  await page.locator('.outline-entry').first().waitFor()
  expect(await titles(page)).toEqual(['Reef knot', 'Rope'])
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Knots without a net')
  expectClean(page, { except: cutOff })
  await page.close()
})

test('of two tabs the second is told, and loses nothing', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await createCourse(page, 'Knots')
  await addLessons(page, 'Rope', 'Reef knot')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('.outline-entry').first().waitFor()
  await page.getByLabel('Title', { exact: true }).fill('From the first tab')
  await saved(page)
  await other.getByRole('button', { name: 'Remove: Rope' }).click()
  await other.getByText('This course has changed since you opened it.').waitFor()
  await expectAccessible(other, 'an older version')
  await other.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await other.waitForURL((url) => url.pathname !== new URL(page.url()).pathname)
  await other.locator('.outline-entry').first().waitFor()
  expect(await titles(other)).toEqual(['Reef knot'])
  await other.goto(page.url())
  await other.locator('.outline-entry').first().waitFor()
  expect(await titles(other)).toEqual(['Rope', 'Reef knot'])

  await page.getByLabel('Title', { exact: true }).fill('Again from the first')
  await saved(page)
  await other.getByLabel('Title', { exact: true }).fill('From the second')
  await other.getByRole('button', { name: 'Load newer version' }).click()
  await saved(other)
  await expect.poll(() => other.getByLabel('Title', { exact: true }).inputValue()).toBe('Again from the first')
  expectClean(page)
  await page.close()
})

test('a topic and a lesson are added from their pages; shared, others see it and copy it, and what is private stays so', async () => {
  const owner = await newPage(browser)
  await enter(owner, server.url, { name: 'Owner' })
  await makeTopic(owner, 'whipping')
  const topic = await owner.getByRole('heading', { level: 1 }).textContent()
  await owner.getByRole('button', { name: 'Add to a course' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add this topic to a course' })
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await dialog.getByText('Give the course a title.').waitFor()
  await expectAccessible(owner, 'the dialog')
  await dialog.getByLabel('New course').fill('Rope ends')
  await owner.keyboard.press('Enter')
  await owner.getByRole('heading', { name: 'Added' }).waitFor()
  await owner.getByRole('button', { name: 'Close' }).click()

  await openFirstLesson(owner)
  await owner.getByRole('button', { name: 'Add to a course' }).click()
  await owner.getByRole('button', { name: /^Rope ends/ }).click()
  await owner.getByRole('heading', { name: 'Added' }).waitFor()
  await owner.getByRole('link', { name: 'Rope ends' }).click()
  await owner.getByRole('heading', { name: 'Add to this course' }).waitFor()
  await expect.poll(() => owner.locator('.outline-entry').count()).toBe(2)
  await addLessons(owner, 'Reef knot')
  await owner.getByRole('button', { name: 'Share with a link' }).click()
  const link = await owner.getByLabel('Read-only link').inputValue()
  const course = owner.url()

  const visitor = await newPage(browser)
  const reply = await visit(visitor, link)
  expect(reply?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await visitor.getByRole('heading', { name: 'Rope ends' }).waitFor()
  await expect.poll(() => visitor.getByText('Private to the author of this course').count()).toBe(2)
  await visitor
    .getByText(topic ?? '', { exact: true })
    .first()
    .waitFor()
  expect(await visitor.getByRole('link', { name: topic ?? '', exact: true }).count()).toBe(0)
  await expectAccessible(visitor, 'a shared course')
  await visitor.getByRole('link', { name: 'Sign in to copy it' }).click()
  await visitor
    .getByRole('link', { name: /Create an account|Register/ })
    .first()
    .click()
  await visitor.getByLabel('Name').fill('Bob')
  await signIn(visitor, { email: `${crypto.randomUUID()}@example.org` })
  await visitor.getByRole('button', { name: 'Copy to your courses' }).click()
  await visitor.getByRole('heading', { name: 'Add to this course' }).waitFor()
  await expect.poll(() => visitor.getByText('No longer available').count()).toBe(2)
  await visitor
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click()
  await visitor.getByLabel('Title', { exact: true }).fill('Mine now')
  await saved(visitor)

  await visit(visitor, course)
  await visitor.getByRole('heading', { name: 'We couldn’t load this course' }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe(new URL(course).pathname)
  await owner.route(/unshare/, (route) => route.abort(), { times: 1 })
  await owner.getByRole('button', { name: 'Withdraw the link' }).click()
  await owner.getByRole('alert').waitFor()
  expect(await owner.getByText('The link no longer works.').count()).toBe(0)
  await owner.getByRole('button', { name: 'Withdraw the link' }).click()
  await owner.getByText('The link no longer works.').waitFor()
  await visitor.goto(link)
  await visitor.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  expectClean(visitor, { except: [/404/] })
  expectClean(owner, { except: [/ERR_FAILED/] })
  await visitor.close()
  await owner.close()
})

test('a course is copied, deleted and brought back, at once and from the list', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await createCourse(page, 'Knots')
  await addLessons(page, 'Rope')
  const first = page.url()
  await page.getByRole('button', { name: 'Copy this course' }).click()
  await page.waitForURL((url) => url.href !== first)
  // Waits for the title of the copy, because the original course is still shown for a moment.
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Copy of Knots')

  await page.getByRole('button', { name: 'Delete this course' }).click()
  await page.getByText('Course deleted. Its link no longer works').waitFor()
  await expectAccessible(page, 'a deleted course')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('.outline-entry').first().waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Brought back')
  await saved(page)
  await page.getByRole('button', { name: 'Delete this course' }).click()
  await page.getByText('Course deleted. Its link no longer works').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Your courses' }).last().click()
  await page.getByRole('heading', { name: 'Deleted in the last day' }).waitFor()
  await expectAccessible(page, 'courses that were deleted')
  await page.getByRole('button', { name: 'Bring back: Brought back' }).click()
  await page.getByRole('link', { name: 'Brought back' }).click()
  await page.getByText('0 of 1 entry done').waitFor()
  expectClean(page)
  await page.close()
})
