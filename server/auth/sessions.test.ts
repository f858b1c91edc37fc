import { afterAll, expect, test } from 'vitest'
import { getIdToken, register as registerEndpoint, signIn as signInEndpoint, verifyToken } from '#contract/auth.ts'
import { listReports } from '#contract/reports.ts'
import { getProfile, signOutEverywhere } from '#contract/users.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'

const server = await startTestApp({ realPasswords: true })
afterAll(() => server.stop())

const OLD = 'correct horse battery'
const NEW = 'wrong donkey staple'
const WRONG = { code: 'invalid_request', message: 'The current password is wrong.' }

let persons = 0
async function register(app = server) {
  const email = `person-${++persons}@example.org`
  const body = { email, password: OLD, displayName: 'Person' }
  const { uid } = (await app.ask(registerEndpoint, body)).user
  return { uid, email }
}

const signIn = (email: string, password = OLD, app = server) => app.send(signInEndpoint, { email, password })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const idTokenOf = async (session: string, app = server) => (await app.send(getIdToken, {}, bearer(session))).body.token

/** Signs in. Returns the session token, and an ID token of the session. */
async function openSession(email: string, { password = OLD, app = server } = {}) {
  const session = (await signIn(email, password, app)).body.sessionToken as string
  return { session, token: await idTokenOf(session, app) }
}

type Passwords = { uid: string; currentPassword?: unknown; newPassword?: unknown }
const change = (as: { token: string }, { currentPassword = OLD, newPassword = NEW, uid }: Passwords, app = server) =>
  app.call('POST', '/user/changePassword', { as, body: { currentPassword, newPassword, uid } })
const statusOf = async (as: { token: string }, app: TestApp = server) => (await app.send(getProfile, {}, { as })).status

test('a changed password ends the other sessions and their sockets at once, and the one that asked goes on', async () => {
  const { uid, email } = await register()
  const [here, there] = [await openSession(email), await openSession(email)]
  const [own, foreign] = [await server.connect(here.token), await server.connect(there.token)]
  const cut = Promise.all([own, foreign].map((socket) => new Promise((end) => socket.once('disconnect', end))))

  expect(await change(here, { uid })).toMatchObject({ status: 200, body: { sessionsEnded: 1 } })
  expect(await cut).toEqual(['io server disconnect', 'io server disconnect'])
  expect(await statusOf(there)).toBe(401)
  expect((await server.send(getIdToken, {}, bearer(there.session))).status).toBe(401)
  await expect(server.connect(there.token)).rejects.toThrow('User is not authenticated.')

  expect(await statusOf(here)).toBe(200)
  expect(await statusOf({ token: await idTokenOf(here.session) })).toBe(200)
  await server.connect(here.token)
  expect((await signIn(email, OLD)).status).toBe(401)
  expect((await signIn(email, NEW)).status).toBe(200)
})

test('tokens of the same session from before the one that asked end too', async () => {
  const app = await startTestApp()
  const { uid, email } = await register(app)
  const { session, token } = await openSession(email, { app })
  const older = await app.deps.auth.api.signJWT({
    body: { payload: { ...claimsOf(token), iat: claimsOf(token).iat - 1 } },
  })
  expect(await statusOf(older, app)).toBe(200)
  expect((await change({ token }, { uid }, app)).status).toBe(200)
  expect(await statusOf(older, app)).toBe(401)
  expect(await statusOf({ token }, app)).toBe(200)
  expect(await statusOf({ token: await idTokenOf(session, app) }, app)).toBe(200)
  await app.stop()
})

test('another server on the same database knows of it at once', async () => {
  const database = await freshDatabase({ onDisk: true })
  const [one, two] = [await startTestApp({ database }), await startTestApp({ database })]
  const { uid, email } = await register(one)
  const [here, there] = [await openSession(email, { app: one }), await openSession(email, { app: two })]
  expect(await statusOf(there, two)).toBe(200)
  const socket = await two.connect(there.token)
  expect((await change(here, { uid }, one)).status).toBe(200)
  expect(await statusOf(there, two)).toBe(401)
  // With PostgreSQL, servers disconnect each other's sockets. With SQLite, the other server only refuses what the
  // socket sends.
  const answer = await socket
    .timeout(30_000)
    .emitWithAck('resumeJob', { jobId: 'x', seq: 0 })
    .catch(() => 'cut')
  expect(['cut', 'unauthenticated']).toContain(answer.error?.code ?? answer)
  expect(await statusOf(here, two)).toBe(200)
  await one.stop()
  await two.stop()
  await database.drop()
})

