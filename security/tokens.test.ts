import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIdToken, getJwks, verifyToken } from '#contract/auth.ts'
import { listReports } from '#contract/reports.ts'
import { getProfile } from '#contract/users.ts'
import { startTestApp, type TestApp, type TestUser } from '../server/testing/app.ts'

let server: TestApp
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  server = await startTestApp()
  ;[ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
})
afterAll(() => server.stop())

const now = () => Math.floor(Date.now() / 1000)
const claimsOf = (user: TestUser) => ({ uid: user.uid, sid: user.sid, email: user.email, displayName: user.name })
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const good = (user: TestUser) => ({ ...claimsOf(user), iat: now(), exp: now() + 600, iss: 'lyceum', aud: 'lyceum' })
/** Signs tokens with the server's own key, so that only their claims can be wrong. */
const signed = async (payload: Record<string, unknown>) =>
  (await server.deps.auth.api.signJWT({ body: { payload: { iat: now(), ...payload } } })).token
async function publicKey() {
  const [key] = (await server.ask(getJwks, {})).keys
  if (!key?.x) throw new Error('The server shows no public key.')
  return { ...key, x: key.x }
}

/** Expects the token to be refused in a header, in a request body and on a socket. */
async function expectRefused(token: string) {
  expect((await server.send(getProfile, {}, { as: { token } })).status).toBe(401)
  expect([400, 401]).toContain((await server.send(verifyToken, { token })).status)
  await expect(server.connect(token)).rejects.toThrow('User is not authenticated.')
}

test('what is refused below is let in when it is good', async () => {
  const token = await signed(claimsOf(ann))
  expect((await server.ask(getProfile, {}, { as: { token } })).user.uid).toBe(ann.uid)
})

test.each(['none', 'None', 'NONE', 'nOnE', ''])('a token without a signature: alg %j', async (alg) => {
  await expectRefused(`${encode({ alg, typ: 'JWT' })}.${encode(good(ann))}.`)
  await expectRefused(`${encode({ alg, typ: 'JWT', kid: (await publicKey()).kid })}.${encode(good(ann))}.AAAA`)
})

test('the public key used as a secret: HS256, HS384 and HS512 with each form of it', async () => {
  const key = await publicKey()
  const forms = [Buffer.from(key.x, 'base64url'), Buffer.from(key.x), Buffer.from(JSON.stringify(key))]
  for (const [i, alg] of ['HS256', 'HS384', 'HS512'].entries()) {
    const secret = Buffer.concat([forms[i] ?? forms[0] ?? Buffer.alloc(0), Buffer.alloc(64)])
    const token = await new SignJWT(good(ann)).setProtectedHeader({ alg, kid: key.kid }).sign(secret)
    await expectRefused(token)
  }
})

test('a key of the attacker, under the kid of the server', async () => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const { kid } = await publicKey()
  await expectRefused(await new SignJWT(good(ann)).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey))
})

test('a key that the token brings itself: jwk, jku, x5u, and a kid that is a path', async () => {
  const { privateKey, publicKey: own } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(own)
  const headers = [
    { jwk },
    { jku: 'http://127.0.0.1:9/keys.json' },
    { x5u: 'http://127.0.0.1:9/cert' },
    { kid: '../../../../dev/null' },
    { kid: "x' union select 'key" },
  ]
  for (const header of headers)
    await expectRefused(await new SignJWT(good(ann)).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(privateKey))
})

test('a payload changed under a good signature', async () => {
  const [head, , signature] = ann.token.split('.')
  await expectRefused(`${head}.${encode({ ...good(bob), role: 'admin' })}.${signature}`)
})

test.each([
  ['another audience', { aud: 'other' }],
  ['many audiences without ours', { aud: ['other', 'lyceum.example'] }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['expired', { iat: now() - 3_600, exp: now() - 2_700 }],
  ['expired for a second', { iat: now() - 901, exp: now() - 1 }],
  ['not yet good', { nbf: now() + 3_600 }],
  ['made tomorrow', { iat: now() + 86_400, exp: now() + 90_000 }],
  ['without a session', { sid: undefined }],
  ['of a session that is none', { sid: 'none' }],
  ['of a session that is an object', { sid: { $ne: null } }],
  ['without a person', { uid: undefined }],
])('a token of the right key: %s', async (_what, change) => {
  await expectRefused(await signed({ ...claimsOf(ann), ...change }))
})

test("a token of the right key that names one person and another's session", async () => {
  await expectRefused(await signed({ ...claimsOf(ann), sid: bob.sid }))
})

test('a claim of being administrator or a subscriber is not looked at', async () => {
  const token = await signed({ ...claimsOf(ann), role: 'admin', subscription: 'paid' })
  expect((await server.ask(getProfile, {}, { as: { token } })).user).toMatchObject({
    role: 'user',
    subscription: 'none',
  })
  expect((await server.send(listReports, {}, { as: { token } })).status).toBe(403)
})

test('a session token is no ID token, and an ID token buys no other', async () => {
  await expectRefused(ann.sessionToken)
  const { status } = await server.send(getIdToken, {}, { as: ann })
  expect(status).toBe(401)
})

test('a token of an account that was erased', async () => {
  const gone = await server.signedIn('Gone')
  const socket = await server.connect(gone.token)
  await server.deps.db.deleteFrom('users').where('id', '=', gone.uid).execute()
  await expectRefused(gone.token)
  const { error } = await socket.timeout(30_000).emitWithAck('resumeJob', { jobId: 'none', seq: 0 })
  expect(error.code).toBe('unauthenticated')
})

test('a token of an account whose tokens were ended, on a socket that was open before', async () => {
  const stopped = await server.signedIn('Stopped')
  const socket = await server.connect(stopped.token)
  const ended = { tokensValidAfter: Date.now() + 5_000 }
  await server.deps.db.updateTable('users').set(ended).where('id', '=', stopped.uid).execute()
  await expectRefused(stopped.token)
  const { error } = await socket.timeout(30_000).emitWithAck('detectTopic', { prompt: 'reef knot' })
  expect(error.code).toBe('unauthenticated')
})

test.each([
  ['', 'no word'],
  ['Bearer', 'no token'],
  ['Bearer  ', 'blanks'],
  ['Basic YWxhZGRpbjpvcGVuc2VzYW1l', 'another scheme'],
  ['Bearer a b', 'two tokens'],
  ['Bearer null', 'null'],
  ['Bearer undefined', 'undefined'],
  ['Bearer [object Object]', 'an object'],
  [`Bearer ${'a'.repeat(8_000)}`, 'a token of 8,000 letters'],
])('the header %j (%s) is nobody', async (authorization) => {
  expect((await server.send(getProfile, {}, { headers: { authorization } })).status).toBe(401)
})

test('a token in the address, in a cookie or in another header is nobody', async () => {
  const calls = [
    server.call('GET', `/user?token=${ann.token}&access_token=${ann.token}`),
    server.send(getProfile, {}, { headers: { cookie: `token=${ann.token}; lyceum.session=${ann.sessionToken}` } }),
    server.send(getProfile, {}, { headers: { 'x-access-token': ann.token, 'x-user-id': ann.uid } }),
  ]
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401)
})
