import { join } from 'node:path'
import { Kysely, type Migration, Migrator } from 'kysely'
import * as start from './migrations/0001_start.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** A connection or an open transaction: store functions take either. */
export type Db = Kysely<Tables>

const migrations: Record<string, Migration> = { '0001_start': start }

/** Opens the database in the data folder, or a fresh one in memory. */
export function openDb(dataDir: string | ':memory:'): Db {
  return new Kysely<Tables>({
    dialect: sqliteDialect(dataDir === ':memory:' ? dataDir : join(dataDir, 'lyceum.db')),
  })
}

/**
 * Brings the schema up to date, all of it or nothing; processes that start together wait for the first.
 * @throws when a newer version of Lyceum has already changed this database.
 */
export async function migrate(db: Db) {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
