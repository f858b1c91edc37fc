import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openMigratedDb, type Place } from '../db/client.ts'
import { emptied } from './emptied.ts'

/** The URL of a PostgreSQL server on which tests may create databases. Without it, tests run on SQLite. */
const { TEST_DATABASE_URL, TEST_RUN = String(process.pid) } = process.env
const OURS = `lyceum_test_${TEST_RUN}_`
const TEMPLATE = `${OURS}template`

export const isOnPostgres = Boolean(TEST_DATABASE_URL)

export type TestDatabase = Required<Pick<Place, 'dataDir'>> & Place & { drop(): Promise<void> }

/** Creates a database. With `onDisk`, several processes can open it. With `empty`, it has no schema yet. */
export async function freshDatabase({ onDisk = false, empty = false } = {}): Promise<TestDatabase> {
  if (!isOnPostgres && !onDisk) {
    return { dataDir: ':memory:', image: empty ? undefined : await migratedImage(), drop: async () => {} }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!isOnPostgres) return { dataDir, drop: async () => removeFolder() }
  // Databases that other processes open aren't reused, because these processes may still be writing when the test ends.
  const { url, drop } = onDisk || empty ? await makeDatabase(empty ? undefined : TEMPLATE) : await spareDatabase()
  return {
    dataDir,
    databaseUrl: url,
    async drop() {
      removeFolder()
      await drop()
    },
  }
}

/** An app that has just started writes several times. */
const QUIET_TURNS = 10

/**
 * Waits until no other app of this process is in the middle of a transaction on an SQLite database. Otherwise, a new app
 * would block the whole process while it waits to write, and the transaction could never end.
 */
export async function nobodyWrites({ dataDir, databaseUrl }: Place): Promise<void> {
  const file = join(dataDir, 'lyceum.db')
  if (databaseUrl || !existsSync(file)) return
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    const isFree = () => {
      try {
        db.exec('begin immediate; rollback')
        return true
      } catch {
        return false
      }
    }
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = isFree() ? quiet + 1 : 0) await sleep(1)
  } finally {
    db.close()
  }
}

let image: Promise<Uint8Array> | undefined

/**
 * The initial database of all tests on SQLite. Each test gets a copy, because migrating takes longer than most tests.
 */
function migratedImage(): Promise<Uint8Array> {
  image ??= (async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-test-'))
    const { db } = await openMigratedDb({ dataDir })
    await db.destroy()
    const file = new DatabaseSync(join(dataDir, 'lyceum.db'))
    // Leave WAL mode, because an in-memory database can't use it.
    file.exec('pragma journal_mode = delete')
    const serialized = file.serialize()
    file.close()
    rmSync(dataDir, { recursive: true })
    return serialized
  })()
  return image
}

type Made = { url: string; drop(): Promise<unknown> }

async function makeDatabase(template?: string): Promise<Made> {
  const name = OURS + randomBytes(6).toString('hex')
  await ask(`create database ${name}${template ? ` template ${template}` : ''}`)
  await ask(`alter database ${name} set synchronous_commit = off`)
  return { url: addressOf(name), drop: () => ask(`drop database if exists ${name} with (force)`) }
}

const spare: Made[] = []

/**
 * Reuses a database that an earlier test of this process has released, which is ten times as fast as copying the
 * template.
 */
async function spareDatabase(): Promise<Made> {
  const made = spare.pop() ?? (await makeDatabase(TEMPLATE))
  return {
    url: made.url,
    async drop() {
      if (await emptied(made.url, addressOf(TEMPLATE))) spare.push(made)
      else await made.drop()
    },
  }
}

/** Creates the template for all other databases, before a run on PostgreSQL. */
export async function makeTemplate() {
  await ask(`create database ${TEMPLATE}`)
  const { db } = await openMigratedDb({ dataDir: tmpdir(), databaseUrl: addressOf(TEMPLATE) })
  await db.destroy()
}

/** Drops all databases of this run, including those of tests that crashed. */
export async function dropAll() {
  const { rows } = await ask(`select datname from pg_database where datname like '${OURS.replaceAll('_', '\\_')}%'`)
  for (const { datname } of rows) await ask(`drop database if exists ${datname} with (force)`)
}

function addressOf(name: string) {
  const url = new URL(TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function ask(statement: string): Promise<pg.QueryResult<{ datname: string }>> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set: there is no PostgreSQL to test on.')
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
