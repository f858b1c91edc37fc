import type { Kysely } from 'kysely'

/**
 * The language of topics. It wasn't recorded before, but the library and nearly all topics written by models are in
 * English.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('topics')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
}
