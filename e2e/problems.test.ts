import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter } from './caller.ts'
import { makeTopic, tabTo } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { BIRDS, FARE, problemPath, result, writeProgram } from './programs.ts'
import { QUICK, type RunningServer, startServer } from './server.ts'
import { revisit, settled, visit } from './settled.ts'

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

async function learner() {
  const page = await newPage(browser)
  await enter(page, server.url)
  return page
}
async function open(page: Page, language = 'javascript') {
  await visit(page, server.url + problemPath)
  await page.locator('main').getByLabel('Language').selectOption(language)
  await page.locator('.cm-content').waitFor()
}
const run = (page: Page) => page.getByRole('button', { name: /^Run/ }).click()
/**
 * Returns the number of votes on the button. If the test is retried, votes from the earlier attempt are still there.
 */
const votesOn = async (up: Locator) => Number(/\d+$/.exec((await up.getAttribute('aria-label')) ?? '')?.[0])
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test('a problem: a test fails and says why, all pass, a vote, the skill moves, the next step', async () => {
  const page = await learner()
  await open(page)
  await writeProgram(page, FARE.wrong)
  await run(page)
  await result(page, '3 of 4 passed')
  const failed = page.locator('.results > .is-failed')
  expect(await failed.locator('.difference').innerText()).toMatch(/Expected\s+3500\s+Got\s+4000/)
  await expectLooksRight(page, 'a test that failed')

  await submit(page)
  await result(page, /^\d+ of 12 passed/)
  await expect.poll(() => page.locator('.results li:has-text("hidden")').count()).toBe(8)
  await writeProgram(page, FARE.right)
  await submit(page)
  await result(page, 'All 12 passed')
  await page.locator('.standing').first().waitFor()
  await page.getByRole('link', { name: /^Next: / }).waitFor()
  await page.getByText('You’ve solved this').waitFor()
  await expectLooksRight(page, 'all passed')

  const up = page.getByRole('button', { name: /^Good problem/ })
  const before = await votesOn(up)
  await up.click()
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
  await revisit(page)
  await expect.poll(() => votesOn(up)).toBe(before + 1)
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
  await up.click()
  await expect.poll(() => votesOn(up)).toBe(before)

  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.locator('.result > .results > li > details > summary').last().click()
  await page.getByRole('button', { name: 'Open in the editor' }).filter({ visible: true }).click()
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('return 4000 // always')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('return 3500')

  await visit(page, `${server.url}/skills`)
  await expect.poll(() => page.locator('.skills > li').count()).toBeGreaterThan(0)
  expectClean(page)
  await page.close()
})

