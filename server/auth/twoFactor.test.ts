import { afterAll, expect, test } from 'vitest'
import {
  confirmTwoFactor,
  endSession,
  getSecurity,
  listSessions,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from '#contract/account.ts'
import { signIn as signInEndpoint } from '#contract/auth.ts'
import { getProfile } from '#contract/users.ts'
import { openedSession, PASSWORD, registered } from '../testing/account.ts'
import { startTestApp } from '../testing/app.ts'
import { codeAt, stepAt } from './totp.ts'

const server = await startTestApp()
afterAll(() => server.stop())

type Person = { email: string; token: string }
const start = (as: Person, password = PASSWORD) => server.send(startTwoFactor, { password }, { as })
const confirm = (as: Person, code: string) => server.send(confirmTwoFactor, { code }, { as })
const signIn = ({ email }: Person, code?: string, password = PASSWORD) =>
  server.send(signInEndpoint, { email, password, ...(code && { code }) })
const securityOf = (as: Person) => server.ask(getSecurity, {}, { as })
const WRONG = { status: 400, body: { message: 'The code is wrong or has already been used.' } }
const STEP_MS = 30_000

/** Decodes base 32 (RFC 4648), as an authenticator app does with a typed secret. */
function fromBase32(text: string) {
  const bits = [...text].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
const codeOf = (secret: string, stepsOn = 0) => codeAt(fromBase32(secret), stepAt(server.deps.clock()) + stepsOn)

async function withTwoFactor() {
  const person = await registered(server)
  const { secret } = (await start(person)).body as { secret: string }
  const { recoveryCodes } = (await confirm(person, codeOf(secret))).body as { recoveryCodes: string[] }
  server.moveClock(STEP_MS)
  return { ...person, secret, recoveryCodes }
}

test('it is on once a code of the secret was confirmed, and a sign-in then asks for one', async () => {
  const ann = await registered(server)
  expect((await start(ann, 'guessed')).body.message).toBe('The current password is wrong.')
  const begun = (await start(ann)).body
  expect(begun).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(`secret=${begun.secret}`),
  })
  expect(await securityOf(ann)).toEqual({ hasPassword: true, twoFactor: false, recoveryCodesLeft: 0 })
  expect((await signIn(ann)).body.sessionToken).toEqual(expect.any(String))

  expect(await confirm(ann, '000000')).toMatchObject(WRONG)
  const code = codeOf(begun.secret)
  const { status, body } = await confirm(ann, code)
  expect(status).toBe(200)
  expect(new Set(body.recoveryCodes).size).toBe(10)
  expect(await securityOf(ann)).toEqual({ hasPassword: true, twoFactor: true, recoveryCodesLeft: 10 })

  const sessions = () => server.deps.db.selectFrom('sessions').select('id').where('userId', '=', ann.uid).execute()
  const before = await sessions()
  expect(await signIn(ann)).toMatchObject({ status: 200, body: { sessionToken: null } })
  expect(await signIn(ann, code)).toMatchObject(WRONG)
  expect(await sessions()).toEqual(before)
  server.moveClock(STEP_MS)
  expect((await signIn(ann, codeOf(begun.secret))).body.sessionToken).toEqual(expect.any(String))
  expect((await server.send(getProfile, {}, { as: ann })).status).toBe(200)
})

