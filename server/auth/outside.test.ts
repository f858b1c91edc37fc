import type { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount, getSecurity } from '#contract/account.ts'
import { signIn, verifyToken } from '#contract/auth.ts'
import { getProfile, signOutEverywhere } from '#contract/users.ts'
import { registered } from '../testing/account.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

const ISSUER = 'https://issuer.example'
const AUDIENCE = 'lyceum-test'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let rsa: Keys
let ec: Keys
let foreign: Keys
let keys: { stop(): Promise<void>; url: string; asked: () => number; setDown(down: boolean): void }
let server: TestApp

beforeAll(async () => {
  ;[rsa, ec, foreign] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('ES256'),
    generateKeyPair('RS256'),
  ])
  keys = await startKeys([
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' },
  ])
  server = await startTestApp({
    config: { issuer: { url: ISSUER, audience: AUDIENCE, jwksUrl: keys.url }, adminEmails: ['chief@issuer.example'] },
  })
})
afterAll(async () => {
  await server.stop()
  await keys.stop()
})

/** A server that publishes the issuer's keys (JWKS), which is the only URL of an issuer that is requested. */
async function startKeys(jwks: object[]) {
  let [asked, down] = [0, false]
  const http = createServer((_request, response) => {
    asked += 1
    if (down) return void response.writeHead(500).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: jwks }))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/jwks`,
    asked: () => asked,
    setDown(next: boolean) {
      down = next
    },
    stop: () => new Promise<void>((resolve) => void http.close(() => resolve())),
  }
}

type Made = {
  sub?: string
  claims?: object
  key?: webcrypto.CryptoKey
  kid?: string
  alg?: string
  iss?: string
  aud?: string
}
let numbers = 0
function tokenOf({ sub, claims = {}, key = rsa.privateKey, kid = 'rsa', alg = 'RS256', iss, aud }: Made = {}) {
  return new SignJWT({ jti: String(++numbers), ...claims })
    .setProtectedHeader({ alg, kid })
    .setIssuer(iss ?? ISSUER)
    .setAudience(aud ?? AUDIENCE)
    .setSubject(sub ?? `subject-${numbers}`)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
}
const verify = (token: string) => server.send(verifyToken, { token })
const get = (token: string) => server.send(getProfile, {}, { as: { token } })

test('a token of the issuer makes an account, and the next one finds it', async () => {
  const claims = { email: 'Ann@Issuer.example', email_verified: true, name: 'Ann of Issuer' }
  const first = await verify(await tokenOf({ sub: 'ann', claims }))
  expect(first).toMatchObject({
    status: 200,
    body: { user: { email: 'ann@issuer.example', displayName: 'Ann of Issuer', role: 'user', subscription: 'none' } },
  })
  const token = await tokenOf({ sub: 'ann', key: ec.privateKey, kid: 'ec', alg: 'ES256' })
  expect((await get(token)).body.user.uid).toBe(first.body.user.uid)
  const socket = await server.connect(token)
  expect(socket.connected).toBe(true)
  expect((await server.ask(getSecurity, {}, { as: { token } })).hasPassword).toBe(false)
  expect(keys.asked()).toBe(1)
})

test('of many first tokens at once, one makes the account', async () => {
  const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => tokenOf({ sub: 'crowd' })))
  const uids = (await Promise.all(tokens.map(verify))).map(({ body }) => body.user?.uid)
  expect(new Set(uids).size).toBe(1)
  expect(uids[0]).toEqual(expect.any(String))
})

test('what the issuer did not sign, or not for us, or in another way, is refused', async () => {
  const secret = new TextEncoder().encode('x'.repeat(32))
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ iss: ISSUER, aud: AUDIENCE, sub: 'x', iat: 1, exp: 9e9 }))}.`
  const bad = [
    await tokenOf({ key: foreign.privateKey }),
    await tokenOf({ key: foreign.privateKey, kid: 'unknown' }),
    await tokenOf({ iss: 'https://other.example' }),
    await tokenOf({ aud: 'somebody-else' }),
    await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret),
    await tokenOf({ claims: { exp: 1000 } }).then((token) => token.slice(0, -4)),
    unsigned.replaceAll('=', ''),
  ]
  const [hour, now] = [3600, Math.floor(Date.now() / 1000)]
  for (const [iat, exp] of [
    [now - 2 * hour, now - hour],
    [now + hour, now + 2 * hour],
  ])
    bad.push(
      await new SignJWT({ iat: iat ?? 0, exp: exp ?? 0 })
        .setProtectedHeader({ alg: 'RS256', kid: 'rsa' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject('timely')
        .sign(rsa.privateKey),
    )
  for (const [i, token] of bad.entries())
    expect([i, (await verify(token)).status, (await get(token)).status]).toEqual([i, 401, 401])
})

