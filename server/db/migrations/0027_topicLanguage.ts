import type { Kysely } from 'kysely'

/** Of older topics nobody has kept the language; the library and nearly all that models wrote are English. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('topics')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
}
