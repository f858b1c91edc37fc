import type { Kysely } from 'kysely'

/** Bytes stored per user, computed and maintained by db/meters.ts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('storage')
    .addColumn('uid', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .execute()
}
