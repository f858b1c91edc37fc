import type { Kysely } from 'kysely'

/**
 * Adds all columns that rank due cards to the index. With 20,000 cards on SQLite, a query takes 1.7 ms instead of 9.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('cardsByDue').execute()
  await db.schema
    .createIndex('cardsByDue')
    .on('cards')
    .columns(['uid', 'dueAt', 'reviewedAt', 'stability', 'questionId', 'skillId'])
    .execute()
}
