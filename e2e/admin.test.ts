import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../server/db/client.ts'
import { startMailServer } from '../server/testing/mailServer.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter } from './caller.ts'
import { becomeAdministrator, signIn } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

let mail: MailServer
let server: RunningServer
let browser: Browser
let admin: { email: string }
beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({
    script: FIXTURE,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'lyceum@example.org', CONTACT_EMAIL: 'host@example.org' },
  })
  browser = await launchBrowser()
  const page = await newPage(browser)
  admin = await becomeAdministrator(page, server)
  await page.close()
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await mail.stop()
})

/** Opens a page of the administration, signed in. */
async function open(part: string, heading: string) {
  const page = await newPage(browser)
  await visit(page, `${server.url}/auth/signin`)
  await signIn(page, admin)
  await visit(page, `${server.url}/admin/${part}`)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  return page
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()

test('a person is found, is given the subscription, sees it at once, and is out as soon as they are disabled', async () => {
  const cleo = await newPage(browser)
  const { email } = await arrive(cleo, server.url, { name: 'Cleo' })
  await visit(cleo, server.url)
  await cleo.getByText('First 100 subscribers get 60% off!').first().waitFor()

  const page = await open('users', 'People')
  await expectLooksRight(page, 'people')
  await page.getByLabel('Name, e-mail or uid').fill('nobody at all')
  await page.keyboard.press('Enter')
  await page.getByText('No matching people.').waitFor()
  await page.getByLabel('Name, e-mail or uid').fill(email.slice(0, 20).toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Cleo' }).click()
  await page.getByRole('heading', { name: 'Cleo', level: 2 }).waitFor()
  await page.getByText('No matching entries.').waitFor()

  await page.getByRole('button', { name: 'Give free subscription' }).click()
  await page.getByText('Cleo is now a subscriber, free of charge.').waitFor()
  await page.getByText('Active (given by an administrator)').waitFor()
  await cleo.getByRole('heading', { name: 'What do you want to learn today?' }).waitFor()

  await page.getByRole('button', { name: 'Create reset link' }).click()
  await page.getByText('anyone with this link can set a new password').waitFor()
  await expectLooksRight(page, 'a person, asked')
  await page.getByRole('button', { name: 'Create reset link' }).click()
  const link = await page.locator('code').filter({ hasText: 'http' }).innerText()
  expect(link.startsWith(server.url)).toBe(true)

  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByText('Cleo will be signed out everywhere straight away').waitFor()
  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByText('Account disabled. 1 session ended.').waitFor()
  await cleo.goto(`${server.url}/profile`)
  await cleo.waitForURL(/\/auth\/signin/)
  await cleo.close()

  await part(page, 'Audit log')
  await page.locator('.rows').getByText('Account disabled').waitFor()
  await page.locator('.rows').getByText('Password reset link created').waitFor()
  await page.getByLabel('Action', { exact: true }).selectOption('Free subscription given')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => page.locator('.rows > li').count()).toBe(1)
  await expectLooksRight(page, 'audit')
  expectClean(page)
  await page.close()
})

test('the only administrator has no way to stop being one; a job that failed is tried again', async () => {
  const page = await open('users', 'People')
  await page.getByRole('link', { name: 'Root' }).click()
  await page.getByText('You can’t remove the only administrator').waitFor()
  expect(await page.getByRole('button', { name: 'Stop being an administrator' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Disable account' }).count()).toBe(0)

  const { db } = await openDb({ dataDir: server.dataDir })
  const root = await db.selectFrom('users').select('id').where('email', '=', admin.email).executeTakeFirstOrThrow()
  // If the test is retried, a job from the earlier attempt may still be there.
  await db.deleteFrom('jobs').where('state', '=', 'failed').execute()
  const now = Date.now()
  await db
    .insertInto('jobs')
    .values({
      ...{
        id: `failed-job-${now}`,
        uid: root.id,
        kind: 'topic',
        lessonId: null,
        lessonVersion: null,
        prompt: 'reef knot',
      },
      ...{
        requestKey: `failed ${now}`,
        generationOption: 'both',
        level: null,
        minutes: null,
        state: 'failed',
        topicId: null,
      },
      ...{ leaseOwner: null, leaseUntil: 0, fence: 1, lastSeq: 0, byModel: 0, createdAt: now, updatedAt: now },
    })
    .execute()
  await db.destroy()
  await part(page, 'Jobs')
  await page.getByRole('heading', { name: 'reef knot' }).waitFor()
  await expectLooksRight(page, 'jobs')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await page.getByText('Lyceum is making “reef knot” again for Root.').waitFor()
  await page.getByText('No failed jobs.').waitFor()
  await expectLooksRight(page, 'no jobs')
  for (const [name, text] of [
    ['Problems', 'No disliked problems.'],
    ['Messages', 'No open messages.'],
    ['Reports', 'No open reports.'],
    ['Settings', 'npm run doctor'],
  ] as const) {
    await part(page, name)
    await page.getByText(text).waitFor()
    await expectLooksRight(page, name)
  }
  expectClean(page)
  await page.close()
})

test('a visitor writes on the contact page; it reaches the host by mail and among the messages', async () => {
  // The time makes the subject unique, because a message from an earlier attempt may still be there.
  const subject = `Reef knots ${Date.now()}`
  const visitor = await newPage(browser)
  await visit(visitor, `${server.url}/contact`)
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByText('Enter your name.').waitFor()
  await expectLooksRight(visitor, 'contact, not filled in')
  await visitor.getByLabel('Name').fill('Vera')
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill('vera@example.org')
  await visitor.getByLabel('What’s it about?').selectOption('A mistake in a lesson or question')
  await visitor.getByLabel('Subject').fill(subject)
  await visitor.getByRole('textbox', { name: 'Message' }).fill('They slip.\n<b>Really.</b>')
  const letters = mail.letters.length
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByRole('heading', { name: 'Thank you for your message' }).waitFor()
  await visitor.getByText('We’ll reply to vera@example.org.').waitFor()
  await expectLooksRight(visitor, 'contact, sent')
  expectClean(visitor)
  await visitor.close()
  const letter = await mail.letterTo('host@example.org', { after: letters })
  expect(letter).toMatchObject({ subject: `[Lyceum] ${subject}`, replyTo: expect.stringContaining('vera@example.org') })

  const page = await open('messages', 'Messages')
  const message = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) })
  await message.getByText('<b>Really.</b>').waitFor()
  await expectLooksRight(page, 'messages')
  await message.getByRole('button', { name: /^Close/ }).click()
  await page.getByText(`“${subject}” is closed.`).waitFor()
  await message.waitFor({ state: 'detached' })
  await visit(page, `${server.url}/contact`)
  await page.getByText('You’re writing as Root').waitFor()
  expectClean(page)
  await page.close()
})

test('who is no administrator is sent away from every page of administration', async () => {
  const page = await newPage(browser)
  await enter(page, server.url)
  for (const name of ['users', 'jobs', 'problems', 'messages', 'settings', 'audit']) {
    await page.goto(`${server.url}/admin/${name}`)
    await page.getByText('Your account doesn’t have access to the page you came from.').waitFor()
  }
  expectClean(page, { except: [/403/] })
  await page.close()
})

test('the help is searched by its words; privacy is told, and terms are not where none were written', async () => {
  const page = await newPage(browser)
  await visit(page, `${server.url}/help`)
  await page.getByLabel('Search the help').fill('recovery codes')
  await page.getByText('1 answer').waitFor()
  expect(await page.getByRole('heading', { name: 'Pathways' }).isVisible()).toBe(false)
  await expectLooksRight(page, 'help, searched')
  await page.getByLabel('Search the help').fill('xyzzy')
  await page.getByText('No help matches that.').waitFor()
  expect(await page.getByRole('link', { name: 'Terms of use' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor()
  await page.getByText('so nothing you write goes to one.').waitFor()
  await expectLooksRight(page, 'privacy')
  const terms = await visit(page, `${server.url}/terms`)
  expect(terms?.status()).toBe(404)
  await page.getByText('The people who run this server haven’t written this page yet.').waitFor()
  expectClean(page, { except: [/404/] })
  await page.close()
})
