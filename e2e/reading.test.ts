import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, newPage, type PageOptions } from './browser.ts'
import { arrive, signUp, writeTopic } from './caller.ts'
import { signIn } from './journey.ts'
import { looks } from './looks.ts'
import { QUICK, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser
/** The URLs of the second and third lessons of a public topic. */
let lesson: string
let nextLesson: string

beforeAll(async () => {
  server = await startServer({ script: QUICK })
  browser = await launchBrowser()
  const { lessons } = await writeTopic(server.url, await signUp(server.url, 'Ann'), 'quicksort')
  lesson = server.url + lessons[1]
  nextLesson = server.url + lessons[2]
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

async function open(page: Page, url = lesson) {
  await visit(page, url)
  await page.getByRole('button', { name: 'Reading' }).waitFor()
}

/** Opens the lesson as a new user and waits until their notes have loaded. */
async function reader(look?: PageOptions, prepare?: () => void) {
  const page = await newPage(browser, look)
  if (prepare) await page.addInitScript(prepare)
  const person = await arrive(page, server.url)
  await open(page)
  await page.getByText('Select some of the text').waitFor()
  return { page, person }
}

const paragraph = (page: Page, n: number) => page.locator('article > .prose > p').nth(n)
const bar = (page: Page) => page.getByRole('group', { name: 'Selected words' })
const painted = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...(CSS.highlights ?? [])].flatMap(([name, ranges]) =>
        ranges.size > 0 ? [[name, [...ranges].map((range) => range.toString())]] : [],
      ),
    ),
  )

/** Selects text by keyboard, from the start of the paragraph. */
async function select(page: Page, n: number, presses: number) {
  await paragraph(page, n).click({ position: { x: 2, y: 12 } })
  await extend(page, presses)
  await bar(page).waitFor()
}

async function extend(page: Page, presses: number) {
  for (let i = 0; i < presses; i++) await page.keyboard.press('Shift+ArrowRight')
}

/** Scrolls to where the text ends. The links below the list of sources are so far down that the end is out of sight. */
const scrollToEnd = (page: Page) => page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded()

async function expectAccessible(page: Page, name: string) {
  expect([name, await axeViolations(page)]).toEqual([name, []])
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect([name, fits]).toEqual([name, true])
}

test('a highlight and a note made by keys are there after a reload, and can be changed, deleted and brought back', async () => {
  const { page } = await reader()
  await select(page, 1, 12)
  const quote = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Highlight')
  await page.keyboard.press('Enter')
  await expect.poll(() => painted(page)).toEqual({ 'note-yellow': [quote] })
  await bar(page).waitFor({ state: 'hidden' })

  await select(page, 2, 8)
  const second = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Your note' })
  await card.waitFor()
  await page.keyboard.type('<b>Dry</b> rope & more')
  await card.getByText('Saved').waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'hidden' })

  await page.reload()
  await page.getByRole('link', { name: 'Notes (2)' }).waitFor()
  await expect.poll(() => painted(page)).toEqual({ 'note-yellow': [quote], 'note-green': [second] })
  const list = page.getByRole('region', { name: 'Your notes' })
  await list.getByText('<b>Dry</b> rope & more', { exact: true }).waitFor()

  await list.getByRole('button', { name: /^Edit/ }).click()
  await list.getByLabel('Note', { exact: true }).fill('Dry rope')
  await list.getByText('Saved').waitFor()
  await list.getByRole('button', { name: 'Done' }).click()
  await list
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Notes (1)' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Notes (2)' }).waitFor()
  await list
    .getByRole('button', { name: /^Show in the text/ })
    .last()
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(second)

  await page.reload()
  await list.getByText('Dry rope', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Notes (2)' }).waitFor()
  expectClean(page)
  await page.close()
})

