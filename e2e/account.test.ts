import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, stepAt } from '../server/auth/totp.ts'
import { startMailServer } from '../server/testing/mailServer.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { PASSWORD } from './caller.ts'
import { register, signIn } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({
    script: FIXTURE,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'lyceum@example.org' },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await mail.stop()
})

const NEW_PASSWORD = 'wrong donkey staple'
const refusals = [/400|401|Failed to load resource/]
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function letterAbout(subject: RegExp, email: string) {
  const find = () => mail.letters.findLast(({ to, subject: given }) => to.includes(email) && subject.test(given))
  await expect.poll(find, { message: `a letter about ${subject} to ${email}` }).toBeDefined()
  return /http\S+/.exec(find()?.text ?? '')?.[0] ?? ''
}

/** Returns the name of the built script that contains these words. */
function scriptWith(words: string) {
  const folder = 'dist/web/en/client/assets'
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const found = scripts.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(words))
  expect(found).toHaveLength(1)
  return found[0]
}

/** Returns a function that calculates the codes of an authenticator app from the displayed secret. */
function codeFrom(letters: string) {
  const bits = [...letters.replaceAll(/[^A-Z2-7]/g, '')]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  return (stepsOn = 0) => codeAt(secret, stepAt(Date.now()) + stepsOn)
}

test('a forgotten password is set anew by a letter, and the address is verified by one', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Ada' })
  const form = Promise.withResolvers<void>()
  await page.route(`**/assets/${scriptWith('a link we e-mailed to this address')}`, async (route) => {
    await form.promise
    await route.continue()
  })
  await page.goto(await letterAbout(/your e-mail address/, person.email), { waitUntil: 'commit' })
  // The heading is shown before the form has loaded.
  await page.getByRole('heading', { name: 'Is this your e-mail address?' }).waitFor()
  expect(await page.getByRole('button', { name: 'Yes, it’s mine' }).count()).toBe(0)
  form.resolve()
  await page.getByRole('button', { name: 'Yes, it’s mine' }).waitFor()
  await expectLooksRight(page, 'the link of a letter')
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click()
  await page.getByText(`${person.email} is verified.`).waitFor()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await part(page, 'Name').waitFor()
  expect(await page.getByText('(not verified)').count()).toBe(0)

  const other = await newPage(browser)
  // Types before the scripts have loaded.
  const scripts = Promise.withResolvers<void>()
  await other.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await other.goto(`${server.url}/auth/signin`, { waitUntil: 'commit' })
  await other.getByLabel('E-mail').fill(person.email)
  scripts.resolve()
  await settled(other)
  await other.getByRole('button', { name: 'Forgot your password?' }).click()
  await other.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await other.getByRole('button', { name: 'Send link' }).waitFor()
  expect(await other.getByLabel('E-mail').inputValue()).toBe(person.email)
  await expectLooksRight(other, 'a forgotten password')
  await other.getByRole('button', { name: 'Send link' }).click()
  await other.getByText(/an e-mail is on its way/).waitFor()
  const link = await letterAbout(/new password/, person.email)
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('short')
  await other.getByRole('button', { name: 'Set password' }).click()
  await other.getByText('Choose a password of at least 8 characters.').waitFor()
  expect(new URL(other.url()).hash).toBe('')
  await expectLooksRight(other, 'a new password')
  await other.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Set password' }).click()
  await other.getByText(/^Your new password is set/).waitFor()
  // The socket signs out the browser that was signed in.
  await page.waitForURL(/\/auth\/signin/)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await signIn(other, person, NEW_PASSWORD)
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Set password' }).click()
  await other.getByText(/This link has been used or has expired/).waitFor()
  for (const one of [page, other]) {
    expectClean(one, { except: refusals })
    await one.close()
  }
})

