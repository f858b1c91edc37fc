import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** Tells the databases apart in the few migrations and stores that need different SQL for them. */
export const isPostgres = (db: QueryExecutorProvider) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks `key` until the transaction ends, so that whatever it reads next can't be changed by another holder. SQLite has
 * one writer at a time and needs no lock.
 */
export async function lock(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Like `lock`, but shared: holders of shared locks wait only for a holder of `lock`, not for each other. */
export async function lockShared(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`.execute(tx)
}
