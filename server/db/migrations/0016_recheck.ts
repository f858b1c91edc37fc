import type { Kysely } from 'kysely'

/** A second language model's check of a reported question. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('reports').addColumn('checked', 'text').execute()
}
