import type { Kysely } from 'kysely'

/** How much of what is stored is whose. Filled and kept by db/meters.ts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('storage')
    .addColumn('uid', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .execute()
}
