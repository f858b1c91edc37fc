import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeDouble, startStripeDouble } from '../server/testing/stripe/double.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { PASSWORD } from './caller.ts'
import { answer, askFor, makeTopic, openFirstLesson, openQuiz, register, signIn } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { type RunningServer, startServer } from './server.ts'
import { settled, visit } from './settled.ts'

let stripe: StripeDouble
let stopDelivery: () => void
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  stripe = await startStripeDouble()
  server = await startServer({ env: stripe.environment })
  stopDelivery = stripe.deliverTo(`${server.url}/server/payments/webhook`)
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  stopDelivery()
  await server.stop()
  await stripe.stop()
})

const NEW_PASSWORD = 'wrong donkey staple'
const refusals = [/400|401|404/]
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Tries to sign in through the form, and expects to be refused. */
async function isRefused(page: Page, email: string, password: string) {
  await page.goto(`${server.url}/auth/signin`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('The e-mail address or the password is wrong.').waitFor()
}

test('register → prompt → topic → lesson → quiz → progress → subscription → sign out → password → export → erased', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Ann' })
  await makeTopic(page, 'how do vaccines work')

  await page.getByRole('heading', { level: 1, name: 'How vaccines work' }).waitFor()
  const lessons = page.getByRole('link', { name: /pathogens|Innate|Adaptive|Antibodies|How vaccines work/ })
  await expect.poll(() => lessons.count()).toBeGreaterThanOrEqual(5)
  await expect.poll(() => page.getByText('This is what you asked for.').count()).toBe(1)

  await openFirstLesson(page)
  await page.getByRole('heading', { level: 1, name: 'Bacteria, viruses and other pathogens' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Worked example' }).count()).toBe(1)

  await openQuiz(page)
  for (let question = 1; question <= 8; question++) {
    await page.getByText(`Question ${question} of 8`).first().waitFor()
    await answer(page, '12')
    const verdict = await page.getByRole('heading', { name: /^(Correct|Not quite)$/ }).textContent()
    expect(verdict).toMatch(/Correct|Not quite/)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: /^\d of 8 right$/ }).waitFor()

  await page.getByRole('link', { name: 'Back to the topic' }).click()
  await page.waitForURL(/\/topic-details\//)
  await page
    .getByText(/\d of 8/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Mastery').count()).toBeGreaterThan(0)

  await page.goto(`${server.url}/pricing`)
  await page.getByRole('button', { name: 'Subscribe by the year' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('Thank you. You’re a subscriber now.').waitFor()
  await page.getByRole('button', { name: 'Card, invoices and cancelling' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/^You’ve cancelled\./).waitFor()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Ann' }).click()
  await page.waitForURL(/\/profile/)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('.')

  // Signs in with two browsers and shares a course.
  await page.goto(`${server.url}/auth/signin?next=/courses`)
  await signIn(page, person)
  await page.getByLabel('New course').fill('Vaccines for Bob')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Add to this course' }).waitFor()
  await page.getByRole('button', { name: 'Share with a link' }).click()
  const link = await page.getByLabel('Read-only link').inputValue()
  const other = await newPage(browser)
  const socketEnds = new Promise<void>((resolve) =>
    other.on('websocket', (socket) => socket.once('close', () => resolve())),
  )
  await other.goto(`${server.url}/auth/signin?next=/skills`)
  await signIn(other, person)
  await settled(other)
  const tokenOf = async (session: string | null) =>
    (await fetch(`${server.url}/server/auth/token`, { headers: { authorization: `Bearer ${session}` } })).status
  const sessionOf = (one: Page) => one.evaluate(() => localStorage.getItem('lyceum.session'))
  const otherSession = await sessionOf(other)
  expect(await tokenOf(otherSession)).toBe(200)

  await page.goto(`${server.url}/profile`)
  const password = part(page, 'Password')
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('Your password has been changed. One other session has ended.').waitFor()
  expect(await tokenOf(otherSession)).toBe(401)
  // The other browser was notified by its socket, which ended with the session, and redirected to sign-in.
  await socketEnds
  await other.waitForURL(/\/auth\/signin/)
  await isRefused(other, person.email, PASSWORD)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'Your data').getByRole('button', { name: 'Download your data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^lyceum-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(text('account.json'))).toMatchObject([{ email: person.email, name: 'Ann' }])
  expect(JSON.parse(text('answers.json'))).toHaveLength(8)
  expect(text('README.txt')).toContain('answers.json')
  expect(Object.keys(files).some((name) => /^topics\/how-vaccines-work-/.test(name))).toBe(true)
  expect(Object.keys(files).map(text).join()).toContain('Vaccines for Bob')

  const session = await sessionOf(page)
  const erase = part(page, 'Erase account')
  await erase.getByRole('button', { name: 'Erase account…' }).click()
  await erase.getByLabel('Your e-mail address').fill(person.email)
  await erase.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD)
  await erase.getByRole('button', { name: 'Erase everything now' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await tokenOf(session)).toBe(401)
  for (const given of [PASSWORD, NEW_PASSWORD]) await isRefused(page, person.email, given)
  await page.goto(new URL(link, server.url).href)
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()

  // A new account with the same address starts empty.
  await register(page, server.url, { name: 'Ann again', email: person.email })
  await page.goto(`${server.url}/skills`)
  await page.getByText('No skills yet').waitFor()
  await page.goto(`${server.url}/courses`)
  await page.getByText('No courses yet').waitFor()
  await page.goto(`${server.url}/profile`)
  await page.getByText('None. You’re learning for free.').waitFor()
  await part(page, 'Your data').getByRole('button', { name: 'Download your data' }).waitFor()
  expectClean(page, { except: refusals })
  expectClean(other, { except: refusals })
  await other.close()
  await page.close()
})

test('a prompt that asks for no one thing is answered by a choice, which stands where the prompt stays', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await visit(page, server.url)
  const field = page.getByLabel('What do you want to learn today?')
  await field.fill('math')
  await field.press('Enter')
  const panel = page.getByRole('region', { name: 'Choose a topic' })
  await panel.getByText('“math” covers a lot. Choose where to start.').waitFor()
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await field.inputValue()).toBe('math')
  await expectLooksRight(page, 'a choice')
  // Tab moves from the panel to its offers.
  await panel.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { level: 1, name: 'From fractions to linear equations' }).waitFor()
  await panel.waitFor({ state: 'detached' })

  await askFor(page, 'credit counselling for nurses')
  await page.getByRole('region', { name: 'No topic on this yet' }).waitFor()
  await askFor(page, 'vaccines for dogs in Peru')
  await panel.getByRole('link', { name: /Why vaccines work/ }).click()
  await page.waitForURL(/\/pathways\/why-vaccines-work/)
  await panel.waitFor({ state: 'detached' })
  expectClean(page)
  await page.close()
})

test('what is not covered gets the honest answer and no topic, and the prompt stays', async () => {
  const page = await newPage(browser)
  await register(page, server.url)
  await visit(page, `${server.url}/topics`)
  const before = await page.locator('.shelf').getByRole('link').count()
  await askFor(page, 'how to glaze Ottoman ceramics')
  const panel = page.getByRole('region', { name: 'No topic on this yet' })
  await panel
    .getByText(
      'We don’t have anything on “how to glaze Ottoman ceramics” yet. Choose a subject from the library instead.',
    )
    .waitFor()
  await expectLooksRight(page, 'a refusal')
  expect(page.url()).toBe(`${server.url}/topics`)
  expect(await page.getByLabel('What do you want to learn today?').inputValue()).toBe('how to glaze Ottoman ceramics')
  await expect.poll(() => page.locator('.shelf').getByRole('link').count()).toBe(before)
  expectClean(page)
  await page.close()
})
