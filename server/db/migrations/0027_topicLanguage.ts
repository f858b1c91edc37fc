import type { Kysely } from 'kysely'

/** The language of older topics was not recorded; the library and nearly all topics written by models are English. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('topics')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
}