test('two-factor is switched on with a code of the app, and asked for at the next sign-in', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Bea' })
  await page.goto(`${server.url}/profile`)
  const factor = part(page, 'Two-factor')
  await factor.getByLabel('Your password', { exact: true }).fill('guessed at')
  await factor.getByRole('button', { name: 'Switch it on' }).click()
  await factor.getByText(/The current password is wrong/).waitFor()
  await factor.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await factor.getByRole('button', { name: 'Switch it on' }).click()
  await factor.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectLooksRight(page, 'the QR code')
  const code = codeFrom((await factor.locator('.secret-letters').innerText()).split(':').at(-1) ?? '')
  await factor.getByRole('textbox', { name: 'Code' }).fill('000000')
  await factor.getByRole('button', { name: 'Confirm code' }).click()
  await factor.getByText(/The code is wrong/).waitFor()
  await factor.getByRole('textbox', { name: 'Code' }).fill(code())
  await factor.getByRole('button', { name: 'Confirm code' }).click()
  await factor.getByText('Save these codes').waitFor()
  await expectLooksRight(page, 'recovery codes')
  const [recovery = ''] = await factor.locator('.recovery-codes li').allInnerTexts()
  await factor.getByRole('button', { name: 'I’ve saved them' }).click()
  await factor.getByText('You have 10 recovery codes left.').waitFor()

  const other = await newPage(browser)
  await other.goto(`${server.url}/auth/signin?next=/profile`)
  for (const [given, wrong] of [
    [() => '000000', true],
    // The current code was already used. The server also accepts the next one.
    [() => code(1), false],
  ] as const) {
    if (wrong) {
      await other.getByLabel('E-mail').fill(person.email)
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await other.keyboard.press('Enter')
      await other.getByRole('heading', { name: 'Enter the code' }).waitFor()
    }
    await other.getByLabel('Code').fill(given())
    await other.keyboard.press('Enter')
    if (wrong) await other.getByText(/The code is wrong or has already been used/).waitFor()
    if (wrong) await expectLooksRight(other, 'a code at sign-in')
  }
  await other.waitForURL(/\/profile/)

  const third = await newPage(browser)
  await third.goto(`${server.url}/auth/signin?next=/profile`)
  await third.getByLabel('E-mail').fill(person.email)
  await third.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await third.keyboard.press('Enter')
  await third.getByLabel('Code').fill(recovery)
  await third.keyboard.press('Enter')
  await part(third, 'Two-factor').getByText('You have 9 recovery codes left.').waitFor()

  // Each session can be ended from another one, which signs it out at once.
  await part(other, 'Name').waitFor()
  await page.reload()
  const sessions = part(page, 'Sessions')
  await sessions.getByText('This device').waitFor()
  await expect.poll(() => sessions.locator('li').count()).toBe(3)
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await sessions.getByText(/has been signed out\./).waitFor()
  await third.waitForURL(/\/auth\/signin/)
  for (const one of [page, other, third]) {
    expectClean(one, { except: refusals })
    await one.close()
  }
})

test('what somebody prefers is in force on the next device, and what they change there comes back', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Cleo' })
  await page.goto(`${server.url}/profile`)
  const preferences = part(page, 'Settings')
  for (const [label, value] of [
    ['Theme', 'dark'],
    ['Lesson text size', '4'],
    ['Motion', 'reduced'],
    ['Single-key shortcuts', 'off'],
  ] as const) {
    const saved = page.waitForResponse(/user\/update/)
    await preferences.getByLabel(label).selectOption(value)
    await saved
  }
  const looks = (one: Page) => one.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(await looks(page)).toMatchObject({ theme: 'dark', reading: 't4 still' })

  const other = await newPage(browser)
  await other.goto(`${server.url}/auth/signin?next=/profile`)
  await signIn(other, person)
  await expect.poll(() => looks(other)).toMatchObject({ theme: 'dark', reading: 't4 still' })
  await other.reload()
  expect(await looks(other)).toMatchObject({ theme: 'dark', reading: 't4 still' })
  await expect.poll(() => part(other, 'Settings').getByLabel('Single-key shortcuts').inputValue()).toBe('off')
  const saved = other.waitForResponse(/user\/update/)
  await other.evaluate(() => {
    document.cookie = 'lyceum=light; Path=/'
    document.documentElement.dataset.theme = 'light'
  })
  await saved
  await page.reload()
  await expect.poll(() => looks(page)).toMatchObject({ theme: 'light' })
  for (const one of [page, other]) {
    expectClean(one)
    await one.close()
  }
})

test('an account is erased by nobody who does not type its address', async () => {
  const page = await newPage(browser)
  const person = await register(page, server.url, { name: 'Zephyrine' })
  await page.goto(`${server.url}/profile`)
  const erase = part(page, 'Erase account')
  await erase.getByRole('button', { name: 'Erase account…' }).click()
  await erase.getByLabel('Your e-mail address').fill('somebody@example.org')
  await erase.getByRole('button', { name: 'Erase everything now' }).click()
  await erase.getByText(/to confirm\./).waitFor()
  await expectLooksRight(page, 'the profile, about to be erased')
  await erase.getByLabel('Your e-mail address').fill(person.email)
  await erase.getByLabel('Your password', { exact: true }).fill('guessed at')
  await erase.getByRole('button', { name: 'Erase everything now' }).click()
  await erase.getByText(/password is wrong/).waitFor()
  expectClean(page, { except: refusals })
  await page.close()
})
