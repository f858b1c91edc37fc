import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { newestOf } from '../db/newest.ts'
import type { CompilationRow } from '../db/tables.ts'

export async function insertCompilation(db: Db, row: CompilationRow) {
  await db.insertInto('compilations').values(row).execute()
}

export async function findCompilation(db: Db, { id, uid }: { id: string; uid: string }) {
  return db.selectFrom('compilations').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
}

/** Deletes a person's oldest runs until at most `kept` runs with at most `keptBytes` are left. */
export async function deleteOldCompilations(
  db: Db,
  { uid, kept, keptBytes }: { uid: string; kept: number; keptBytes: number },
) {
  const before = newestOf('compilations', { uid, texts: ['source', 'stdin', 'record'] })
  await db
    .deleteFrom('compilations')
    .where('uid', '=', uid)
    .where('id', 'in', sql<string>`(select "id" from ${before} where "place" > ${kept} or "bytes" > ${keptBytes})`)
    .execute()
}
