import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRIED_AT_MOST } from '../contract/trials.ts'
import { seeResult } from '../words/en/quizzes.trying.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter, PASSWORD, signUp, writeTopic } from './caller.ts'
import { answer, playerWords } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { revisit, visit } from './settled.ts'

/**
 * The texts of a quiz for visitors. The last button has another label than for users, because it leads to a result
 * instead of the summary.
 */
const said = { ...playerWords, seeSummary: seeResult }

let server: RunningServer
let browser: Browser
let quizUrl: string

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
  const { quiz } = await writeTopic(server.url, await signUp(server.url, 'Owner'), 'reef knot')
  quizUrl = server.url + quiz
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

async function fillAccount(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a visitor’s prompt leads to a new account, and from there to the topic without another click', async () => {
  const page = await newPage(browser)
  await visit(page, server.url)
  await page.getByText('Level, length and contents').click()
  await page.getByRole('radio', { name: 'Lessons only' }).check()
  await page.getByLabel('What do you want to learn today?').fill('bowline')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/auth\/signin\?/)
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  await page.getByText('Next: “bowline”').waitFor()
  await expectLooksRight(page, 'create an account with a prompt')
  const ways = page.getByRole('navigation', { name: 'New here, or back again' })
  expect(await ways.locator('[aria-current="page"]').allTextContents()).toEqual(['Create an account'])
  await ways.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByText('Next: “bowline”').waitFor()
  expect(await ways.locator('[aria-current="page"]').allTextContents()).toEqual(['Sign In'])
  await ways.getByRole('link', { name: 'Create an account' }).click()
  await fillAccount(page, 'Bob')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { level: 1, name: 'Bowline' }).waitFor()
  // The option chosen before signing in still applies: the topic has lessons, but no quizzes.
  await page.getByRole('link', { name: /^Start reading/ }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Practise/ }).count()).toBe(0)
  expectClean(page, { except: [/status of 404/] })
  await page.close()
})

test('a prompt in the bar goes on by itself after signing in too', async () => {
  const page = await newPage(browser)
  const { email } = await enter(page, server.url, { name: 'Cat' })
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visit(page, `${server.url}/about`)
  await page.getByPlaceholder('What do you want to learn today?').fill('reef knot')
  await page.keyboard.press('Enter')
  await page.getByText('Next: “reef knot”').waitFor()
  await page.getByRole('navigation', { name: 'New here, or back again' }).getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  expectClean(page, { except: [/status of 404/] })
  await page.close()
})

test('a new account begins with three questions that can be skipped', async () => {
  const page = await newPage(browser, { width: 375 })
  await visit(page, `${server.url}/auth/register`)
  await fillAccount(page, 'Dora')
  await page.waitForURL(/\/welcome$/)
  await page.getByRole('heading', { level: 1, name: 'Welcome, Dora' }).waitFor()
  await expectLooksRight(page, 'the questions after registering')
  await page.getByRole('radio', { name: 'Advanced' }).check()
  await page.getByRole('radio', { name: '20 min' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL(`${server.url}/`)
  await page.getByText('0 of 20 min today.').waitFor()
  await expect.poll(() => page.locator('.prompt input[value="advanced"]').isChecked()).toBe(true)
  await visit(page, `${server.url}/welcome`)
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await page.waitForURL(`${server.url}/`)
  expectClean(page)
  await page.close()
})

test('a visitor opens a popular topic and answers the question of the day without an account', async () => {
  const page = await newPage(browser)
  await visit(page, server.url)
  const one = page.locator('.try-one')
  await expectLooksRight(page, 'home of a visitor')
  for (const choice of await one.getByRole('button').all()) {
    await choice.click()
    await one.getByRole('heading', { level: 3 }).waitFor()
    if (await one.getByText('Correct', { exact: true }).isVisible()) break
  }
  await one.getByText('Correct', { exact: true }).waitFor()
  await expectLooksRight(page, 'the question of the day, answered')
  await one.getByRole('link', { name: 'More questions like this' }).click()
  await page.waitForURL(/\/quizzes\//)
  await page.goBack()
  const popular = page.locator('.samples').getByRole('listitem').first()
  const title = (await popular.textContent()) ?? ''
  await popular.getByRole('link').click()
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expectClean(page)
  await page.close()
})

test('a visitor tries a quiz, registers, and has the answers', async () => {
  const page = await newPage(browser)
  await visit(page, quizUrl)
  await page.getByRole('button', { name: 'Try it now' }).click()
  await page.getByRole('heading', { name: 'Question 1 of' }).waitFor()
  await page.getByText(`${TRIED_AT_MOST} more without an account`).waitFor()
  await expectLooksRight(page, 'a quiz that is tried')
  await answer(page, 'glue', said)
  await expectLooksRight(page, 'a verdict for a visitor')
  // After a reload, the answer is still in this browser.
  await revisit(page)
  await page.getByRole('button', { name: 'Try it now' }).click()
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor()
  await answer(page, 'glue', said)
  for (let left = 8; await page.getByRole('button', { name: 'Next question' }).count(); left--) {
    await page.getByRole('button', { name: 'Next question' }).click()
    await answer(page, 'glue', said)
    expect(left).toBeGreaterThan(0)
  }
  await page.getByRole('button', { name: 'See your result' }).click()
  await page.getByRole('heading', { name: /^\d+ of 8 right$/ }).waitFor()
  await expectLooksRight(page, 'the result of a visitor')
  await page.getByRole('link', { name: 'Create an account', exact: true }).first().click()
  await fillAccount(page, 'Eve')
  // The quiz is finished, so the visitor is sent to its topic instead.
  await page.waitForURL(/\/topic-details\//)
  expect(await page.evaluate(() => localStorage.getItem('lyceum.tried'))).toBeNull()
  await page.goto(`${server.url}/skills`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByText(/attempted/i)
    .first()
    .waitFor()
  expectClean(page)
  await page.close()
})
