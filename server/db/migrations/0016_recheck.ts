import type { Kysely } from 'kysely'

/** What a second model said of a question that was reported. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('reports').addColumn('checked', 'text').execute()
}
