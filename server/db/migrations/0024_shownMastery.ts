import type { Kysely } from 'kysely'

/**
 * The mastery that is shown, kept apart from what the model believes (docs/decisions/0034). What stands here is made
 * anew from everybody's answers at the next start (mastery/service.ts).
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('skillMastery')
    .addColumn('mastery', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
}
