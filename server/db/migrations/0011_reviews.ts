import type { Kysely } from 'kysely'

/** Makes the index cover all columns that rank due cards: with 20,000 cards 1.7 ms instead of 9 on SQLite. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('cardsByDue').execute()
  await db.schema
    .createIndex('cardsByDue')
    .on('cards')
    .columns(['uid', 'dueAt', 'reviewedAt', 'stability', 'questionId', 'skillId'])
    .execute()
}
