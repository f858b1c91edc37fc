import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENTINEL, SENTINEL_NUMBER } from '../server/testing/sentinel.ts'
import { expectClean, newPage, received } from './browser.ts'
import { arrive } from './caller.ts'
import { goingOnStood, watchGoingOn } from './goingOn.ts'
import { tabTo } from './journey.ts'
import { QUESTIONS, startQuizServer } from './quizServer.ts'
import { revisit, visit } from './settled.ts'

let started: Awaited<ReturnType<typeof startQuizServer>>
let browser: Browser
let quiz: string
beforeAll(async () => {
  started = await startQuizServer()
  ;({ browser, quiz } = started)
})
afterAll(() => started.stop())

const STEPS = ['cross the ends', 'tuck one end under', 'pull both ends', 'load the knot']
const PARTS = {
  'standing part': 'the part that bears the load',
  'working end': 'the end that is moved',
  bight: 'a curve that touches nothing',
}

type Kind = 'single' | 'multiple' | 'typed' | 'numeric' | 'true-false' | 'output' | 'ordering' | 'matching'

const stems: Record<string, Kind> = {
  'What makes this knot': 'single',
  'Which of these make': 'multiple',
  'Which force': 'typed',
  'A rope bears': 'numeric',
  'A knot in a smooth rope': 'true-false',
  'What does this program': 'output',
  'Put the steps': 'ordering',
  'Match each part': 'matching',
}

async function kindShown(page: Page): Promise<Kind> {
  await page.getByRole('button', { name: 'Check' }).waitFor()
  const stem = (await page.locator('.stem').textContent()) ?? ''
  const kind = Object.entries(stems).find(([start]) => stem.startsWith(start))?.[1]
  if (!kind) throw new Error(`Nobody knows the question ${stem}`)
  return kind
}

/** Selects the options with these names by pressing their number keys. */
async function pressDigits(page: Page, names: string[]) {
  // In a true-or-false question, 'True' and 'False' are counted before the reasons.
  const options = (await page.locator('.option > input + *').allTextContents()).map((text) => text.trim())
  for (const name of names) await page.keyboard.press(String(options.indexOf(name) + 1))
}

async function choose(page: Page, field: RegExp, choice: string) {
  await tabTo(page, field)
  const choices = page.locator('select:focus option')
  const wanted = (await choices.allTextContents()).indexOf(choice)
  for (let i = 0; i < wanted; i++) await page.keyboard.press('ArrowDown')
  expect(await page.locator('select:focus').inputValue()).toBe(
    await choices.nth(wanted).evaluate((option) => (option as HTMLOptionElement).value),
  )
}

async function check(page: Page) {
  await tabTo(page, /^Check$/)
  await page.keyboard.press('Enter')
}

