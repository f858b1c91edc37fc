import { scryptSync } from 'node:crypto'
import { getMigrations } from 'better-auth/db/migration'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { claimAdmin, getIdToken, getJwks, register, signIn, signOut, verifyToken } from '#contract/auth.ts'
import { listTopics } from '#contract/catalog.ts'
import { startTestApp } from '../testing/app.ts'
import { isOnPostgres } from '../testing/database.ts'
import { grantAdmin, makeAdminCode } from './service.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const ann = { email: 'Ann@Example.org', password: 'correct horse', displayName: 'Ann' }
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function sessionOf(person = ann) {
  const { email, password } = person
  return (await server.ask(signIn, { email, password })).sessionToken ?? ''
}

const idTokenOf = async (session: string) => (await server.send(getIdToken, {}, bearer(session))).body.token

test('the schema is the one that better-auth needs', async () => {
  const { options } = server.deps.auth
  // The app passes 'sqlite' for both databases, so that times are stored as text. Here, the tables must be read with
  // the actual type.
  const database = { db: server.deps.db, type: isOnPostgres ? ('postgres' as const) : ('sqlite' as const) }
  const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database })
  expect([...toBeCreated, ...toBeAdded]).toEqual([])
})

test('of many who register one address at once, one gets the account', async () => {
  const body = { ...ann, email: 'crowd@example.org' }
  const replies = await Promise.all(Array.from({ length: 8 }, () => server.send(register, body)))
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(7).fill(409)])
})

test('registering answers 201 with the user, and the same address again answers 409', async () => {
  const first = await server.send(register, ann)
  expect(first.status).toBe(201)
  expect(first.body).toEqual({
    user: { uid: expect.any(String), email: 'ann@example.org', displayName: 'Ann', subscription: 'none', role: 'user' },
  })
  const again = await server.send(register, { ...ann, email: 'ann@example.org' })
  expect(again.status).toBe(409)
  expect(again.body.code).toBe('conflict')
})

test.each([
  [{ ...ann, email: 'nobody' }, 'Enter a valid e-mail address.'],
  [{ ...ann, email: 'x@example.org', password: 'short' }, 'Choose a password of at least 8 characters.'],
  [{ ...ann, email: 'x@example.org', displayName: '  ' }, 'Enter your name.'],
  [{ email: 'x@example.org' }, 'password is missing.'],
])('registering with %j is refused', async (body, message) => {
  const response = await server.call('POST', '/register', { body })
  expect(response.status).toBe(400)
  expect(response.body.message).toMatch(message)
})

test('registering cannot set a role or a subscription', async () => {
  const body = { ...ann, email: 'eve@example.org', role: 'admin', subscription: 'paid', tokensValidAfter: 1 }
  const { user } = await server.ask(register, body)
  expect(user).toMatchObject({ role: 'user', subscription: 'none' })
})

test('signing in gives a session token, which buys an ID token, which verifies', async () => {
  const token = await idTokenOf(await sessionOf())
  const verified = await server.send(verifyToken, { token })
  expect(verified.status).toBe(200)
  expect(verified.body.user).toMatchObject({ email: 'ann@example.org', displayName: 'Ann' })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    uid: verified.body.user.uid,
    email: 'ann@example.org',
    displayName: 'Ann',
    sid: expect.any(String),
  })
  expect(claims.exp - claims.iat).toBe(15 * 60)
})

test('a wrong password and an unknown address are refused alike', async () => {
  const wrong = await server.send(signIn, { email: ann.email, password: 'wrong horse' })
  const unknown = await server.send(signIn, { email: 'no@example.org', password: 'wrong horse' })
  expect(wrong.status).toBe(401)
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
})