test('a vote that is pressed before one’s own is known is sent as pressed, once, and turned round by nothing', async () => {
  const page = await learner()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/update-vote')) sent.push(request.postDataJSON().action)
  })
  const up = page.getByRole('button', { name: /^Good problem/ })
  const pressed = () => up.getAttribute('aria-pressed')
  await visit(page, `${server.url}/problems/birds-at-each-lake`)
  const before = await votesOn(up)
  let release = () => {}
  /** Reopens the page while delaying the response from `path`, which is either the user's profile or their vote. */
  async function openHolding(path: string) {
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(path, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${server.url}/problems/birds-at-each-lake`)
    await up.click()
    await expect.poll(pressed).toBe('true')
  }
  const releaseAndExpect = async () => {
    release()
    await settled(page)
    await expect.poll(pressed).toBe('true')
    expect(await votesOn(up)).toBe(before + 1)
    expect(page.url()).toContain('/problems/birds-at-each-lake')
  }

  await openHolding('**/server/auth/verifyToken*')
  expect(sent).toEqual([])
  await releaseAndExpect()
  expect(sent).toEqual(['up'])
  await openHolding('**/server/problems/id/*')
  await releaseAndExpect()
  expect(sent).toEqual(['up'])

  // If somebody votes twice quickly, the last vote counts.
  await up.dblclick()
  await up.click()
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await expect.poll(async () => [await pressed(), sent.at(-1)]).toEqual(['false', 'none'])
  expectClean(page)
  await page.close()
})

test('the program by itself, with an input; its errors apart from its output; a limit in words', async () => {
  const page = await learner()
  await open(page)
  await page.getByRole('tab', { name: 'Input' }).click()
  await writeProgram(page, 'console.log("seen"); throw new Error("broken")')
  await run(page)
  await page.getByText('Ended with an error').waitFor()
  expect(await page.locator('.run-printed', { hasText: 'Output' }).innerText()).toContain('seen')
  expect(await page.locator('.run-printed', { hasText: 'stderr' }).innerText()).toContain('broken')
  expect(await page.locator('.run-facts').innerText()).toMatch(/Elapsed time/)
  await writeProgram(page, 'while (true) {}')
  await run(page)
  await page.getByText('Ran out of time').waitFor()
  await expectLooksRight(page, 'out of time')
  expectClean(page)
  await page.close()
})

test('the draft outlives a reload, the way through signing in, and a refusal for too much', async () => {
  const page = await newPage(browser)
  await visit(page, server.url + problemPath)
  await page.locator('main').getByLabel('Language').selectOption('javascript')
  await page.locator('.cm-content').waitFor()
  await writeProgram(page, '// mine')
  await page.getByText('Draft saved on this device').waitFor()
  await page.getByRole('link', { name: 'Sign in to run' }).click()
  await page.waitForURL(/\/auth\/signin\?next=/)
  const { email } = await arrive(page, server.url)
  await visit(page, server.url + problemPath)
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('// mine')
  await revisit(page)
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('// mine')

  await page.route('**/server/problems/try*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'rate_limited', message: 'Your last run is still under way.' }),
    }),
  )
  await run(page)
  await page.getByText('Error running tests: Your last run is still under way.').waitFor()
  expect(await page.locator('.cm-content').innerText()).toContain('// mine')
  await page.getByRole('button', { name: 'Reset to the starter code' }).click()
  await expect.poll(() => page.locator('.cm-content').innerText()).not.toContain('// mine')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('// mine')
  expect(email).toContain('@')
  expectClean(page, { except: [/429/] })
  await page.close()
})

test('by keys alone: tabs into the editor and out, runs, submits, moves the separator', async () => {
  const page = await learner()
  await open(page)
  await page.getByRole('separator', { name: 'Width of the problem' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const separator = page.getByRole('separator', { name: 'Width of the problem' })
  await expect.poll(() => separator.getAttribute('aria-valuenow')).toBe('40')
  await page.keyboard.press('End')
  await expect.poll(() => separator.getAttribute('aria-valuenow')).toBe('70')
  await revisit(page)
  await expect.poll(() => separator.getAttribute('aria-valuenow')).toBe('70')
  await separator.focus()
  await page.keyboard.press('Enter')

  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(FARE.right)
  await page.keyboard.press('Control+Enter')
  await result(page, 'All 4 passed')
  await page.keyboard.press('Control+Shift+Enter')
  await result(page, 'All 12 passed')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('return')
  await page.getByText('1 of 4').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.locator('.cm-content').evaluate((element) => element === document.activeElement)).toBe(false)
  await tabTo(page, /^Tests$/)
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Input (stdin)').waitFor()
  expectClean(page)
  await page.close()
})

test('a visitor reads list and problem without JavaScript, and finds by words', async () => {
  const page = await newPage(browser, { javaScript: false, width: 375 })
  await page.goto(`${server.url}/search?q=ferry`)
  const found = page.locator('.results > li', { hasText: 'The fare on the ferry' })
  expect(await found.innerText()).toMatch(/Problem\s+Easy\s+Python, JavaScript/)
  await found.getByRole('link').click()
  await page.waitForURL(`${server.url}${problemPath}`)
  await page.goto(`${server.url}/problems?q=ferry`)
  await page.getByRole('link', { name: 'The fare on the ferry' }).click()
  await page.getByRole('heading', { level: 1, name: 'The fare on the ferry' }).waitFor()
  expect(await page.getByRole('link', { name: 'Sign in to run' }).isVisible()).toBe(true)
  expect(await page.getByText('Children under 6 travel free.').isVisible()).toBe(true)
  await page.close()
})

test('the list: filters, more, what is solved; on a phone the problem has tabs', async () => {
  const page = await learner()
  await open(page)
  await writeProgram(page, FARE.right)
  await submit(page)
  await result(page, 'All 12 passed')
  await visit(page, `${server.url}/problems`)
  const rows = page.locator('.problem-rows > li')
  await rows.first().waitFor()
  await expect.poll(() => rows.count()).toBe(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  expect(await page.locator('.problem-rows').innerText()).not.toMatch(/\b0 (?:votes|solved)/)
  await page.locator('.chip', { hasText: 'Solved' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.first().innerText()).toMatch(/The fare on the ferry[\s\S]*Solved/)
  expect(await rows.first().innerText()).toMatch(/[1-9]\d* solved it/)
  await expectLooksRight(page, 'the problems')
  await page.locator('.chip', { hasText: 'Hard' }).click()
  await page.getByText('No matching problems').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await rows.nth(10).waitFor()

  await page.setViewportSize({ width: 375, height: 740 })
  await visit(page, server.url + problemPath)
  for (const name of ['Problem', 'Code', 'Result']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('tabpanel', { name, exact: true }).waitFor()
  }
  await page.getByRole('tab', { name: 'Code', exact: true }).click()
  await run(page)
  await result(page, 'All 4 passed')
  expectClean(page)
  await page.close()
})

test('a sample of a lesson runs where it stands, also changed', async () => {
  const page = await learner()
  await makeTopic(page, 'closures in JavaScript')
  await page.getByRole('link', { name: /^Start reading/ }).click()
  const first = page.getByRole('button', { name: /^Run sample 1/ })
  await first.waitFor()
  await first.click()
  await page.locator('.sample-run .run-ended').waitFor()
  await expectLooksRight(page, 'a sample that ran')
  await page.getByRole('button', { name: /^Edit sample 1/ }).click()
  await page.locator('.sample-run .cm-content').waitFor()
  await writeProgram(page, 'console.log("my own")')
  await page.keyboard.press('Control+Enter')
  await page.locator('.run-printed', { hasText: 'my own' }).waitFor()
  await page.getByRole('button', { name: /^Close sample 1/ }).click()
  await page.locator('.sample-run .cm-content').waitFor({ state: 'detached' })
  expectClean(page)
  await page.close()
})

test.each([
  ['Python', 'python', problemPath, FARE.python, 12, 'ferry_fare(30, 12)'],
  ['SQL', 'sql', '/problems/birds-at-each-lake', BIRDS.program, BIRDS.tests, 'INSERT INTO'],
])(
  'in %s: what is given is told in it, and all pass',
  async (_, language, path, program, count, given) => {
    const page = await learner()
    await visit(page, server.url + path)
    await page.locator('main').getByLabel('Language').selectOption(language)
    await page.locator('.cm-content').waitFor()
    await page.locator('.statement-tests summary').first().click()
    expect(await page.locator('.statement-tests details').first().innerText()).toContain(given)
    await writeProgram(page, program)
    await submit(page)
    await page.locator('.result-sum', { hasText: `All ${count} passed` }).waitFor()
    await page.getByText('You’ve solved this').waitFor()
    expectClean(page)
    await page.close()
  },
  90_000,
)

test('a problem of one’s own: written, refused with its obstacles, published, deleted', async () => {
  const page = await learner()
  await visit(page, `${server.url}/problems/new`)
  await page.getByLabel('Title').fill('New')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('There’s already a page at this address').waitFor()
  const title = `Double it ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Title').fill(title)
  await expectLooksRight(page, 'a new problem')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(/\/problems\/double-it-.*\/edit/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('You can’t publish it yet:').waitFor()
  await expect.poll(() => page.locator('.problem-obstacles li').count()).toBeGreaterThan(0)

  await page
    .getByLabel('Statement', { exact: true })
    .fill('Give back **twice** the number that comes in. It is a whole number.')
  await page.getByRole('button', { name: 'Preview the statement' }).click()
  await page.locator('.problem-preview strong', { hasText: 'twice' }).waitFor()
  for (const [at, [given, expected, isHidden]] of TESTS.entries()) {
    await page.getByRole('button', { name: 'Add a test' }).click()
    const test = page.getByRole('group', { name: new RegExp(`^Test ${at + 1}`) })
    await test.getByLabel('Name', { exact: true }).fill(`of ${given}`)
    await test.getByLabel('Arguments').fill(`[${given}]`)
    await test.getByLabel('Expected').fill(expected)
    await test.getByLabel('Hidden').setChecked(isHidden)
  }
  const field = page.getByLabel('Find a skill')
  await field.focus()
  // Scroll the field to just above the bar, where its list still opens downwards.
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 80 - innerHeight))
  await page.keyboard.type('conditions')
  const last = page.locator('main').getByRole('option').last()
  await expect.poll(() => liesAbove(last, page.locator('.edit-bar'))).toBe(true)
  await expectLooksRight(page, 'skills that are found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.problem-skill-list li').count()).toBe(1)
  await expectLooksRight(page, 'a problem that is written')

  await page.locator('.chip', { hasText: 'JavaScript' }).click()
  await page.getByLabel('Function name').fill('double')
  await page.getByRole('button', { name: 'Add a wrong program' }).click()
  await page.getByLabel('What’s wrong with it').fill('squares')
  const programs = ['const double = (n) => {}', 'const double = (n) => 2 * n', 'const double = (n) => n * n']
  for (const [at, program] of programs.entries()) {
    await page.locator('.problem-program .cm-content').nth(at).click()
    await page.keyboard.insertText(program)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await revisit(page)
  await expect.poll(() => page.getByLabel('Arguments').first().inputValue()).toBe('[2]')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Everyone can see it now.', { exact: true }).waitFor()
  const visitor = await newPage(browser)
  await visitor.goto(page.url().replace(/\/edit$/, ''))
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor()
  await visitor.close()

  await page.getByRole('button', { name: 'Delete the problem' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(`${server.url}/problems`)
  await page.getByText('Problem deleted.').waitFor()
  expectClean(page, { except: [/400/] })
  await page.close()
})

async function liesAbove(upper: Locator, lower: Locator) {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()]
  return one !== null && other !== null && one.y + one.height <= other.y
}

const TESTS = [
  ['2', '4', false],
  ['3', '6', true],
  ['-5', '-10', true],
] as const
