import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Tables that several servers on one database share. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('instance')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  // Events that are too long for a notification go through this table. The socket adapter prescribes the names and
  // types.
  if (isPostgres(db)) {
    await db.schema
      .createTable('socketAttachments')
      .addColumn('id', 'bigserial', (c) => c.primaryKey())
      .addColumn('created_at', 'timestamptz', (c) => c.defaultTo(sql`now()`))
      .addColumn('payload', 'bytea')
      .execute()
  }
}