test('no answer sets a cookie', async () => {
  const { email, password } = ann
  const response = await server.send(signIn, { email, password })
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('a malformed token answers 400, an invalid one 401', async () => {
  expect((await server.send(verifyToken, { token: 'nonsense' })).status).toBe(400)
  expect((await server.call('POST', '/auth/verifyToken', { body: {} })).status).toBe(400)
  expect((await server.send(verifyToken, { token: 'a.b.c' })).status).toBe(401)
})

test('forged tokens are refused: no algorithm, another key, another audience', async () => {
  const { uid, sid } = await server.signedIn()
  const claims = { uid, sid, email: 'a@b.co', displayName: 'A' }
  const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...claims, iat: 1, exp: 9e9 }))}.`.replaceAll('=', '')
  const foreignKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('lyceum')
    .setAudience('lyceum')
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(new TextEncoder().encode('x'.repeat(32)))
  const { token: foreignAudience } = await server.deps.auth.api.signJWT({
    body: { payload: { ...claims, aud: 'other', iat: 1e9 } },
  })
  for (const token of [none, foreignKey, foreignAudience]) {
    expect((await server.send(verifyToken, { token })).status).toBe(401)
    expect((await server.send(listTopics, {}, { as: { token } })).status).toBe(401)
  }
})

test('an ID token ends after 15 minutes', async () => {
  const late = await startTestApp()
  const user = await late.signedIn()
  expect((await late.send(listTopics, {}, { as: user })).status).toBe(200)
  late.moveClock(16 * 60 * 1000)
  expect((await late.send(listTopics, {}, { as: user })).status).toBe(401)
  await late.stop()
})

test('signing out ends the session, its tokens and its sockets at once', async () => {
  const session = await sessionOf()
  const token = await idTokenOf(session)
  const socket = await server.connect(token)
  const cut = new Promise((resolve) => socket.once('disconnect', resolve))
  expect((await server.send(signOut, {}, { ...bearer(session) })).body).toEqual({
    success: true,
  })
  expect(await cut).toBe('io server disconnect')
  expect((await server.send(listTopics, {}, { as: { token } })).status).toBe(401)
  expect((await server.send(getIdToken, {}, bearer(session))).status).toBe(401)
})

test.each(['jwks', 'rateLimits', 'sessions'] as const)(
  'a fault of ours ends no session: what happens without the table %s is no 401',
  async (table) => {
    const session = await sessionOf()
    const { schema } = server.deps.db
    await schema.alterTable(table).renameTo('away').execute()
    const { status } = await server.send(getIdToken, {}, bearer(session))
    await schema.alterTable('away').renameTo(table).execute()
    expect(status).toBeGreaterThanOrEqual(500)
    expect((await server.send(getIdToken, {}, bearer(session))).status).toBe(200)
  },
)

test('a token from before tokensValidAfter is refused', async () => {
  const user = await server.signedIn()
  await server.deps.db
    .updateTable('users')
    .set({ tokensValidAfter: Date.now() + 5_000 })
    .where('id', '=', user.uid)
    .execute()
  expect((await server.send(listTopics, {}, { as: user })).body).toEqual({
    code: 'unauthenticated',
    message: 'User is not authenticated.',
  })
})

test('tokens can be checked elsewhere by the published keys, which hold nothing private', async () => {
  const { body } = await server.send(getJwks, {})
  expect(body.keys).toHaveLength(1)
  expect(body.keys[0]).toEqual({
    kid: expect.any(String),
    kty: 'OKP',
    alg: 'EdDSA',
    crv: 'Ed25519',
    x: expect.any(String),
  })
})

test('the first people to sign in at the same time are all let in, by the same key', async () => {
  const fresh = await startTestApp()
  const people = await Promise.all(Array.from({ length: 12 }, () => fresh.signedIn()))
  const statuses = await Promise.all(people.map(async (as) => (await fresh.send(listTopics, {}, { as })).status))
  expect(statuses).toEqual(people.map(() => 200))
  expect((await fresh.send(getJwks, {})).body.keys).toHaveLength(1)
  await fresh.stop()
})

test('better-auth answers nothing but what is allowed', async () => {
  for (const path of [
    '/auth/sign-up/email',
    '/auth/update-user',
    '/auth/change-email',
    '/auth/delete-user',
    '/auth/get-session',
  ]) {
    expect((await server.call('POST', path, { body: {} })).status).toBe(404)
  }
})

test('too many sign-ins from one address are told to wait', async () => {
  const busy = await startTestApp()
  const body = { email: 'no@example.org', password: 'wrong horse' }
  let last = await busy.send(signIn, body)
  for (let i = 0; i < 40; i++) last = await busy.send(signIn, body)
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  await busy.stop()
})

test('the one-time link makes the first administrator, once', async () => {
  const [first, second] = [await server.signedIn('First'), await server.signedIn('Second')]
  const code = await makeAdminCode(server.deps)
  const claim = (as: { token: string }, used = code) => server.send(claimAdmin, { code: used ?? '' }, { as })
  const spent = 'This link has been used or has expired. Restart the server for a new one.'
  // The status isn't 403, because with 403 the client would redirect and nobody would see the message.
  const refused = { status: 400, body: { code: 'invalid_request', message: spent } }
  expect(await claim(first, 'guessed')).toMatchObject(refused)
  expect((await claim(first)).body.user).toMatchObject({ uid: first.uid, role: 'admin' })
  expect(await claim(second)).toMatchObject(refused)
  expect(await makeAdminCode(server.deps)).toBeUndefined()
})

test('an administrator can be made from the machine itself', async () => {
  const user = await server.signedIn('Root')
  expect(await grantAdmin(server.deps, user.email.toUpperCase())).toMatchObject({ uid: user.uid, role: 'admin' })
  await expect(grantAdmin(server.deps, 'no@example.org')).rejects.toThrow('We couldn’t find an account for')
  const written = await server.deps.db.selectFrom('audit').select('action').where('targetId', '=', user.uid).execute()
  expect(written).toEqual([{ action: 'admin.granted' }])
})

test('a password is kept as its scrypt hash: 64 bytes at a cost of 2^14 times 16, with a salt of its own', async () => {
  const real = await startTestApp({ realPasswords: true })
  await real.ask(register, ann)
  const { password } = await real.deps.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow()
  const [salt = '', key] = (password ?? '').split(':')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(scryptSync(ann.password, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }).toString('hex')).toBe(key)
  expect((await real.ask(signIn, { email: ann.email, password: ann.password })).sessionToken).toBeTruthy()
  expect((await real.send(signIn, { email: ann.email, password: 'wrong horse' })).status).toBe(401)
  await real.stop()
})

test('an account that the database did not take is not said to exist', async () => {
  const full = await startTestApp()
  await full.ask(register, ann)
  // With this index, the database refuses a second account although its e-mail address isn't taken.
  await sql`create unique index "onePerRole" on users (role)`.execute(full.deps.db)
  const refused = await full.send(register, { ...ann, email: 'new@example.org' })
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect((await full.send(register, ann)).status).toBe(409)
  await full.stop()
})
