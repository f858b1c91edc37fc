import type { Db } from '../../db/client.ts'
import { askedTopics, ownTopics } from '../lists.ts'

/**
 * The reader's own copies of entries, by the `twin` hash that copies share. They are in topics that `uid` owns or has
 * requested. If there are several copies, the newest is used.
 */
export async function findOwnCopies(db: Db, { uid, twins }: { uid: string | null; twins: string[] }) {
  if (uid === null || twins.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('catalogEntries as entry')
    .innerJoin(ownTopics(db, uid).unionAll(askedTopics(db, uid)).as('mine'), 'mine.id', 'entry.topicId')
    .select(['entry.twin', 'entry.id', 'entry.topicId', 'mine.title as topicTitle', 'mine.subject', 'mine.level'])
    .where('entry.twin', 'in', twins)
    .orderBy('entry.number')
    .execute()
  return new Map(rows.map(({ twin, ...place }) => [twin, place]))
}
