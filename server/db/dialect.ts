import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/**
 * Whether the database is PostgreSQL. Used by the few migrations and stores whose SQL differs between PostgreSQL and
 * SQLite.
 */
export const isPostgres = (db: QueryExecutorProvider) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks `key` until the transaction ends, so that what is read afterwards can't be changed by another holder of the
 * lock. SQLite only has one writer at a time and needs no lock.
 */
export async function lock(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** A shared lock. Its holders wait for a holder of `lock`, but not for each other. */
export async function lockShared(tx: QueryExecutorProvider, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`.execute(tx)
}
