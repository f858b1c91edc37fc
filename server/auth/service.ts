import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { User } from '#contract/auth.ts'
import type { Db } from '../db/client.ts'
import { serialize } from '../db/dialect.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { callBetterAuth } from './betterAuth.ts'
import { isOvertaken } from './sessions.ts'
import * as store from './store.ts'

export { type BetterAuth, createBetterAuth } from './betterAuth.ts'
export { type Caller, createIdentity, type Identity } from './identity.ts'
export { changePassword, signOutEverywhere } from './sessions.ts'

const ADMIN_CODE_LIFE_MS = 24 * 3600 * 1000

const SignedUp = z.object({ user: z.object({ id: z.string() }) })
const Token = z.object({ token: z.string() })

export async function register(
  deps: Deps,
  { email, password, displayName, ip }: { email: string; password: string; displayName: string; ip: string },
): Promise<User> {
  const taken = new AppError('conflict', 'An account with this e-mail address exists. Sign in instead.')
  const reply = await callBetterAuth(deps.auth, {
    method: 'POST',
    path: '/sign-up/email',
    body: { email, password, name: displayName },
    ip,
  })
  if (reply.status === 429) throw tooMany(reply.retryAfter)
  if (reply.status === 422) throw taken
  if (reply.status !== 200) throw new Error(`better-auth answered sign-up with ${reply.status}`)
  // For a taken address better-auth answers with a made-up account, to hide that it is taken; we say so (decided.md).
  const user = await store.findUser(deps.db, SignedUp.parse(reply.body).user.id)
  if (!user) throw taken
  return asUser(user)
}

export async function signIn(deps: Deps, { email, password, ip }: { email: string; password: string; ip: string }) {
  const wrong = new AppError('unauthenticated', 'The e-mail address or the password is wrong.')
  const user = await store.findUserByEmail(deps.db, email)
  const hash = user && (await store.findPasswordHash(deps.db, user.id))
  const reply = await callBetterAuth(deps.auth, {
    method: 'POST',
    path: '/sign-in/email',
    body: { email, password },
    ip,
  })
  if (reply.status === 429) throw tooMany(reply.retryAfter)
  if (reply.status !== 200 || !reply.sessionToken) throw wrong
  const { sessionToken } = reply
  const sessionId = await store.findSessionIdByToken(deps.db, tokenInDb(sessionToken))
  if (!user || !sessionId || (await isOvertaken(deps, { uid: user.id, hash, sessionId }))) throw wrong
  return { sessionToken }
}

const tokenInDb = (sessionToken: string) => sessionToken.split('.')[0] ?? ''

/** An ID token for a living session. */
export async function getIdToken(deps: Deps, { sessionToken, ip }: { sessionToken: string | undefined; ip: string }) {
  if (!sessionToken) throw new AppError('unauthenticated', 'The session has ended. Sign in again.')
  const reply = await callBetterAuth(deps.auth, { method: 'GET', path: '/token', bearer: sessionToken, ip })
  if (reply.status === 429) throw tooMany(reply.retryAfter)
  if (reply.status !== 200) throw new AppError('unauthenticated', 'The session has ended. Sign in again.')
  return Token.parse(reply.body)
}

/** Ends the session and cuts its sockets. A session that has ended already is no error. */
export async function signOut(deps: Deps, { sessionToken, ip }: { sessionToken: string | undefined; ip: string }) {
  if (!sessionToken) return { success: false }
  const sid = await store.findSessionIdByToken(deps.db, tokenInDb(sessionToken))
  await callBetterAuth(deps.auth, { method: 'POST', path: '/sign-out', body: {}, bearer: sessionToken, ip })
  const ended = sid !== undefined && (await store.findSession(deps.db, sid)) === undefined
  if (ended) deps.realtime.disconnectSession(sid)
  return { success: ended }
}

export async function verifyToken(deps: Deps, token: string): Promise<User> {
  const caller = await deps.identity.verify(token)
  if (!caller) throw new AppError('unauthenticated', 'The token is not valid or has expired.')
  return caller
}

export async function getJwks(deps: Deps) {
  const { keys } = await deps.auth.api.getJwks()
  return { keys: keys.map((key) => ({ ...key, kid: String(key.kid), kty: String(key.kty), alg: String(key.alg) })) }
}

/**
 * A code for the first administrator, good for a day and one use; nothing where there is one already.
 * Only its hash is kept.
 */
export async function makeAdminCode({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  if (await store.hasAdmin(db, config)) return undefined
  const code = randomBytes(18).toString('base64url')
  await store.saveAdminCode(db, { hash: hashCode(code), expiresAt: clock() + ADMIN_CODE_LIFE_MS })
  return code
}

export async function claimAdmin(deps: Deps, { uid, code }: { uid: string; code: string }): Promise<User> {
  return deps.db.transaction().execute(async (tx) => {
    await serialize(tx, 'firstAdmin')
    const good = await store.takeAdminCode(tx, { hash: hashCode(code), now: deps.clock() })
    if (!good || (await store.hasAdmin(tx, deps.config))) {
      throw new AppError('forbidden', 'This link has been used or has expired. Restart the server for a new one.')
    }
    await store.saveRole(tx, uid, 'admin')
    return asUser(await getUser(tx, uid))
  })
}

/** Makes an account an administrator, from the machine itself. */
export async function grantAdmin({ db }: Pick<Deps, 'db'>, email: string): Promise<User> {
  const user = await store.findUserByEmail(db, email.trim().toLowerCase())
  if (!user) throw new AppError('not_found', `No account has the address ${email}. Register it first.`)
  await store.saveRole(db, user.id, 'admin')
  return asUser({ ...user, role: 'admin' })
}

/** Owns what came with the release, since a topic's owner is an account. */
export const LIBRARY_OWNER = 'library'

/** An account without a way in: no password, and an address that is none and cannot be registered. Nobody can be it. */
export async function ensureLibraryOwner({ db }: Pick<Deps, 'db'>) {
  const epoch = new Date(0).toISOString()
  const [id, name] = [LIBRARY_OWNER, 'Built-in library']
  await store.saveUser(db, { id, name, email: id, emailVerified: 0, image: null, createdAt: epoch, updatedAt: epoch })
}

/** What somebody has paid for. */
export const findSubscription = async (db: Db, uid: string) => (await getUser(db, uid)).subscription

async function getUser(db: Deps['db'], uid: string) {
  const user = await store.findUser(db, uid)
  if (!user) throw new AppError('not_found', 'User not found.')
  return user
}

const asUser = (
  row: Pick<UserRow, 'id' | 'email' | 'name'> & { role: User['role']; subscription: User['subscription'] },
): User => ({
  uid: row.id,
  email: row.email,
  displayName: row.name,
  role: row.role,
  subscription: row.subscription,
})

const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url')

const tooMany = (retryAfter: number | undefined) =>
  new AppError('rate_limited', 'Too many tries. Wait a minute and try again.', { retryAfter: retryAfter ?? 60 })
