import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'

/** The first reading counts; reading again changes nothing. */
export async function saveLessonRead(db: Db, read: Tables['lessonReads']) {
  await db
    .insertInto('lessonReads')
    .values(read)
    .onConflict((c) => c.columns(['uid', 'topicId', 'lessonId']).doNothing())
    .execute()
}

export async function listReadLessonIds(db: Db, { uid, topicId }: { uid: string; topicId: string }) {
  const rows = await db
    .selectFrom('lessonReads')
    .select('lessonId')
    .where('uid', '=', uid)
    .where('topicId', '=', topicId)
    .orderBy('readAt')
    .orderBy('lessonId')
    .execute()
  return rows.map((row) => row.lessonId)
}
