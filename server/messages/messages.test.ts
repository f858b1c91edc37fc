import { afterAll, afterEach, expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { closeMessage, listMessages, sendMessage, sendOwnMessage } from '#contract/messages.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startMailServer } from '../testing/mailServer.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

const mail = await startMailServer()
afterAll(() => mail.stop())
let app: TestApp
afterEach(async () => {
  mail.refuse(null)
  await app.stop()
})

const start = (withMail: boolean) =>
  startTestApp({
    config: {
      trustedProxies: ['127.0.0.1'],
      contactEmail: 'host@example.org',
      mail: withMail ? { smtpUrl: mail.url, from: 'lyceum@example.org' } : undefined,
    },
  })

const letter = {
  about: 'content' as const,
  subject: 'Reef knots',
  text: 'It slips.',
  name: 'Vera',
  email: 'vera@example.org',
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const send = (change: object = {}, address = '192.0.2.1') =>
  app.send(sendMessage, { ...letter, ...change }, { ...from(address) })

test('a visitor writes; the letter goes to the host, and an answer to the writer; administrators read and close it', async () => {
  app = await start(true)
  expect(await send()).toMatchObject({ status: 201, body: { sent: true } })
  const received = await mail.letterTo('host@example.org')
  expect(received).toMatchObject({ subject: '[Lyceum] Reef knots', from: 'lyceum@example.org' })
  expect(received.replyTo).toContain('vera@example.org')
  expect(received.text).toMatch(/^It slips\.[\s\S]*From: Vera <vera@example\.org>, not signed in/)

  const root = await app.signedIn('Root', { role: 'admin' })
  const list = async (state: 'open' | 'closed') => (await app.ask(listMessages, { state }, { as: root })).items
  await expect.poll(() => list('open')).toMatchObject([{ ...letter, uid: null, closedAt: null, mail: 'sent' }])
  const id = (await list('open'))[0]?.id ?? ''
  const close = () => app.send(closeMessage, { id }, { as: root })
  expect(await Promise.all([close(), close()])).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await list('open')).toEqual([])
  expect(await list('closed')).toMatchObject([{ id, closedAt: expect.any(Number) }])
  const entries = (await app.ask(listAudit, { action: 'message.closed' }, { as: root })).items
  expect(entries).toHaveLength(1)
  expect(await app.send(closeMessage, { id: 'none' }, { as: root })).toMatchObject({
    status: 404,
  })
})

test('while the mail server is away the message is kept, and mailed once it is back', async () => {
  app = await start(true)
  const before = mail.letters.length
  mail.refuse(451)
  const root = await app.signedIn('Root', { role: 'admin' })
  await send()
  const first = async () => (await app.ask(listMessages, {}, { as: root })).items[0]
  const tries = async () => (await app.deps.db.selectFrom('messages').select('mailTries').executeTakeFirst())?.mailTries
  await expect.poll(tries).toBe(1)
  expect(await first()).toMatchObject({ mail: 'waiting' })
  expect(mail.letters).toHaveLength(before)
  mail.refuse(null)
  app.moveClock(2 * HOUR_MS)
  const mailedAt = async () =>
    (await app.deps.db.selectFrom('messages').select('mailedAt').executeTakeFirst())?.mailedAt
  await expect.poll(mailedAt).toEqual(expect.any(Number))
  expect(mail.letters).toHaveLength(before + 1)
})

test('without a mail server it is kept all the same', async () => {
  app = await start(false)
  const ann = await app.signedIn('Ann')
  const { name: _, email: __, ...own } = letter
  expect(await app.send(sendOwnMessage, own, { as: ann })).toMatchObject({ status: 201 })
  expect(await app.send(sendOwnMessage, own)).toMatchObject({ status: 401 })
  const root = await app.signedIn('Root', { role: 'admin' })
  expect((await app.ask(listMessages, {}, { as: root })).items).toMatchObject([
    { uid: ann.uid, name: 'Ann', email: ann.email, mail: 'off' },
  ])
})

test('five an hour from a network, and five an hour from a person wherever they are', async () => {
  app = await start(false)
  const many = await Promise.all(Array.from({ length: 12 }, () => send()))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = many.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000)
  expect(await send({}, '192.0.2.2')).toMatchObject({ status: 201 })

  const ann = await app.signedIn('Ann')
  const own = { about: 'other' as const, subject: 'Again', text: 'And again.' }
  const sendOwn = (i: number) => app.send(sendOwnMessage, own, { as: ann, ...from(`198.51.100.${i}`) })
  const hers = await Promise.all(Array.from({ length: 8 }, (_, i) => sendOwn(i)))
  expect(hers.filter(({ status }) => status === 201)).toHaveLength(5)

  // For IPv6, a /64 counts as one network, because a household usually has a whole /64.
  const six = (host: string) => send({}, `2001:db8:1:2::${host}`)
  for (const host of ['1', '2', 'a:b', '4', '5']) expect(await six(host)).toMatchObject({ status: 201 })
  expect(await six('6')).toMatchObject({ status: 429 })
  expect(await send({}, '2001:db8:1:3::1')).toMatchObject({ status: 201 })
  app.moveClock(HOUR_MS + 1)
  expect(await six('6')).toMatchObject({ status: 201 })
})

test('a program that fills in what no person sees is thanked, and nothing is kept', async () => {
  app = await start(false)
  expect(await send({ website: 'https://buy.example' })).toMatchObject({ status: 201, body: { sent: true } })
  expect(await app.deps.db.selectFrom('messages').select('id').execute()).toEqual([])
})

test.each([
  ['a subject of two lines', { subject: 'One\r\nBcc: everybody@example.org' }, 'Keep the subject to one line.'],
  ['no subject', { subject: '  ' }, 'Say in a few words what it’s about.'],
  ['no text', { text: '' }, 'Write your message.'],
  ['a text too long', { text: 'x'.repeat(5001) }, 'Shorten the message to 5000 characters or fewer.'],
  ['no address', { email: 'vera' }, 'Enter a valid e-mail address.'],
  ['no name', { name: '' }, 'Enter your name.'],
  ['an unknown kind', { about: 'money' }, /^about must be question, /],
])('%s is refused', async (_, change, message) => {
  app = await start(false)
  expect(await send(change)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
})

test('after a day it is forgotten where a message came from, after a year the message', async () => {
  app = await start(false)
  await send()
  const { startPurgingMessages } = await import('./service.ts')
  const purge = async () => startPurgingMessages(app.deps).stop()
  const rows = () => app.deps.db.selectFrom('messages').select('network').execute()
  await purge()
  expect(await rows()).toEqual([{ network: expect.any(String) }])
  app.moveClock(DAY_MS + HOUR_MS)
  await purge()
  expect(await rows()).toEqual([{ network: null }])
  app.moveClock(366 * DAY_MS)
  await purge()
  expect(await rows()).toEqual([])
})
