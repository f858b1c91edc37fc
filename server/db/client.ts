import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Pool } from 'pg'
import { isPostgres } from './dialect.ts'
import { areMetersKept, dropMeters, keepMeters } from './meters.ts'
import * as start from './migrations/0001_start.ts'
import * as search from './migrations/0002_search.ts'
import * as pathways from './migrations/0003_pathways.ts'
import * as notes from './migrations/0004_notes.ts'
import * as reports from './migrations/0005_reports.ts'
import * as sockets from './migrations/0006_sockets.ts'
import * as mastery from './migrations/0007_mastery.ts'
import * as courses from './migrations/0008_courses.ts'
import * as editing from './migrations/0009_editing.ts'
import * as practice from './migrations/0010_practice.ts'
import * as reviews from './migrations/0011_reviews.ts'
import * as models from './migrations/0012_models.ts'
import * as rewriting from './migrations/0013_rewriting.ts'
import * as usage from './migrations/0014_usage.ts'
import * as embeddings from './migrations/0015_embeddings.ts'
import * as recheck from './migrations/0016_recheck.ts'
import * as compilations from './migrations/0017_compilations.ts'
import * as problems from './migrations/0018_problems.ts'
import * as audit from './migrations/0019_audit.ts'
import * as accounts from './migrations/0020_accounts.ts'
import * as payments from './migrations/0021_payments.ts'
import * as messages from './migrations/0022_messages.ts'
import * as storage from './migrations/0023_storage.ts'
import * as shownMastery from './migrations/0024_shownMastery.ts'
import * as lessonTwins from './migrations/0025_lessonTwins.ts'
import * as quizRounds from './migrations/0026_quizRounds.ts'
import * as topicLanguage from './migrations/0027_topicLanguage.ts'
import * as problemTurns from './migrations/0028_problemTurns.ts'
import * as languages from './migrations/0029_languages.ts'
import * as material from './migrations/0030_material.ts'
import * as chatbotTopics from './migrations/0031_chatbotTopics.ts'
import * as topicProblems from './migrations/0032_topicProblems.ts'
import * as lessonWords from './migrations/0033_lessonWords.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** A connection or an open transaction. Store functions accept both. */
export type Db = Kysely<Tables>

/**
 * Where the data is stored: in PostgreSQL if `databaseUrl` is set, otherwise in SQLite, either in the data folder or in
 * memory.
 */
export type Place = {
  dataDir: string | ':memory:'
  databaseUrl?: string | undefined
  /** A serialized SQLite database from which an in-memory database is created. */
  image?: Uint8Array | undefined
  /** The maximum number of connections to PostgreSQL. */
  connections?: number | undefined
}

/** With PostgreSQL, `pool` is the connection pool of `db`. `db.destroy()` closes it. */
export type Database = { db: Db; pool: Pool | undefined }

const MIGRATION_LOCK = 0x1ce0
const LOCK_POLL_MS = 100

const migrations: Record<string, Migration> = {
  '0001_start': start,
  '0002_search': search,
  '0003_pathways': pathways,
  '0004_notes': notes,
  '0005_reports': reports,
  '0006_sockets': sockets,
  '0007_mastery': mastery,
  '0008_courses': courses,
  '0009_editing': editing,
  '0010_practice': practice,
  '0011_reviews': reviews,
  '0012_models': models,
  '0013_rewriting': rewriting,
  '0014_usage': usage,
  '0015_embeddings': embeddings,
  '0016_recheck': recheck,
  '0017_compilations': compilations,
  '0018_problems': problems,
  '0019_audit': audit,
  '0020_accounts': accounts,
  '0021_payments': payments,
  '0022_messages': messages,
  '0023_storage': storage,
  '0024_shownMastery': shownMastery,
  '0025_lessonTwins': lessonTwins,
  '0026_quizRounds': quizRounds,
  '0027_topicLanguage': topicLanguage,
  '0028_problemTurns': problemTurns,
  '0029_languages': languages,
  '0030_material': material,
  '0031_chatbotTopics': chatbotTopics,
  '0032_topicProblems': topicProblems,
  '0033_lessonWords': lessonWords,
}
export const migrationNames = Object.keys(migrations)

/** Opens a database. `patient` turns off query timeouts, for migrations and backups, whose queries may take minutes. */
export async function openDb(place: Place, options: { patient?: boolean } = {}): Promise<Database> {
  const { dataDir, databaseUrl, image, connections } = place
  if (!databaseUrl) {
    const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'lyceum.db')
    return { db: new Kysely<Tables>({ dialect: sqliteDialect(file, image) }), pool: undefined }
  }
  // Only imported if needed, because a server with SQLite doesn't need the driver.
  const { postgresDialect, postgresPool } = await import('./postgres.ts')
  const pool = postgresPool(databaseUrl, { ...options, connections })
  return { db: new Kysely<Tables>({ dialect: postgresDialect(pool) }), pool }
}

/** Opens the database and migrates it to the latest schema. */
export async function openMigratedDb(place: Place): Promise<Database> {
  const database = await openDb(place)
  try {
    if (!(await isUpToDate(database.db))) await bringUpToDate(place, database.db)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}

async function bringUpToDate(place: Place, db: Db) {
  const patient = place.databaseUrl ? (await openDb(place, { patient: true })).db : db
  try {
    await migrate(patient)
    await keepMeters(patient)
  } finally {
    if (patient !== db) await patient.destroy()
  }
}

/**
 * Whether exactly the migrations of this version have been carried out, and the meters are kept. Kysely's migrator would
 * read the columns of all tables to find out, which takes longer than the rest of opening a database.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  if (!(await hasMigrations(db))) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join() === migrationNames.join() && areMetersKept(db)
}

/** Whether the database has the table in which Kysely records the migrations. */
async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_master where name = 'kysely_migration'`
  ).execute(db)
  return rows.length > 0
}

/**
 * Migrates the schema to the latest version or to the migration `to`. Either all migrations succeed, or nothing
 * changes. If several processes start at the same time, the others wait for the first one.
 * @throws if a newer version of Lyceum has already changed this database.
 */
export async function migrate(db: Db, to = migrationNames.at(-1) ?? '') {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await whileLocked(db, async () => {
    const isPending = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)
    // A migration may change columns that are used in the meters' triggers.
    if (isPending) await dropMeters(db)
    return migrator.migrateTo(to)
  })
  if (error) throw error
}

/**
 * Holds a lock while `work` runs, for what only one of several servers that start at the same time may do. Kysely's own
 * lock isn't enough for migrations: it's taken only after Kysely has created its tables, and creating them fails if two
 * servers do it at the same time. SQLite has only one server.
 */
export async function whileLocked<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return work()
  return db.connection().execute(async (connection) => {
    const locked = async () =>
      (await sql<{ locked: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as locked`.execute(connection))
        .rows[0]?.locked
    while (!(await locked())) await sleep(LOCK_POLL_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
    }
  })
}
