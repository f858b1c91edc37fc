import { type OptionalAttribute, type Profile, userChanged } from '#contract/users.ts'
import { type Caller, roleOf } from '../auth/service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as store from './store.ts'

/** The attributes that can be changed. Null clears an attribute. */
type Change = { displayName?: string | undefined } & {
  [attr in OptionalAttribute]?: Profile[attr] | undefined
}

export async function getProfile({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<Profile> {
  return asProfile(caller, await store.findAttributes(db, caller.uid))
}

/**
 * Returns the updated profile and sends it to the person's open tabs. ID tokens contain the old name for up to 15
 * minutes, until they are renewed, but the code never reads the name from a token.
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

/** A person's daily goal, and the time zone in which their day begins. */
export async function findDailyGoal(db: Deps['db'], uid: string) {
  const row = await store.findAttributes(db, uid)
  return { timeZone: row?.timeZone ?? 'UTC', goalMinutes: row?.dailyGoalMinutes ?? null }
}

/** The profile as the person's own tabs see it. Undefined if the account no longer exists. */
export async function findProfile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  uid: string,
): Promise<Profile | undefined> {
  const row = await store.findWhole(db, uid)
  if (!row) return undefined
  const { emailVerified, ...profile } = row
  return { ...profile, emailVerified: emailVerified === 1, role: roleOf({ ...profile, emailVerified }, config) }
}

/**
 * The uid in a request isn't trusted, but only compared with that of the caller.
 * @throws AppError forbidden if it is different.
 */
export function requireOwn(caller: Caller, { uid = caller.uid }: { uid?: string | undefined }) {
  if (uid !== caller.uid) throw new AppError('forbidden', (words) => words.accounts.ownAccountOnly)
}

function asProfile(
  { uid, email, role, subscription }: Caller,
  row: Awaited<ReturnType<typeof store.findAttributes>>,
): Profile {
  // The account was erased after the session was checked.
  if (!row) throw new AppError('not_found', (words) => words.missing.user)
  const { name, emailVerified, ...attributes } = row
  return { uid, email, role, subscription, displayName: name, ...attributes, emailVerified: emailVerified === 1 }
}
