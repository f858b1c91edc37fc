import { type OptionalAttribute, type Profile, userChanged } from '#contract/users.ts'
import { type Caller, roleOf } from '../auth/service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as store from './store.ts'

/** What may be changed; null takes an attribute back. */
type Change = { displayName?: string | undefined } & {
  [attr in OptionalAttribute]?: Profile[attr] | undefined
}

export async function getProfile({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<Profile> {
  return asProfile(caller, await store.findAttributes(db, caller.uid))
}

/**
 * Answers the person as they are now. An ID token keeps the old name until it is renewed, a quarter of an hour at
 * most: nothing here reads the name from a token, and open tabs are told at once.
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  { caller, change: { displayName, ...rest } }: { caller: Caller; change: Change },
): Promise<Profile> {
  const row = await store.saveAttributes(deps.db, {
    ...rest,
    ...(displayName !== undefined && { name: displayName }),
    uid: caller.uid,
    updatedAt: new Date(deps.clock()).toISOString(),
  })
  const user = asProfile(caller, row)
  deps.realtime.toUser(caller.uid, userChanged, { user })
  return user
}

/** The daily goal somebody has set themselves, and where their day begins. */
export async function findDailyGoal(db: Deps['db'], uid: string) {
  const row = await store.findAttributes(db, uid)
  return { timeZone: row?.timeZone ?? 'UTC', goalMinutes: row?.dailyGoalMinutes ?? null }
}

/** As everybody's own tabs see them; undefined if the account is gone. */
export async function findProfile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  uid: string,
): Promise<Profile | undefined> {
  const row = await store.findWhole(db, uid)
  if (!row) return undefined
  const { emailVerified, ...profile } = row
  return { ...profile, emailVerified: emailVerified === 1, role: roleOf({ ...profile, emailVerified }, config) }
}

/** An identity in a request is an attacker's: it is compared, and never used. */
export function requireOwn(caller: Caller, { uid = caller.uid }: { uid?: string | undefined }) {
  if (uid !== caller.uid) throw new AppError('forbidden', (words) => words.accounts.ownAccountOnly)
}

function asProfile(
  { uid, email, role, subscription }: Caller,
  row: Awaited<ReturnType<typeof store.findAttributes>>,
): Profile {
  // Erased between the look at the session and this one.
  if (!row) throw new AppError('not_found', (words) => words.missing.user)
  const { name, emailVerified, ...attributes } = row
  return { uid, email, role, subscription, displayName: name, ...attributes, emailVerified: emailVerified === 1 }
}