test('a code is asked for after the right password alone, and is accepted once, also when it comes many times at once', async () => {
  const bob = await withTwoFactor()
  expect((await signIn(bob, undefined, 'guessed')).status).toBe(401)
  const code = codeOf(bob.secret)
  expect((await signIn(bob, code, 'guessed')).status).toBe(401)
  const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(bob, code)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('the tenth wrong code is the last for a quarter of an hour', async () => {
  const cleo = await withTwoFactor()
  for (let i = 0; i < 10; i++) expect(await signIn(cleo, '000000')).toMatchObject(WRONG)
  const last = await signIn(cleo, codeOf(cleo.secret))
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  server.moveClock(15 * 60 * 1000)
  expect((await signIn(cleo, codeOf(cleo.secret))).status).toBe(200)
  // Resets the clock, because better-auth uses the real time in its tokens.
  server.moveClock(-15 * 60 * 1000)
})

test('a recovery code stands in once, as it is typed, and none of them is in the database', async () => {
  const dora = await withTwoFactor()
  const [first = '', second = ''] = dora.recoveryCodes
  const rows = JSON.stringify(await server.deps.db.selectFrom('recoveryCodes').selectAll().execute())
  expect(rows).not.toContain(first.replaceAll('-', ''))
  expect((await signIn(dora, first)).body.sessionToken).toEqual(expect.any(String))
  expect(await signIn(dora, first)).toMatchObject(WRONG)
  expect((await signIn(dora, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  const fresh = await openedSession(server, { ...dora, code: dora.recoveryCodes[2] ?? '' })
  expect((await securityOf({ ...dora, ...fresh })).recoveryCodesLeft).toBe(7)

  const renewed = (await server.ask(renewRecoveryCodes, { password: PASSWORD }, { as: dora })).recoveryCodes
  expect(renewed).toHaveLength(10)
  expect(await signIn(dora, dora.recoveryCodes[3])).toMatchObject(WRONG)
})

test('the secret lies sealed in the database', async () => {
  const eve = await withTwoFactor()
  const row = await server.deps.db.selectFrom('twoFactors').selectAll().where('uid', '=', eve.uid).executeTakeFirst()
  const kept = Buffer.from(row?.sealedSecret ?? '', 'base64url')
  expect(kept.includes(fromBase32(eve.secret))).toBe(false)
})

test('it goes off with the password; a token alone does neither', async () => {
  const gus = await withTwoFactor()
  expect((await server.send(stopTwoFactor, { password: 'guessed' }, { as: gus })).status).toBe(400)
  expect((await start(gus)).status).toBe(409)
  expect(await server.ask(stopTwoFactor, { password: PASSWORD }, { as: gus })).toEqual({ twoFactor: false })
  expect((await signIn(gus)).body.sessionToken).toEqual(expect.any(String))
  const written = await server.deps.db.selectFrom('audit').select('action').where('actorUid', '=', gus.uid).execute()
  expect(written.map(({ action }) => action).sort()).toEqual(['account.twoFactorOff', 'account.twoFactorOn'])
})

test('passwords are guessed at ten times, over all that asks for one', async () => {
  const hal = await registered(server)
  for (let i = 0; i < 5; i++) expect((await start(hal, 'guessed')).status).toBe(400)
  for (let i = 0; i < 5; i++)
    expect((await server.send(stopTwoFactor, { password: 'guessed' }, { as: hal })).status).toBe(400)
  expect((await start(hal)).status).toBe(429)
})

test('sessions are listed with what opened them, and one can be ended with its socket', async () => {
  const ida = await registered(server)
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const other = await openedSession(server, { email: ida.email, userAgent })
  const list = async () => (await server.ask(listSessions, {}, { as: ida })).items
  const items = await list()
  expect(items).toMatchObject([
    { isThis: false, device: 'Firefox on Linux' },
    { isThis: true, device: 'Unknown device' },
  ])
  const foreign = await server.signedIn('Foreign')
  expect((await server.send(endSession, { id: foreign.sid }, { as: ida })).status).toBe(404)
  const socket = await server.connect(other.token)
  const cut = new Promise((resolve) => socket.once('disconnect', resolve))
  expect(await server.ask(endSession, { id: items[0]?.id ?? '' }, { as: ida })).toEqual({ sessionsEnded: 1 })
  expect(await cut).toBe('io server disconnect')
  expect((await server.send(getProfile, {}, { as: other })).status).toBe(401)
  expect(await list()).toHaveLength(1)
})
