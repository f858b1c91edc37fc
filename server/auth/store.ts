import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'

export async function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function findUser(db: Db, uid: string) {
  return db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirst()
}

const sessions = prepared((db, value: (name: 'sid') => string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id as uid',
      'users.email',
      'users.name',
      'users.role',
      'users.subscription',
      'users.tokensValidAfter',
    ])
    .select('sessions.expiresAt')
    .where('sessions.id', '=', value('sid')),
)

/** The session by its id, with the account it belongs to. Asked with every call. */
export async function findSession(db: Db, sid: string) {
  return (await sessions(db, { sid }))[0]
}

export async function findSessionIdByToken(db: Db, token: string) {
  const row = await db.selectFrom('sessions').select('id').where('token', '=', token).executeTakeFirst()
  return row?.id
}

export async function saveRole(db: Db, uid: string, role: 'user' | 'admin') {
  await db.updateTable('users').set({ role }).where('id', '=', uid).execute()
}

export async function hasAdmin(db: Db) {
  return (
    (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !== undefined
  )
}

/** There is one code at a time: a new one ends the last. */
export async function saveAdminCode(db: Db, code: { hash: string; expiresAt: number }) {
  await db.deleteFrom('adminCodes').execute()
  await db.insertInto('adminCodes').values(code).execute()
}

/** Removes the code and tells whether it was there and still good. */
export async function takeAdminCode(db: Db, { hash, now }: { hash: string; now: number }) {
  const gone = await db
    .deleteFrom('adminCodes')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
