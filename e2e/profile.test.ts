import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { answer, makeTopic, openFirstLesson, openQuiz, register, signIn } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

const NEW_PASSWORD = 'wrong donkey staple'
const refusals = [/400|401|Failed to load resource/]
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function openElsewhere(person: { email: string }) {
  const page = await newPage(browser)
  await page.goto(`${server.url}/auth/signin?next=/profile`)
  await signIn(page, person)
  await part(page, 'Name').getByLabel('Name').waitFor()
  // Wait until the socket is connected, because it reports changes made elsewhere.
  await settled(page)
  return page
}

test('a person changes their name and what is about them, is refused a password, and signs out everywhere else', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Ada' })
  await page.goto(`${server.url}/profile`)
  const other = await openElsewhere(person)

  const name = part(page, 'Name')
  await name.getByLabel('Name').fill(' ')
  await name.getByRole('button').click()
  await name.getByText('Enter your name.').waitFor()
  await name.getByLabel('Name').fill('Ada Lovelace')
  await name.getByRole('button').click()
  await name.getByText('Your name is now Ada Lovelace.').waitFor()
  await other.locator('#menu').getByText('Ada Lovelace').waitFor({ state: 'attached' })
  await expect.poll(() => part(other, 'Name').getByLabel('Name').inputValue()).toBe('Ada Lovelace')

  const about = part(page, 'About you')
  await about.getByLabel('In a few words').fill('Numbers.')
  await about.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await about.getByLabel('Daily goal').fill('3')
  await about.getByRole('button').click()
  await about.getByText('Choose a daily goal of 5 to 240 minutes.').waitFor()
  await about.getByLabel('Daily goal').fill('30')
  await about.getByRole('button').click()
  await about.getByText('Saved.').waitFor()
  await about.getByLabel('Daily goal').fill('')
  await about.getByRole('button', { name: 'Save details' }).click()
  await about.getByRole('button', { name: 'Undo' }).click()
  await about.getByText('We’ve restored what you cleared.').waitFor()
  await page.reload()
  await expect.poll(() => about.getByLabel('Daily goal').inputValue()).toBe('30')
  expect(await about.getByLabel('In a few words').inputValue()).toBe('Numbers.')
  expect(await about.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')

  const password = part(page, 'Password')
  await password.getByLabel('Current password', { exact: true }).fill('guessed at')
  await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('Error changing password: The current password is wrong.').waitFor()
  expect(await password.getByLabel('New password', { exact: true }).inputValue()).toBe(NEW_PASSWORD)
  expect(await axeViolations(page)).toEqual([])
  const sessions = part(page, 'Sessions')
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await sessions.getByText('One other session has ended.').waitFor()
  // The other browser was notified by its socket and redirected to sign-in.
  await other.waitForURL(/\/auth\/signin/)
  expectClean(other, { except: refusals })
  await other.close()

  await page.reload()
  await name.getByLabel('Name').waitFor()
  await part(page, 'Sign out').getByRole('button').click()
  await page.waitForURL(`${server.url}/`)
  expectClean(page, { except: refusals })
  await page.close()
})

test('without an answer the draft is kept, and sent again it is saved', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await page.goto(`${server.url}/profile`)
  const about = part(page, 'About you')
  await page.route('**/server/user/update', (route) => route.abort())
  await about.getByLabel('In a few words').fill('Kept.')
  await about.getByRole('button').click()
  await about.getByText('Our servers are temporarily unavailable. Please try again later.').waitFor()
  expect(await about.getByLabel('In a few words').inputValue()).toBe('Kept.')
  await page.unroute('**/server/user/update')
  await about.getByRole('button').click()
  await about.getByText('Saved.').waitFor()
  expectClean(page, { except: [/Failed to load resource|ERR_FAILED/] })
  await page.close()
})

async function report(page: Page, thing: string, reason: string, words: string) {
  // When reporting a question that the user has answered, the reason is preselected.
  const name = thing === 'question' ? 'Report a problem' : `Report this ${thing}`
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  if (thing !== 'question') {
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByText('Choose what’s wrong.').waitFor()
  }
  await dialog.getByLabel(reason).check()
  await dialog.getByLabel('In your own words').fill(words)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('what a learner reports, an administrator sees, follows and closes', async () => {
  const own = await startServer({ script: FIXTURE })
  onTestFinished(() => own.stop())
  const page = await newPage(browser)
  await register(page, own.url, { name: 'Cleo' })
  await makeTopic(page, 'reef knot')
  const topic = page.url()
  await report(page, 'topic', 'Something in it is wrong', 'It is a square knot.')
  await openFirstLesson(page)
  await report(page, 'lesson', 'It’s hard to understand', 'Which end goes over?')
  await openQuiz(page)
  await answer(page, 'glue')
  await report(page, 'question', 'Something else', '<b>More</b> than one answer is right.')
  await page.getByRole('button', { name: 'Next question' }).waitFor()
  expectClean(page)
  await page.close()

  const admin = await newPage(browser)
  await register(admin, own.url, { name: 'Root' })
  await admin.goto(`${own.url}/admin/reports`)
  await admin.getByText('Your account doesn’t have access to the page you came from.').waitFor()
  await admin.goto(/http\S+\/admin\/claim\?code=\S+/.exec(own.output())?.[0] ?? '')
  await admin.getByRole('button', { name: 'Become the administrator' }).click()
  await admin.getByRole('link', { name: 'Go to your profile' }).click()
  await admin.getByRole('link', { name: 'Administration' }).click()
  await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Reports' }).click()
  await admin.getByText('<b>More</b> than one answer is right.').waitFor()
  expect(await axeViolations(admin)).toEqual([])
  await expect.poll(() => admin.locator('.rows > li').count()).toBe(3)
  for (const left of [2, 1]) {
    await admin
      .getByRole('button', { name: /^Close/ })
      .first()
      .click()
    await admin.getByText(/^The report about “.+” is closed\.$/).waitFor()
    await expect.poll(() => admin.locator('.rows > li').count()).toBe(left)
  }
  await admin.getByText('It is a square knot.').waitFor()
  await admin.getByRole('link', { name: 'Reef knot' }).click()
  await admin.waitForURL(topic)
  expectClean(admin, { except: [/403/] })
  await admin.close()
})
