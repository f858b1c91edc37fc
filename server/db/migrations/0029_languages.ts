import type { Kysely } from 'kysely'

/** The language of a user's interface and e-mails; null until they choose one. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
}
