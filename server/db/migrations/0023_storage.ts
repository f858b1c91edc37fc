import type { Kysely } from 'kysely'

/** The number of bytes stored per user, which db/meters.ts computes and updates. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('storage')
    .addColumn('uid', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .execute()
}
