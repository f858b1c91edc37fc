import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENTINEL } from '../server/testing/sentinel.ts'
import { axeViolations, expectClean, newPage, type PageOptions, received } from './browser.ts'
import { arrive } from './caller.ts'
import { expectFocused, watchScreens } from './focus.ts'
import { tabTo } from './journey.ts'
import { looks } from './looks.ts'
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

const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket/]
const KEPT = 'Saved on this device. You’ll see the result when you’re back online.'

async function openAsLearner(options?: PageOptions) {
  const page = await newPage(browser, { recorded: true, ...options })
  await arrive(page, started.url)
  await visit(page, quiz)
  await page.getByRole('button', { name: 'Check' }).waitFor()
  return page
}

/**
 * Answers questions until one with a text field comes, and returns how many. Questions whose answer only has to be
 * recognised come first.
 */
async function goToTyped(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: 'Next question' })
  let answered = 0
  while (!(await page.getByLabel('Your answer').isVisible())) {
    await giveAnswer(page)
    answered++
    await next.click()
    await page.getByText(`Question ${answered + 1} of ${QUESTIONS}`).waitFor()
  }
  return answered
}

/** Collects the ids of the attempts that this browser sends to the server. */
function watchSent(context: BrowserContext) {
  const sent: string[] = []
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/server/quizzes/answer')) sent.push(request.postDataJSON().attemptId)
  })
  return sent
}

/** Opens the quiz in another browser, which shares only the user's session with the earlier one. */
async function goOnIn(page: Page, earlier: Page) {
  await page.context().addCookies(await earlier.context().cookies())
  await page.goto(started.url)
  const session = await earlier.evaluate(() => JSON.stringify(localStorage))
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept))) localStorage.setItem(key, String(value))
  }, session)
  await visit(page, quiz)
}

/** Answers the displayed question, of any kind, without knowing the right answer. */
async function giveAnswer(page: Page) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Check' }) })
  await form.waitFor()
  if (await form.getByLabel('Your answer').isVisible()) await form.getByLabel('Your answer').fill('12')
  if (await form.getByLabel('What it prints').isVisible()) await form.getByLabel('What it prints').fill('12')
  const options = form.locator('.option > input')
  if ((await options.count()) > 0) {
    await options.first().check()
    await options.last().check()
  }
  for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 1 })
  const down = form.getByRole('button', { name: /^Move down/ })
  if ((await down.count()) > 0) await down.first().click()
  await page.getByRole('button', { name: 'Check' }).click()
}

test('hints by keyboard: attempt first, one after the other, and still there after a reload', async () => {
  const page = await openAsLearner()
  await goToTyped(page)
  // The verdicts on earlier questions contain answer keys, so the number of keys received is compared with this one.
  const countKeys = async () => (await received(page)).split(SENTINEL).length
  const keysBefore = await countKeys()
  const hint = page.getByRole('button', { name: 'Get a hint' })
  await page.getByText('Answer first to unlock hints.').waitFor()
  expect(await hint.getAttribute('aria-disabled')).toBe('true')
  await tabTo(page, /^Get a hint$/)
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(await page.getByText('Hint 1 of').count()).toBe(0)

  await page.getByLabel('Your answer').focus()
  await page.keyboard.type('rubbish')
  await tabTo(page, /^Get a hint$/)
  await page.keyboard.press('Enter')
  await page.getByText('Hint 1 of 4: Where to look').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('h')
  await page.getByText('Hint 2 of 4: How to narrow it down').waitFor()
  expect(await countKeys()).toBe(keysBefore)
  await page.keyboard.press('h')
  await page.getByText('holds by … alone').waitFor()

  await revisit(page)
  await page.getByText('Hint 3 of 4: What it’s based on').waitFor()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('rubbish')
  await page.getByRole('button', { name: 'Show the worked example' }).click()
  await page.getByText('Hint 4 of 4').waitFor()
  expect(await page.getByRole('button', { name: /hint|worked example/i }).count()).toBe(0)

  await page.getByLabel('Your answer').fill('friction')
  const listScreens = await watchScreens(page, '.quiz-progress h2, .verdict h3')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor()
  expectFocused(await listScreens())
  // The change is shown at once, in words. The right answer earned no credit, because all hints were used.
  await page.getByText('Still Attempted').first().waitFor()
  expectClean(page)
  await page.close()
})

test.each(looks)(
  'without a network the whole quiz can be answered; the verdicts come later ($scheme, $width px)',
  async (look) => {
    const page = await openAsLearner(look)
    const sent = watchSent(page.context())
    const check = async (name: string) => {
      // axe reports targets partly covered by the sticky bar as too small.
      await page.evaluate(() => scrollTo(0, 0))
      expect([name, await axeViolations(page)]).toEqual([name, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await giveAnswer(page)
    await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).waitFor()
    await page.keyboard.press('Enter')

    await page.context().setOffline(true)
    for (let question = 2; question <= QUESTIONS; question++) {
      await page.getByText(`Question ${question} of ${QUESTIONS}`).waitFor()
      await giveAnswer(page)
      await page.getByText(KEPT).waitFor()
      if (question === 3) await check('an answer that waits')
      if (question > 2) await page.getByText(`${question - 1} answers are waiting on this device.`).waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByText(`${QUESTIONS - 1} answers are waiting on this device.`).waitFor()
    await page.getByRole('heading', { name: /of 1 right/ }).waitFor()
    await check('a summary that waits')
    await expect.poll(() => sent).toHaveLength(1)

    await page.context().setOffline(false)
    await page.getByRole('heading', { name: new RegExp(`of ${QUESTIONS} right`) }).waitFor()
    await page.getByText(/wait on this device/).waitFor({ state: 'detached' })
    await expect.poll(() => sent).toHaveLength(QUESTIONS)
    expect(new Set(sent).size).toBe(QUESTIONS)
    await page
      .getByText(/Still Attempted|→/)
      .first()
      .waitFor()
    await check('the summary')
    await page.getByRole('button', { name: 'Retry what you missed' }).click()
    await page.getByText(/^Question 1 of/).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('waiting')))).toEqual([])
    expectClean(page, { except: NO_NETWORK })
    await page.close()
  },
)

