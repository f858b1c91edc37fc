import type { Kysely } from 'kysely'

/** Identifies entries with identical content. Existing entries get their `twin` at the next start (WORDS_VERSION). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('catalogEntries').addColumn('twin', 'text').execute()
  await db.schema
    .createIndex('catalogEntriesByTwin')
    .on('catalogEntries')
    .columns(['twin', 'audience', 'number'])
    .execute()
}
