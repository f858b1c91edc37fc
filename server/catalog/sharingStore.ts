import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'

/** The link to a topic, by the topic or by its own id, with whose topic it is. */
export async function findShare(db: Db, by: { topicId: string } | { id: string }) {
  const query = db
    .selectFrom('topicShares')
    .innerJoin('topics', 'topics.id', 'topicShares.topicId')
    .select(['topicShares.id', 'topicShares.topicId', 'topics.ownerId', 'topics.deletedAt'])
  return (
    'id' in by ? query.where('topicShares.id', '=', by.id) : query.where('topicShares.topicId', '=', by.topicId)
  ).executeTakeFirst()
}

/** A topic that has a link keeps it. */
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

/** Takes their lessons, quizzes and links with them. */
export async function purgeTopics(db: Db, deletedBefore: number) {
  await db.deleteFrom('topics').where('deletedAt', '<', deletedBefore).execute()
}
