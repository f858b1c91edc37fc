import type { Kysely } from 'kysely'

/** Checks of reported questions by a second language model. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('reports').addColumn('checked', 'text').execute()
}