test('a highlight has all the words that are selected when it is made, also the last ones', async () => {
  const { page } = await reader()
  await select(page, 1, 8)
  await extend(page, 12)
  const quote = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => painted(page)).toEqual({ 'note-yellow': [quote] })
  await bar(page).waitFor({ state: 'hidden' })

  await select(page, 2, 8)
  await extend(page, 12)
  const second = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
  // The bar still moves beside the longer selection, so a real press could miss it.
  const highlight = bar(page).getByRole('button', { name: 'Highlight' })
  await highlight.dispatchEvent('pointerdown')
  await highlight.dispatchEvent('click')
  await expect.poll(() => painted(page)).toEqual({ 'note-yellow': [quote, second] })
  expectClean(page)
  await page.close()
})

test('Escape closes the bar and leaves the words selected; a press on a highlight opens it', async () => {
  const { page } = await reader()
  await select(page, 1, 6)
  await page.keyboard.press('Escape')
  await bar(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(false)
  await page.keyboard.press('Shift+ArrowRight')
  await bar(page).waitFor()
  // The bar is near the selection but doesn't cover it.
  const [words, box] = await page.evaluate(() => {
    const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    const over = document.querySelector('.selection-bar')?.getBoundingClientRect() ?? new DOMRect()
    return [
      { top, bottom },
      { top: over.top, bottom: over.bottom },
    ] as const
  })
  expect(box.bottom <= words.top || box.top >= words.bottom).toBe(true)
  expect(Math.min(Math.abs(words.top - box.bottom), Math.abs(box.top - words.bottom))).toBeLessThan(20)
  await page.getByRole('button', { name: 'Highlight' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  await paragraph(page, 1).click({ position: { x: 10, y: 12 } })
  await page.getByRole('dialog', { name: 'Your note' }).waitFor()
  expectClean(page)
  await page.close()
})

test('a browser without highlights of its own gets marks, and the text stays what it was', async () => {
  const { page } = await reader({}, () => {
    Reflect.deleteProperty(window, 'Highlight')
  })
  // The questions between the paragraphs aren't part of the text.
  const textOf = () =>
    page.locator('article > .prose').evaluate((prose) => {
      const copy = prose.cloneNode(true) as Element
      for (const inserted of copy.querySelectorAll('[data-inserted]')) inserted.remove()
      return copy.textContent
    })
  const text = await textOf()
  await page.evaluate(() => {
    const blocks = document.querySelectorAll('article > .prose > p')
    getSelection()?.setBaseAndExtent(blocks[1] as Node, 0, blocks[2] as Node, 1)
  })
  await page.getByRole('button', { name: 'Highlight' }).click()
  await expect.poll(() => page.locator('article > .prose mark.note-yellow').count()).toBeGreaterThan(1)
  expect(await textOf()).toBe(text)
  await page.reload()
  await page.locator('article > .prose mark.note-yellow').first().waitFor()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect.poll(() => page.locator('article > .prose mark').count()).toBe(0)
  expect(await textOf()).toBe(text)
  expectClean(page)
  await page.close()
})

test('a note that cannot be saved stays where it was written, says why, and is saved by Retry', async () => {
  const { page } = await reader()
  await page.route('**/server/user/notes/save', (route) => route.abort())
  await select(page, 1, 6)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Your note' })
  await card.getByLabel('Note', { exact: true }).fill('Written offline')
  await card.getByText('Our servers are temporarily unavailable.').waitFor()
  await card.getByText('Not saved').waitFor()
  expect(await card.getByLabel('Note', { exact: true }).inputValue()).toBe('Written offline')
  await page.unroute('**/server/user/notes/save')
  await card.getByRole('button', { name: 'Retry' }).click()
  await card.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Written offline').waitFor()
  expectClean(page, { except: [/ERR_FAILED/] })
  await page.close()
})

test('words that are no longer in the text are listed with their note', async () => {
  const { page } = await reader()
  await select(page, 1, 6)
  await page.getByRole('button', { name: 'Highlight' }).click()
  await page.getByRole('link', { name: 'Notes (1)' }).waitFor()
  await page.route('**/server/user/lessons/*/notes', async (route) => {
    const response = await route.fetch()
    const { items } = (await response.json()) as { items: { quote: string }[] }
    await route.fulfill({ response, json: { items: items.map((item) => ({ ...item, quote: 'gone with a rewrite' })) } })
  })
  await page.reload()
  await page.getByRole('heading', { name: 'No longer in the text' }).waitFor()
  await page.getByText('gone with a rewrite', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Show in the text/ }).count()).toBe(0)
  expectClean(page)
  await page.close()
})

test('text size, spacing and focus mode are set by keys, kept, and there before the first paint', async () => {
  const page = await newPage(browser)
  await open(page)
  const size = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('article > .prose') as Element).fontSize)
  expect(await size()).toBe('20px')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(size).toBe('28px')
  await page.getByText('Text size 4 of 5.').waitFor({ state: 'attached' })
  await page.keyboard.press('-')
  await page.getByRole('button', { name: 'Reading' }).click()
  const panel = page.getByRole('dialog', { name: 'Reading' })
  await panel.getByText('3 of 5').waitFor()
  await panel.getByRole('group', { name: 'Lines' }).getByText('Loose').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await page.getByRole('banner').first().waitFor({ state: 'hidden' })
  const served = await page.request.get(lesson)
  expect(await served.text()).toContain('data-reading="t3 l3 focus"')

  await page.reload()
  await page.getByRole('button', { name: 'Leave focus mode' }).waitFor()
  expect(await size()).toBe('24px')
  await page.keyboard.press('n')
  await page.waitForURL(nextLesson)
  await page.getByText(/Lesson 3 of/).waitFor({ state: 'attached' })
  await page.keyboard.press('p')
  await page.waitForURL(lesson)
  await page.getByText(/Lesson 2 of/).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Leave focus mode' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('search').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.reading)).toBe('t3 l3')
  expectClean(page)
  await page.close()
})

