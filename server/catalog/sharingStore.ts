import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'

/** The share link of a topic, found by the topic's or the link's id, with the topic's owner. */
export async function findShare(db: Db, by: { topicId: string } | { id: string }) {
  const query = db
    .selectFrom('topicShares')
    .innerJoin('topics', 'topics.id', 'topicShares.topicId')
    .select(['topicShares.id', 'topicShares.topicId', 'topics.ownerId', 'topics.deletedAt'])
  return (
    'id' in by ? query.where('topicShares.id', '=', by.id) : query.where('topicShares.topicId', '=', by.topicId)
  ).executeTakeFirst()
}

/** Keeps the link that a topic already has. */
export async function saveShare(db: Db, share: Tables['topicShares']) {
  await db
    .insertInto('topicShares')
    .values(share)
    .onConflict((c) => c.column('topicId').doNothing())
    .execute()
}

export async function deleteShare(db: Db, topicId: string) {
  await db.deleteFrom('topicShares').where('topicId', '=', topicId).execute()
}

/** Also deletes the topics' lessons, quizzes and links (foreign keys cascade). */
export async function purgeTopics(db: Db, deletedBefore: number) {
  await db.deleteFrom('topics').where('deletedAt', '<', deletedBefore).execute()
}
