import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** Where the two databases differ, a migration or a store asks here; nearly everything is written once for both. */
export const isPostgres = (db: QueryExecutorProvider) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Until this transaction ends, no other one gets past the same key: what it then reads cannot be overtaken.
 * SQLite has one writer at a time, and needs nothing.
 */
export async function lock(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Like `lock`, but shared: holders of this one do not wait for each other, only for a holder of `lock`. */
export async function lockShared(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`.execute(tx)
}