test('single keys can be switched off, and do nothing while somebody types', async () => {
  const page = await newPage(browser)
  await open(page)
  await page.getByRole('searchbox').fill('f+n')
  expect(await page.evaluate(() => document.documentElement.dataset.reading)).toBeUndefined()
  await page.getByRole('button', { name: 'Reading' }).click()
  await page.getByRole('button', { name: 'Switch off single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  for (const key of ['+', 'f', 'n']) await page.keyboard.press(key)
  expect(page.url()).toBe(lesson)
  expect(await page.evaluate(() => document.documentElement.dataset.reading)).toBeUndefined()
  expectClean(page)
  await page.close()
})

/** Returns the text of the block at the reading position near the top of the screen. */
const beingRead = (page: Page) =>
  page.evaluate(() => {
    const blocks = document.querySelectorAll('article > .prose > :not([data-inserted])')
    return [...blocks].findLast((block) => block.getBoundingClientRect().top <= 161)?.textContent
  })

test('a lesson opens where it was left, on this device and on another', async () => {
  const { page, person } = await reader()
  const saved = page.waitForResponse('**/server/lessons/place')
  await paragraph(page, 5).evaluate((p) => scrollBy(0, p.getBoundingClientRect().top - 150))
  await saved
  const left = await beingRead(page)
  expect(left).toBe(await paragraph(page, 5).textContent())
  await page.goto(`${server.url}/about`)
  await open(page)
  await page.getByText('You left off here.').waitFor()
  expect(await beingRead(page)).toBe(left)

  const other = await newPage(browser, { width: 375 })
  await other.goto(`${server.url}/auth/signin`)
  await signIn(other, person)
  await open(other)
  await other.getByText('You left off here.').waitFor()
  expect(await beingRead(other)).toBe(left)
  await other.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => other.evaluate(() => scrollY)).toBe(0)
  for (const one of [page, other]) {
    expectClean(one)
    await one.close()
  }
})

test('a lesson that is opened from another page opens where it was left', async () => {
  const page = await newPage(browser)
  await open(page, nextLesson)
  await paragraph(page, 4).evaluate((p) => scrollBy(0, p.getBoundingClientRect().top - 150))
  const left = await beingRead(page)
  await page.waitForFunction(() => localStorage.getItem('lyceum.places'))
  await page.keyboard.press('p')
  await page.waitForURL(lesson)
  // The third lesson is still shown for a moment, and may also have a link called “Next”.
  await page.getByText(/Lesson 2 of/).waitFor({ state: 'attached' })
  await page.getByRole('link', { name: /^Next/ }).click()
  await page.waitForURL(nextLesson)
  await page.getByText('You left off here.').waitFor()
  expect(await beingRead(page)).toBe(left)
  expectClean(page)
  await page.close()
})

test('who goes to practise at once has read the lesson', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  // Delay the progress, which decides whether the lesson is shown as unread.
  await page.route('**/server/user/topics/*/progress', async (route) => {
    await new Promise((late) => setTimeout(late, 1_500))
    await route.continue()
  })
  await page.goto(lesson)
  const saved = page.waitForResponse('**/server/lessons/read')
  await page.getByRole('link', { name: /^Practise/ }).click()
  expect((await saved).status()).toBe(200)
  await page.waitForURL(/\/quizzes\//)
  await page.close()
})

test('a lesson is read, too, if a busy browser tells of its beginning and its end at once', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const untold: IntersectionObserverEntry[] = []
        super((moments, observer) => {
          untold.push(...moments)
          if (untold.some(({ isIntersecting }) => isIntersecting)) tell(untold.splice(0), observer)
        }, options)
      }
    }
  })
  await visit(page, lesson)
  const saved = page.waitForResponse('**/server/lessons/read')
  await scrollToEnd(page)
  expect((await saved).status()).toBe(200)
  await page.close()
})

