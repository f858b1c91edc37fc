import type { Db } from '../db/client.ts'
import type { CompilationRow } from '../db/tables.ts'

export async function insertCompilation(db: Db, row: CompilationRow) {
  await db.insertInto('compilations').values(row).execute()
}

export async function findCompilation(db: Db, { id, uid }: { id: string; uid: string }) {
  return db.selectFrom('compilations').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
}

/** Deletes all of one person's but the newest. */
export async function deleteOldCompilations(db: Db, { uid, kept }: { uid: string; kept: number }) {
  const newest = db
    .selectFrom('compilations')
    .select('id')
    .where('uid', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await db.deleteFrom('compilations').where('uid', '=', uid).where('id', 'not in', newest).execute()
}