test('an address that is somebody’s is taken over by who the issuer says it is, and by nobody else', async () => {
  const local = await registered(server)
  const claims = { email: local.email }
  expect((await verify(await tokenOf({ sub: 'thief', claims }))).status).toBe(401)
  expect((await verify(await tokenOf({ sub: 'thief', claims: { ...claims, email_verified: false } }))).status).toBe(401)
  expect((await get(local.token)).status).toBe(200)

  const owner = await verify(await tokenOf({ sub: 'owner', claims: { ...claims, email_verified: true } }))
  expect(owner.body.user).toMatchObject({ uid: local.uid, email: local.email })
  // The person who created the account never verified the address, so their session and password no longer work.
  expect((await get(local.token)).status).toBe(401)
  const body = { email: local.email, password: 'correct horse battery' }
  expect((await server.send(signIn, body)).status).toBe(401)
})

test('the password of a verified address stays beside the issuer', async () => {
  const local = await registered(server)
  await server.deps.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', local.uid).execute()
  const token = await tokenOf({ sub: 'both', claims: { email: local.email, email_verified: true } })
  expect((await get(token)).body.user.uid).toBe(local.uid)
  expect((await get(local.token)).status).toBe(200)
})

test('a verified address of ADMIN_EMAILS is an administrator’s, a claimed one is not', async () => {
  const email = 'chief@issuer.example'
  expect((await verify(await tokenOf({ sub: 'false-chief', claims: { email } }))).body.user.role).toBe('user')
  await server.deps.db.deleteFrom('users').where('email', '=', email).execute()
  const token = await tokenOf({ sub: 'chief', claims: { email, email_verified: true } })
  expect((await verify(token)).body.user.role).toBe('admin')
})

test('signed out everywhere, a token is good no more, though it has not run out', async () => {
  const token = await tokenOf({ sub: 'leaver' })
  expect((await get(token)).status).toBe(200)
  expect((await server.ask(signOutEverywhere, {}, { as: { token } })).sessionsEnded).toBe(1)
  expect((await get(token)).status).toBe(401)
  expect((await get(await tokenOf({ sub: 'leaver' }))).status).toBe(200)
})

test('who has erased their account is not made anew by the token that they did it with', async () => {
  const token = await tokenOf({ sub: 'gone', claims: { email: 'gone@issuer.example', email_verified: true } })
  const { email } = (await get(token)).body.user
  expect((await server.send(eraseAccount, { email }, { as: { token } })).status).toBe(200)
  expect((await get(token)).status).toBe(401)
  expect((await verify(token)).status).toBe(401)
})

test('while the issuer is away a token is neither good nor bad', async () => {
  keys.setDown(true)
  const fresh = await startTestApp({ config: { issuer: { url: ISSUER, audience: AUDIENCE, jwksUrl: keys.url } } })
  const token = await tokenOf()
  expect((await fresh.send(verifyToken, { token })).status).toBe(503)
  keys.setDown(false)
  expect((await fresh.send(verifyToken, { token })).status).toBe(200)
  await fresh.stop()
})

test('without a configured issuer its tokens are nothing', async () => {
  const plain = await startTestApp()
  expect((await plain.send(verifyToken, { token: await tokenOf() })).status).toBe(401)
  await plain.stop()
})
