import type { Kysely } from 'kysely'
import { guardAudit } from '../auditGuard.ts'

/** The log of administrators' actions and account changes. Database triggers make it append-only. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    // There are no foreign keys, so that entries are kept when the account or thing they refer to is deleted.
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
