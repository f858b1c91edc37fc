import { type OptionalAttribute, type Profile, userChanged } from '#contract/users.ts'
import { type Caller, roleOf } from '../auth/service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as store from './store.ts'

/** The attributes that may be changed; null clears an attribute. */
type Change = { displayName?: string | undefined } & {
  [attr in OptionalAttribute]?: Profile[attr] | undefined
}

export async function getProfile({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<Profile> {
  return asProfile(caller, await store.findAttributes(db, caller.uid))
}

/**
 * Returns the updated profile and sends it to the person's open tabs. ID tokens contain the old name until they are
 * renewed, after a quarter of an hour at most, but no code here reads the name from a token.
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

/** The profile as the person's own tabs see it; undefined if the account no longer exists. */
export async function findProfile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  uid: string,
): Promise<Profile | undefined> {
  const row = await store.findWhole(db, uid)
  if (!row) return undefined
  const { emailVerified, ...profile } = row
  return { ...profile, emailVerified: emailVerified === 1, role: roleOf({ ...profile, emailVerified }, config) }
}

/** A uid in a request is not trusted: it is only compared with the caller. @throws AppError forbidden if it differs. */
export function requireOwn(caller: Caller, { uid = caller.uid }: { uid?: string | undefined }) {
  if (uid !== caller.uid) throw new AppError('forbidden', (words) => words.accounts.ownAccountOnly)
}

function asProfile(
  { uid, email, role, subscription }: Caller,
  row: Awaited<ReturnType<typeof store.findAttributes>>,
): Profile {
  // The account was erased after the session had been checked.
  if (!row) throw new AppError('not_found', (words) => words.missing.user)
  const { name, emailVerified, ...attributes } = row
  return { uid, email, role, subscription, displayName: name, ...attributes, emailVerified: emailVerified === 1 }
}