test('the buttons at the end of a lesson stay where they are when it is marked as read', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  const held = Promise.withResolvers<void>()
  await page.route('**/server/lessons/read', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, lesson)
  const practise = page.getByRole('link', { name: /^Practise/ })
  const asked = page.waitForRequest('**/server/lessons/read')
  await scrollToEnd(page)
  await asked
  const before = await practise.boundingBox()
  held.resolve()
  await page.locator('.lesson-end .celebration').waitFor()
  expect(await practise.boundingBox()).toEqual(before)
  expectClean(page)
  await page.close()
})

test('a lesson is read aloud from where it is read, and stops when it is left', async () => {
  const page = await newPage(browser)
  // This browser has no voices. The fake one finishes a sentence only when the test tells it to.
  await page.addInitScript(() => {
    const said: string[] = []
    let now: SpeechSynthesisUtterance | null = null
    const voice = Object.assign(new EventTarget(), {
      said,
      getVoices: () => [{ name: 'A voice' }],
      speak(utterance: SpeechSynthesisUtterance) {
        now = utterance
        said.push(`${utterance.rate} ${utterance.text}`)
      },
      cancel() {
        now = null
        said.push('silence')
      },
      finish: () => now?.onend?.(new Event('end') as SpeechSynthesisEvent),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
  })
  type Voice = { said: string[]; finish: () => void }
  const said = () => page.evaluate(() => (speechSynthesis as unknown as Voice).said)
  const lastSaid = async () => (await said()).at(-1)
  const finish = () => page.evaluate(() => (speechSynthesis as unknown as Voice).finish())
  await open(page)
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  // The question that the lesson answers is read first.
  const question = (await page.locator('article > .prose > blockquote').first().textContent())?.trim()
  await expect.poll(said).toEqual([`1 ${question}`])
  await finish()
  await expect.poll(lastSaid).toBe('1 Summary')
  await expect.poll(() => page.locator('[data-spoken]').textContent()).toBe('Summary')
  await finish()
  await expect.poll(() => page.locator('[data-spoken]').evaluate((block) => block.tagName)).toBe('P')
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await expect.poll(lastSaid).toBe('silence')
  await page.getByLabel('Speed').selectOption('1.5')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(lastSaid).toMatch(/^1\.5 /)
  await expectAccessible(page, 'the player')
  for (let i = 0; i < 300 && (await page.locator('[data-spoken]').count()) > 0; i++) await finish()
  const all = await said()
  expect(all.some((text) => text.endsWith(' Code.'))).toBe(true)
  expect(all.join()).not.toMatch(/function |=>/)
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Listen' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${server.url}/`)
  await expect.poll(lastSaid).toBe('silence')
  expectClean(page)
  await page.close()
})

test.each(looks)(
  'notes, popovers and focus mode: axe finds nothing, nothing scrolls sideways ($scheme, $width px)',
  async (look) => {
    const { page } = await reader({ ...look, height: 900 })
    await page.getByRole('button', { name: 'Reading' }).click()
    await page.getByRole('group', { name: 'Lines' }).waitFor()
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Larger text' }).click()
    await expectAccessible(page, 'the reading popover')
    await page.keyboard.press('Escape')
    await select(page, 1, 20)
    await expectAccessible(page, 'the selection bar')
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your note' }).getByLabel('Note', { exact: true }).fill('x'.repeat(300))
    await page.getByText('Saved', { exact: true }).waitFor()
    await expectAccessible(page, 'the card')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Your notes' }).scrollIntoViewIfNeeded()
    await expectAccessible(page, 'the list')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectAccessible(page, 'the way back')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.keyboard.press('f')
    await page.getByRole('button', { name: 'Leave focus mode' }).waitFor()
    await expectAccessible(page, 'focus mode')
    expectClean(page)
    await page.close()
  },
)

test('key terms stand in the margin beside their section, in no other place of the text, and are printed as a list', async () => {
  const page = await newPage(browser)
  await page.goto(lesson, { waitUntil: 'networkidle' })
  const beside = page.locator('.terms-beside')
  const all = await page.locator('#s-key-terms + ul > li > strong').allTextContents()
  expect(all.length).toBeGreaterThanOrEqual(2)
  expect((await beside.locator('dt').allTextContents()).sort()).toEqual(all.toSorted())
  const places = await beside.evaluateAll((lists) =>
    lists.map((list) => {
      const [margin, text] = [list.getBoundingClientRect(), list.nextElementSibling?.getBoundingClientRect()]
      const heading = list.previousElementSibling?.getBoundingClientRect()
      return {
        isOutside: margin.left >= Number(text?.right),
        isOnPage: margin.right <= document.documentElement.clientWidth,
        isBeside: margin.top >= Number(heading?.top) - 32,
      }
    }),
  )
  expect(places).toEqual(places.map(() => ({ isOutside: true, isOnPage: true, isBeside: true })))
  // The lists don't overlap.
  const boxes = await beside.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().toJSON()))
  for (const [at, box] of boxes.entries()) expect(box.top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
  expect(await axeViolations(page)).toEqual([])

  const list = page.locator('#s-key-terms + ul')
  await page.setViewportSize({ width: 375, height: 667 })
  expect(await beside.evaluateAll((lists) => lists.filter((one) => one.checkVisibility()).length)).toBe(0)
  expect(await list.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  expect(await beside.evaluateAll((lists) => lists.filter((one) => one.checkVisibility()).length)).toBe(0)
  expect(await list.isVisible()).toBe(true)
  for (const pressed of ['button', 'footer', '.crumbs', '.lesson-end'])
    expect(await page.locator(`${pressed}:visible`).count()).toBe(0)
  expectClean(page)
  await page.close()
})

test('in a font that is wider than ours, the key terms beside the text are on the page, too', async () => {
  const page = await newPage(browser)
  await page.route('**/*.woff2', (route) => route.abort())
  await visit(page, lesson)
  const beside = page.locator('.terms-beside').first()
  for (const width of [1248, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { left, right } = await beside.evaluate((list) => list.getBoundingClientRect())
    const text = await paragraph(page, 0).evaluate((p) => p.getBoundingClientRect())
    expect(left).toBeGreaterThan(text.right)
    expect(right).toBeLessThan(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.close()
})
