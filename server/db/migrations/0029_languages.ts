import type { Kysely } from 'kysely'

/** The language in which somebody reads the interface and their letters; null while they have not said it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
}
