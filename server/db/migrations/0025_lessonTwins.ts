import type { Kysely } from 'kysely'

/** Lessons that are copies of each other. Older entries are told theirs at the next start (WORDS_VERSION). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('catalogEntries').addColumn('twin', 'text').execute()
  await db.schema
    .createIndex('catalogEntriesByTwin')
    .on('catalogEntries')
    .columns(['twin', 'audience', 'number'])
    .execute()
}
