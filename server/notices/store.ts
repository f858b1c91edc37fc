import type { Db } from '../db/client.ts'
import type { NoticeRow } from '../db/tables.ts'

export async function insertNotice(db: Db, notice: NoticeRow) {
  await db.insertInto('notices').values(notice).execute()
}

export async function listNotices(db: Db, { uid, limit }: { uid: string; limit: number }) {
  return db
    .selectFrom('notices')
    .select(['id', 'text', 'quizId', 'createdAt'])
    .where('uid', '=', uid)
    .where('dismissed', '=', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns false if the person has no such notice. */
export async function dismissNotice(db: Db, { id, uid }: { id: string; uid: string }) {
  const done = await db
    .updateTable('notices')
    .set({ dismissed: 1 })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