test('a sign-in whose password was right a moment before it was changed opens nothing', async () => {
  const app = await startTestApp()
  const { uid, email } = await register(app)
  const here = await openSession(email, { app })
  const { password } = await app.deps.auth.$context
  const { verify } = password
  const changed = Promise.withResolvers<void>()
  const verified = Promise.withResolvers<void>()
  password.verify = async (given) => {
    const right = await verify(given)
    verified.resolve()
    await changed.promise
    return right
  }
  const late = signIn(email, OLD, app)
  await verified.promise
  password.verify = verify
  expect((await change(here, { uid }, app)).status).toBe(200)
  changed.resolve()
  expect((await late).status).toBe(401)
  expect(await app.deps.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  await app.stop()
})

test('of two changes at once one is done, and the other is told that the password is wrong by now', async () => {
  const { uid, email } = await register()
  const [one, two] = [await openSession(email), await openSession(email)]
  const replies = await Promise.all([change(one, { uid, newPassword: 'first of two' }), change(two, { uid })])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
  expect(replies.find((reply) => reply.status === 400)?.body).toEqual(WRONG)
})

test('a wrong current password changes nothing and ends nothing', async () => {
  const { uid, email } = await register()
  const [here, there] = [await openSession(email), await openSession(email)]
  expect(await change(here, { uid, currentPassword: 'guessed at' })).toMatchObject({ status: 400, body: WRONG })
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200])
  expect((await signIn(email)).status).toBe(200)
})

test('somebody without a password is told the same', async () => {
  const user = await server.signedIn()
  expect(await change(user, { uid: user.uid })).toMatchObject({ status: 400, body: WRONG })
})

test.each([
  ['Choose a password of at least 8 characters.', { newPassword: 'short' }],
  ['A password can have up to 128 characters.', { newPassword: 'x'.repeat(129) }],
  ['The new password is the same as the current one.', { newPassword: OLD }],
  ['Enter your current password.', { currentPassword: '' }],
  ['A password can have up to 128 characters.', { currentPassword: 'x'.repeat(129) }],
  ['currentPassword must be text.', { currentPassword: 7 }],
  ['newPassword must be text.', { newPassword: null }],
])('changing is refused: %s (%#)', async (message, passwords) => {
  const user = await server.signedIn()
  expect(await change(user, { uid: user.uid, ...passwords })).toMatchObject({ status: 400, body: { message } })
})

test('guessing the current password ends after ten tries, also all at once, for a quarter of an hour', async () => {
  const app = await startTestApp()
  const user = await app.signedIn()
  const guess = () => change(user, { uid: user.uid, currentPassword: 'guessed at' }, app)
  const replies = await Promise.all(Array.from({ length: 14 }, guess))
  expect(replies.filter((reply) => reply.status === 400)).toHaveLength(10)
  const refused = replies.filter((reply) => reply.status === 429)
  expect(refused).toHaveLength(4)
  for (const { body, headers } of refused) {
    expect(body.code).toBe('rate_limited')
    expect(Number(headers['retry-after'])).toBeGreaterThan(600)
  }
  const other = await app.signedIn()
  expect((await change(other, { uid: other.uid }, app)).status).toBe(400)
  app.moveClock(15 * 60 * 1000 - 30_000)
  expect((await guess()).status).toBe(429)
  await app.stop()
})

test('signing out everywhere ends every session and socket; keeping this one, all the others', async () => {
  const { uid, email } = await register()
  const [one, two, three] = [await openSession(email), await openSession(email), await openSession(email)]
  const foreign = await server.signedIn()
  const socket = await server.connect(two.token)
  const cut = new Promise((end) => socket.once('disconnect', end))
  const everywhere = (body: object) => server.send(signOutEverywhere, body, { as: one })

  expect((await everywhere({ keepThis: true })).body).toEqual({ sessionsEnded: 2 })
  expect(await cut).toBe('io server disconnect')
  expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([200, 401, 401])
  expect((await everywhere({ keepThis: true })).body).toEqual({ sessionsEnded: 0 })
  expect((await everywhere({ keepThis: 'yes' })).status).toBe(400)

  expect((await everywhere({})).body).toEqual({ sessionsEnded: 1 })
  expect(await statusOf(one)).toBe(401)
  expect((await server.send(getIdToken, {}, bearer(one.session))).status).toBe(401)
  expect(await statusOf(foreign)).toBe(200)
  const written = await server.deps.db.selectFrom('audit').select('action').where('targetId', '=', uid).execute()
  expect(written).toEqual([{ action: 'account.sessionsEnded' }, { action: 'account.sessionsEnded' }])
})

test('an address of ADMIN_EMAILS is an administrator once it is verified, and only as long', async () => {
  const email = 'chief@example.org'
  const app = await startTestApp({ config: { adminEmails: [email] } })
  await app.send(registerEndpoint, { email: 'Chief@Example.org', password: OLD, displayName: 'Chief' })
  const { token } = await openSession(email, { app })
  const role = async () => (await app.ask(verifyToken, { token })).user.role
  const reports = async () => (await app.send(listReports, {}, { as: { token } })).status
  const verified = (emailVerified: number) => app.deps.db.updateTable('users').set({ emailVerified }).execute()

  expect([await role(), await reports()]).toEqual(['user', 403])
  await verified(1)
  expect([await role(), await reports()]).toEqual(['admin', 200])
  expect((await app.ask(getProfile, {}, { as: { token } })).user.role).toBe('admin')
  await verified(0)
  expect([await role(), await reports()]).toEqual(['user', 403])
  await app.stop()
})

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }
}
