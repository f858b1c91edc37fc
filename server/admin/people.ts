import { z } from 'zod'
import type { Person, PersonDetails } from '#contract/admin.ts'
import { userChanged } from '#contract/users.ts'
import * as auth from '../auth/service.ts'
import { cursorOf, pageOf } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as payments from '../payments/service.ts'
import { sumMonth } from '../usage/service.ts'
import * as users from '../users/service.ts'
import * as store from './store.ts'

const PAGE = 20
/** The cursor contains the registration time (as stored) and the uid of the last person on the page. */
const place = cursorOf(z.tuple([z.string().max(40), z.string().min(1).max(80)]))

type Row = NonNullable<Awaited<ReturnType<typeof store.findPerson>>>
type ByAdmin = { uid: string; actor: { uid: string } }

export async function listPeople(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
) {
  const rows = await store.listPeople(db, { q, after: place.read(cursor), limit: PAGE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE, ({ createdAt, id }) => place.write([createdAt, id]))
  return {
    items: page.map((row) => shown(row, config)),
    nextCursor,
  }
}

const shown = (row: Row, config: Deps['config']): Person => ({
  uid: row.id,
  displayName: row.name,
  email: row.email,
  role: auth.roleOf(row, config),
  subscription: row.subscription,
  disabled: row.disabledAt !== null,
  createdAt: Date.parse(row.createdAt),
})

export async function getPerson(deps: Deps, uid: string): Promise<PersonDetails> {
  const { db, config, clock } = deps
  const row = await findPerson(deps, uid)
  const person = shown(row, config)
  const [own, month, { granted, plan }, admins] = await Promise.all([
    store.countOwn(db, { uid, now: new Date(clock()).toISOString() }),
    sumMonth(deps, uid),
    payments.getSubscription(deps, person),
    auth.listAdmins(deps),
  ])
  return {
    ...person,
    ...own,
    emailVerified: row.emailVerified === 1,
    roleBy: person.role !== 'admin' ? null : row.role === 'admin' ? 'grant' : 'address',
    isLastAdmin: person.role === 'admin' && admins.length === 1,
    granted,
    plan,
    month,
  }
}

export async function setRole(deps: Deps, change: ByAdmin & { role: 'user' | 'admin'; evenOneself: boolean }) {
  await findPerson(deps, change.uid)
  const role = await auth.setRole(deps, change)
  await tell(deps, change.uid)
  return role
}

export async function setGrant(deps: Deps, { granted, ...by }: ByAdmin & { granted: boolean }) {
  await findPerson(deps, by.uid)
  return { subscription: await (granted ? payments.grant : payments.revokeGrant)(deps, by) }
}

export async function setDisabled(deps: Deps, change: ByAdmin & { disabled: boolean }) {
  await findPerson(deps, change.uid)
  return auth.setDisabled(deps, change)
}

export async function makePasswordLink(deps: Deps, by: ByAdmin) {
  await findPerson(deps, by.uid)
  return auth.makePasswordLink(deps, by)
}

async function findPerson({ db }: Pick<Deps, 'db'>, uid: string) {
  const row = await store.findPerson(db, uid)
  if (!row) throw new AppError('not_found', (words) => words.missing.user)
  return row
}

/** Sends the new profile to the person's open tabs. */
async function tell(deps: Deps, uid: string) {
  const user = await users.findProfile(deps, uid)
  if (user) deps.realtime.toUser(uid, userChanged, { user })
}