/** For each kind of question, a function that answers it correctly, using only the keyboard. */
const answers: Record<Kind, (page: Page) => Promise<void>> = {
  async single(page) {
    await pressDigits(page, ['Friction'])
    await page.keyboard.press('Enter')
  },
  async multiple(page) {
    await pressDigits(page, ['More turns', 'A brighter colour', 'A rougher rope', 'A brighter colour'])
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await page.keyboard.press('Enter')
  },
  async typed(page) {
    await tabTo(page, /^Your answer/)
    await page.keyboard.type('friction')
    await page.keyboard.press('Enter')
  },
  async numeric(page) {
    await tabTo(page, /^Your answer/)
    await page.keyboard.type('a lot')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Write a number, such as 19.6.').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7 thousand')
    await choose(page, /^Unit/, 'kN')
    await check(page)
    // The server rejects this because it isn't a number, and doesn't count it as an attempt.
    await page.getByRole('alert').getByText('Write a number, such as 19.6.').waitFor()
    await tabTo(page, /^Your answer/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7.31 × 10^0')
    await page.keyboard.press('Enter')
  },
  async 'true-false'(page) {
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Choose true or false.').waitFor()
    await page.keyboard.press('2')
    expect(await page.getByRole('radio', { name: 'False' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await check(page)
    await page.getByRole('alert').getByText('Choose the reason too.').waitFor()
    await pressDigits(page, ['Uneven fibres rub on each other more'])
    await check(page)
  },
  async output(page) {
    expect(await page.locator('pre').textContent()).toContain("print('turns', turns)")
    await tabTo(page, /^What it prints/)
    await page.keyboard.type('turns 2')
    await page.keyboard.press('Enter')
    await page.keyboard.type(`  ${SENTINEL_NUMBER}`)
    await check(page)
  },
  async ordering(page) {
    await check(page)
    await page.getByRole('alert').getByText('Put the steps in order first.').waitFor()
    const shown = async () => (await page.locator('.ordering .snippet').allTextContents()).map((text) => text.trim())
    for (const [place, step] of STEPS.entries()) {
      const from = (await shown()).indexOf(step)
      if (from > place) await tabTo(page, new RegExp(`^Move up: ${step}$`))
      for (let at = from; at > place; at--) {
        await page.keyboard.press('Enter')
        await page.getByRole('status').getByText(`${step}, now ${at} of 4`).waitFor()
      }
    }
    expect(await shown()).toEqual(STEPS)
    await check(page)
  },
  async matching(page) {
    for (const part of await page.locator('.matching .snippet').allTextContents()) {
      const name = part.trim() as keyof typeof PARTS
      await choose(page, new RegExp(`^${name}$`), PARTS[name])
    }
    const used = await page.locator('select').first().locator('option', { hasText: '(used)' }).count()
    expect(used).toBe(2)
    await check(page)
  },
}

test('every kind is answered by keyboard alone, explained, and kept over a reload', async () => {
  const page = await newPage(browser)
  await arrive(page, started.url)
  await visit(page, quiz)
  for (let question = 1; question <= QUESTIONS; question++) {
    await answers[await kindShown(page)](page)
    await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor()
    await revisit(page)
    await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: `${QUESTIONS} of ${QUESTIONS} right` }).waitFor()
  // The refused number above causes a 400.
  expectClean(page, { except: [/400/] })
  await page.close()
})

const verdicts: Record<Kind, string[]> = {
  single: ['Your answer, not correct', 'Correct answer'],
  multiple: ['Your answer, correct', 'Also correct, but you left it out', 'Rightly left out'],
  typed: ['You wrote', 'glue', 'No glue is used.'],
  numeric: ['You wrote', '7.31 N', `${SENTINEL_NUMBER} N`, 'The number is right, but the unit should be kN, not N.'],
  'true-false': [
    'You said: True',
    'The statement is false.',
    'Your reason, not correct',
    'Its weight says nothing of its grip.',
    'Correct reason',
  ],
  output: ['You wrote', 'turns 2', 'The spaces in the quotes are printed too.'],
  ordering: ['You put it at number', 'An end is tucked where the ends cross'],
  matching: ['You chose: the knot itself', '→ the end that is moved', 'No match'],
}

test('a wrong answer of every kind is told in words: what was given, what is right, and why', async () => {
  const page = await newPage(browser, { scheme: 'dark', width: 320 })
  await arrive(page, started.url)
  await visit(page, quiz)
  for (let question = 1; question <= QUESTIONS; question++) {
    const kind = await kindShown(page)
    if (kind === 'single') await page.getByLabel('Magnets').check()
    if (kind === 'multiple') await page.getByLabel('More turns').check()
    if (kind === 'typed') await page.getByLabel('Your answer').fill('glue')
    if (kind === 'numeric') {
      await page.getByLabel('Your answer').fill('7.31')
      await page.getByLabel('Unit').selectOption('N')
    }
    if (kind === 'true-false') {
      await page.getByRole('radio', { name: 'True', exact: true }).check()
      await page.getByLabel('A smooth rope weighs more than any other').check()
    }
    if (kind === 'output') await page.getByLabel('What it prints').fill(`turns 2\n${SENTINEL_NUMBER}`)
    if (kind === 'ordering') await page.getByRole('button', { name: 'Move down: load the knot' }).click()
    if (kind === 'ordering' && (await page.locator('.ordering .snippet').allTextContents()).join() === STEPS.join()) {
      await page.getByRole('button', { name: `Move down: ${STEPS[0]}` }).click()
    }
    if (kind === 'matching') {
      for (const select of await page.locator('main').getByRole('combobox').all()) {
        const choices = await select.locator('option').allTextContents()
        await select.selectOption({ index: choices.findIndex((choice) => choice.startsWith('the knot itself')) })
      }
    }
    await watchGoingOn(page)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('heading', { name: 'Not quite' }).waitFor()
    expect([kind, await goingOnStood(page)]).toEqual([kind, [expect.any(Number)]])
    for (const words of verdicts[kind]) expect([kind, words, await page.getByText(words).count()]).not.toContain(0)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: `0 of ${QUESTIONS} right` }).waitFor()
  expectClean(page)
  await page.close()
})

test.each([true, false])('a visitor reads every question without its key, with JavaScript: %s', async (javaScript) => {
  const page = await newPage(browser, { javaScript, recorded: true })
  await visit(page, quiz)
  await expect.poll(() => page.locator('.quiz-list > li').count()).toBe(QUESTIONS)
  for (const control of ['radio', 'checkbox', 'textbox', 'combobox'] as const) {
    expect([control, await page.getByRole(control).count()]).not.toContain(0)
  }
  const choices = page.getByLabel('bight').locator('option')
  expect(await choices.allTextContents()).toContain('a curve that touches nothing')
  for (const step of STEPS) await expect.poll(() => page.getByText(step).count()).toBe(1)
  expect(await page.locator('noscript .notice').isVisible()).toBe(!javaScript)
  const signIn = page.locator('main').getByRole('link', { name: 'Sign In' })
  expect(await signIn.getAttribute('href')).toContain(encodeURIComponent(new URL(quiz).pathname))
  const bytes = await received(page)
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(bytes).not.toContain(key)
  expectClean(page)
  await page.close()
})
