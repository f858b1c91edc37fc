import type { Kysely } from 'kysely'
import { guardAudit } from '../auditGuard.ts'

/** What administrators did, and what touched an account. It only grows: the database itself refuses all else. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    // No foreign keys: what was done is known after everybody who had to do with it is gone.
    .addColumn('actorUid', 'text')
    .addColumn('targetKind', 'text', (c) => c.notNull())
    .addColumn('targetId', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('auditByTime').on('audit').columns(['at', 'id']).execute()
  await db.schema.createIndex('auditByActor').on('audit').columns(['actorUid', 'at']).execute()
  await db.schema.createIndex('auditByTarget').on('audit').columns(['targetId', 'at']).execute()
  await guardAudit(db)
}