test('what waits is sent from another page too, once, and its verdict is found in the quiz', async () => {
  const page = await openAsLearner()
  const sent = watchSent(page.context())
  await page.context().route('**/server/quizzes/answer', (route) => route.abort('failed'))
  await giveAnswer(page)
  await page.getByText(KEPT).waitFor()
  await page.keyboard.press('Enter')
  await giveAnswer(page)
  await page.getByText('2 answers are waiting on this device.').waitFor()
  await page.context().unroute('**/server/quizzes/answer')

  await page.goto(`${started.url}/about`)
  await expect.poll(() => sent.length).toBe(2)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('waiting')))).toEqual([])

  await visit(page, quiz)
  await page.getByText(`Question 2 of ${QUESTIONS}`).waitFor()
  await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).waitFor()
  // Retries use the same ids, so only two attempts are stored.
  expect(new Set(sent).size).toBe(2)
  await page.goBack()
  expectClean(page, { except: NO_NETWORK })
  await page.close()
})

test('two tabs keep their own answers, and nothing is sent twice', async () => {
  const first = await openAsLearner()
  const sent = watchSent(first.context())
  const answered = await goToTyped(first)
  await expect.poll(() => sent.length).toBe(answered)
  // The other tab takes up the quiz and sends these once more, to have their verdicts.
  const earlier = new Set(sent)
  const second = await first.context().newPage()
  await visit(second, quiz)
  await first.context().setOffline(true)
  for (const [tab, text] of [
    [first, 'friction'],
    [second, 'glue'],
  ] as const) {
    await tab.getByLabel('Your answer').fill(text)
    await tab.keyboard.press('Enter')
    await tab.getByText(KEPT).waitFor()
  }
  await first.context().setOffline(false)
  await first.getByRole('heading', { name: 'Correct', exact: true }).waitFor()
  await second.getByRole('heading', { name: 'Not quite' }).waitFor()
  await second.waitForTimeout(1_500)
  const kept = sent.filter((attemptId) => !earlier.has(attemptId))
  expect(kept).toHaveLength(2)
  expect(new Set(kept).size).toBe(2)
  await first.close()
})

test('a quiz is taken up where it was left: the question, what was typed, and what was answered before', async () => {
  const page = await openAsLearner()
  await giveAnswer(page)
  await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`Question 2 of ${QUESTIONS}`).waitFor()
  await revisit(page)
  await page.getByText(`Question 2 of ${QUESTIONS}`).waitFor()
  for (let question = 2; question <= QUESTIONS; question++) {
    await giveAnswer(page)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  // The first answer is counted, too.
  await page.getByRole('heading', { name: new RegExp(`of ${QUESTIONS} right`) }).waitFor()
  expectClean(page)
  await page.close()
})

test('a quiz is gone on with in another tab and another browser; once finished it begins anew', async () => {
  const page = await openAsLearner()
  for (let question = 1; question <= 3; question++) {
    await page.getByText(`Question ${question} of ${QUESTIONS}`).waitFor()
    await giveAnswer(page)
    await page.getByRole('button', { name: 'Next question' }).click()
  }
  await page.getByText(`Question 4 of ${QUESTIONS}`).waitFor()

  const tab = await page.context().newPage()
  await visit(tab, quiz)
  await tab.getByText(`Question 4 of ${QUESTIONS}`).waitFor()
  expect(await tab.getByText(/wait on this device/).count()).toBe(0)
  await tab.close()

  const phone = await newPage(browser, { width: 375 })
  await goOnIn(phone, page)
  await phone.getByText(`Question 4 of ${QUESTIONS}`).waitFor()
  for (let question = 4; question <= QUESTIONS; question++) {
    await phone.getByText(`Question ${question} of ${QUESTIONS}`).waitFor()
    await giveAnswer(phone)
    await phone.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  // The answers from the first browser are counted, too.
  const summary = phone.getByRole('heading', { name: new RegExp(`of ${QUESTIONS} right`) })
  await summary.waitFor()
  // A percentage is only shown from three answers on.
  const percents = (texts: string[]) =>
    texts.flatMap((text) => /\((\d+%)\)|Mastery (\d+%)/.exec(text)?.slice(1).filter(Boolean) ?? [])
  const ofSummary = async () => percents(await phone.locator('.standing').allInnerTexts()).sort()
  await expect.poll(async () => (await ofSummary()).length).toBeGreaterThan(0)
  const shown = await ofSummary()
  await phone.goto(`${started.url}/skills`)
  await phone.locator('.skills > li').first().waitFor()
  const listed = await phone.locator('.skill-facts').allTextContents()
  expect(percents(listed).sort()).toEqual(shown)

  // Reloading the summary or going back to it loses nothing; opening the quiz from elsewhere restarts it.
  await phone.goBack()
  await phone.getByRole('button', { name: 'See the summary' }).click()
  await summary.waitFor()
  await phone.reload()
  await phone.getByRole('button', { name: 'See the summary' }).waitFor()
  await phone.goto(`${started.url}/skills`)
  await visit(phone, quiz)
  await phone.getByText(`Question 1 of ${QUESTIONS}`).waitFor()
  expectClean(page)
  expectClean(phone)
  await phone.close()
  await page.close()
})
