import { serialize } from '../db/dialect.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './identity.ts'
import * as store from './store.ts'

const PASSWORD_TRIES = 10
const PASSWORD_WINDOW_MS = 15 * 60 * 1000

const sessionsOf = (uid: string) => `sessions:${uid}`

/**
 * Changes the password of whoever knows the present one, and ends every session but the one that asks.
 * Sessions are looked up with each call, so that the others end at once on every server of this database.
 */
export async function changePassword(
  deps: Deps,
  { caller, currentPassword, newPassword }: { caller: Caller; currentPassword: string; newPassword: string },
) {
  const { uid, sid } = caller
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw new AppError('invalid_request', 'The new password is the same as the current one.')
  }
  await countPasswordTry(deps, uid)
  const wrong = new AppError('invalid_request', 'The current password is wrong.')
  const from = await checkPassword(deps, { uid, password: currentPassword })
  if (!from) throw wrong
  const to = await (await deps.auth.$context).password.hash(newPassword)

  const ended = await deps.db.transaction().execute(async (tx) => {
    await serialize(tx, sessionsOf(uid))
    const updatedAt = new Date(deps.clock()).toISOString()
    if (!(await store.replacePasswordHash(tx, { uid, from, to, updatedAt }))) throw wrong
    // Older tokens of this very session end too. By the token's own clock, which need not be this server's:
    // counted from now, a token that a slower server is about to issue would be too old.
    await store.saveTokensValidAfter(tx, uid, caller.iat * 1000)
    await store.forgetPasswordTries(tx, uid)
    return store.deleteSessions(tx, { uid, except: sid })
  })
  // This session's own tabs come back by themselves, with a new token.
  for (const id of [...ended, sid]) deps.realtime.disconnectSession(id)
  return { sessionsEnded: ended.length }
}

/** Ends all sessions and their sockets, on request without the one that asks. */
export async function signOutEverywhere(deps: Deps, { caller, keepThis }: { caller: Caller; keepThis: boolean }) {
  const { uid, sid } = caller
  const ended = await store.deleteSessions(deps.db, { uid, except: keepThis ? sid : undefined })
  for (const id of ended) deps.realtime.disconnectSession(id)
  return { sessionsEnded: ended.length }
}

/**
 * A sign-in checks the password and opens a session a moment later. A password that was changed in between could not
 * end what was not yet there: such a session is ended here.
 */
export async function isOvertaken(
  { db }: Pick<Deps, 'db'>,
  { uid, hash, sessionId }: { uid: string; hash: string | undefined; sessionId: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await serialize(tx, sessionsOf(uid))
    if ((await store.findPasswordHash(tx, uid)) === hash) return false
    await store.deleteSession(tx, sessionId)
    return true
  })
}

/** Gives the stored hash where the password is right. An account without a password takes as long to say no. */
async function checkPassword({ db, auth }: Deps, { uid, password }: { uid: string; password: string }) {
  const hasher = (await auth.$context).password
  const hash = await store.findPasswordHash(db, uid)
  if (!hash) return void (await hasher.hash(password))
  return (await hasher.verify({ hash, password })) ? hash : undefined
}

/** Counted before the password is looked at, and for each account: a stolen token must not open the way to guess. */
async function countPasswordTry({ db, clock }: Deps, uid: string) {
  const now = clock()
  const { tries, since } = await store.countPasswordTry(db, { uid, now, windowStart: now - PASSWORD_WINDOW_MS })
  if (tries <= PASSWORD_TRIES) return
  const retryAfter = Math.max(1, Math.ceil((since + PASSWORD_WINDOW_MS - now) / 1000))
  throw new AppError('rate_limited', 'Too many tries. Wait a quarter of an hour and try again.', { retryAfter })
}
