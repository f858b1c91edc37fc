import type { Kysely } from 'kysely'

/** The language of a user's interface and e-mails. Null until they choose one. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
}
