import { sql } from 'kysely'
import { LIBRARY_OWNER } from '../auth/service.ts'
import type { Db } from '../db/client.ts'
import { isPostgres } from '../db/dialect.ts'

const COLUMNS = ['id', 'name', 'email', 'emailVerified', 'role', 'subscription', 'disabledAt', 'createdAt'] as const

type Page = { q: string; after: readonly [string, string] | undefined; limit: number }

/** All accounts, newest first. */
export async function listPeople(db: Db, { q, after, limit }: Page) {
  let query = db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '!=', LIBRARY_OWNER)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (q) {
    const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        eb('id', '=', q),
        sql<boolean>`lower(${eb.ref('name')}) like ${like} escape '\\'`,
        sql<boolean>`${eb.ref('email')} like ${like} escape '\\'`,
      ]),
    )
  }
  if (after) query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after[0], after[1])))
  return query.execute()
}

export const findPerson = (db: Db, uid: string) =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', uid).where('id', '!=', LIBRARY_OWNER).executeTakeFirst()

export async function countOwn(db: Db, { uid, now }: { uid: string; now: string }) {
  const count = sql<number>`count(*)`.as('count')
  const [sessions, topics] = await Promise.all([
    db.selectFrom('sessions').select(count).where('userId', '=', uid).where('expiresAt', '>', now).executeTakeFirst(),
    db.selectFrom('topics').select(count).where('ownerId', '=', uid).where('deletedAt', 'is', null).executeTakeFirst(),
  ])
  return { sessions: Number(sessions?.count ?? 0), topics: Number(topics?.count ?? 0) }
}

/** The number of rows in the main tables. */
export async function countThings(db: Db) {
  const tables = ['users', 'topics', 'problems'] as const
  const counts = tables.map(async (table) => {
    const row = await db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirst()
    return [table, Number(row?.count ?? 0)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** The name and version of the database, and its size in bytes. */
export async function describeDatabase(db: Db) {
  if (isPostgres(db)) {
    const { rows } = await sql<{ version: string; bytes: string }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db)
    return { name: `PostgreSQL ${rows[0]?.version.split(' ')[0] ?? ''}`, bytes: Number(rows[0]?.bytes ?? 0) }
  }
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db)
  return { name: `SQLite ${process.versions.sqlite}`, bytes: Number(rows[0]?.bytes ?? 0) }
}
