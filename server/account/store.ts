import { type RawBuilder, sql } from 'kysely'
import { DEPARTED, LIBRARY_OWNER } from '../auth/service.ts'
import type { Db } from '../db/client.ts'
import { type Exported, owned } from './owned.ts'

const PAGE_ROWS = 500

export type Row = Record<string, unknown>

/** Tables of this database that hold what a person owns, with the columns to be exported. */
export async function listOwned(db: Db) {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => {
    const way = owned[name]
    if (!way || 'reason' in way) return []
    const shown = columns.map((column) => column.name).filter((column) => !way.without?.includes(column))
    return [{ ...way, table: name, columns: shown.sort() }]
  })
}

/** Page by page behind the last row's key, so that what somebody owns need not fit into memory. */
export async function* rowsOf(
  db: Db,
  { table, columns, key, mine }: Exported & { table: string; columns: string[] },
  uid: string,
): AsyncGenerator<Row> {
  const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))
  const all = [...new Set([...columns, ...key])]
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select ${list(all)} from ${sql.table(table)} where ${mine(uid)} ${after}
      order by ${list(key)} limit ${PAGE_ROWS}`.execute(db)
    for (const row of rows) yield Object.fromEntries(columns.map((column) => [column, row[column]]))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = sql`and (${list(key)}) > (${sql.join(key.map((name) => last[name]))})`
  }
}

/** Ids and titles only: their lessons are read one topic at a time. */
export const listOwnTopics = (db: Db, uid: string) =>
  db
    .selectFrom('topics')
    .select(['id', 'title', 'summary', 'objective', 'subject'])
    .where('ownerId', '=', uid)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const listNotesWithLessons = (db: Db, uid: string) =>
  db
    .selectFrom('notes')
    .innerJoin('lessons', 'lessons.id', 'notes.lessonId')
    .innerJoin('topics', 'topics.id', 'lessons.topicId')
    .select(['topics.title as topic', 'lessons.title as lesson', 'notes.quote', 'notes.text'])
    .where('notes.uid', '=', uid)
    .orderBy('topics.title')
    .orderBy('lessons.position')
    .orderBy('notes.lessonId')
    .orderBy('notes.start')
    .execute()

/** Public topics stay, without a word of whose they were: nobody is their owner, and nobody's link leads to them. */
export async function leaveTopics(tx: Db, uid: string) {
  const left = tx
    .selectFrom('topics')
    .select('id')
    .where('ownerId', '=', uid)
    .where('visibility', '=', 'public')
    .where('state', '=', 'ready')
    .where('deletedAt', 'is', null)
  await tx.deleteFrom('topicShares').where('topicId', 'in', left).execute()
  await tx.deleteFrom('topicPlans').where('topicId', 'in', left).execute()
  const moved = await tx
    .updateTable('topics')
    .set({ ownerId: LIBRARY_OWNER })
    .where('id', 'in', left)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}

/** Drafts go; a problem that others solve stays, without its author. */
export async function deleteDrafts(tx: Db, uid: string) {
  await tx.deleteFrom('problems').where('authorId', '=', uid).where('published', '=', 0).execute()
}

/** Also what they wrote before they signed in. */
export async function deleteMessages(tx: Db, { uid, email }: { uid: string; email: string }) {
  await tx
    .deleteFrom('messages')
    .where((eb) => eb.or([eb('uid', '=', uid), eb(eb.fn<string>('lower', ['email']), '=', email)]))
    .execute()
}

/** The ledger is the server's own: what was spent stays, and not on whom. */
export async function leaveLedger(tx: Db, uid: string) {
  await tx.updateTable('modelCalls').set({ uid: DEPARTED, reply: null }).where('uid', '=', uid).execute()
  await tx.deleteFrom('modelSums').where('kind', '=', 'person').where('key', '=', uid).execute()
  await leaveEmbeddingJobs(tx, uid)
}

async function leaveEmbeddingJobs(tx: Db, uid: string) {
  const jobs = await tx
    .selectFrom('embeddingJobs')
    .select(['id', 'uid', 'watchers'])
    .where('watchers', 'like', `%${uid}%`)
    .execute()
  for (const { id, uid: asker, watchers } of jobs) {
    const others = (JSON.parse(watchers) as string[]).filter((watcher) => watcher !== uid)
    await tx
      .updateTable('embeddingJobs')
      .set({ uid: asker === uid ? DEPARTED : asker, watchers: JSON.stringify(others) })
      .where('id', '=', id)
      .execute()
  }
}

/** Takes with it whatever refers to it. False where it is gone already. */
export async function deleteUser(tx: Db, uid: string) {
  const gone = await tx.deleteFrom('users').where('id', '=', uid).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What a call that was under way while its person left has written since. */
export async function sweepLedger(db: Db) {
  const people = db.selectFrom('users').select('id')
  await db
    .updateTable('modelCalls')
    .set({ uid: DEPARTED, reply: null })
    .where('uid', '!=', DEPARTED)
    .where('uid', 'not in', people)
    .execute()
  await db
    .deleteFrom('modelSums')
    .where('kind', '=', 'person')
    .where('key', '!=', DEPARTED)
    .where('key', 'not in', people)
    .execute()
}
