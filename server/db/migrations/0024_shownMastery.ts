import type { Kysely } from 'kysely'

/**
 * The mastery that is shown, stored separately from the model's estimate (docs/decisions/0034). At the next start, this
 * column is recomputed from everybody's answers (mastery/service.ts).
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('skillMastery')
    .addColumn('mastery', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
}
