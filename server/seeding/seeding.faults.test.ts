import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { childModule } from '../childModule.ts'
import { type Db, openMigratedDb } from '../db/client.ts'
import { compileLibrary } from '../library/compile.ts'
import { PATHWAY, withPathway, writeContent } from '../library/fixture.ts'
import { freshDatabase, isOnPostgres } from '../testing/database.ts'

const PATHWAYS = 30
/** If a seeder is still running after this time, it counts as orphaned. */
const GONE_MS = 30_000

/** A library with so many pathways that a test can interrupt seeding. */
async function longLibrary() {
  const again = Array.from({ length: PATHWAYS - 1 }, (_, i) => [
    `pathways/again-${i}.json`,
    JSON.stringify({ ...PATHWAY, order: i + 2 }),
  ])
  const contentDir = await writeContent(withPathway(PATHWAY, Object.fromEntries(again)))
  const libraryFile = join(contentDir, 'dist/library.jsonl')
  await compileLibrary(contentDir, libraryFile)
  return { libraryFile, contentDir }
}

/** Creates a database and a function that starts a server on it. The servers are stopped at the end of the test. */
async function world() {
  const database = await freshDatabase({ onDisk: true })
  const hosts: ChildProcess[] = []
  const { db } = await openMigratedDb(database)
  onTestFinished(async () => {
    await Promise.all(hosts.map((host) => end(host, 'SIGKILL')))
    await db.destroy()
    await database.drop()
  })
  const { dataDir, databaseUrl } = database
  const task = JSON.stringify({ ...(await longLibrary()), dataDir, databaseUrl })
  return {
    db,
    start() {
      const script = childModule(join(import.meta.dirname, '../testing/seedingHost.ts'))
      const host = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, task], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      hosts.push(host)
      let said = ''
      host.stdout?.on('data', (chunk) => (said += chunk))
      return {
        host,
        said: () => said,
        says: (word: string) => expect.poll(() => said, { timeout: 120_000, interval: 10 }).toContain(word),
        /** Process id of the seeder. */
        seeder: () => Number(readFileSync(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8').trim()),
      }
    },
  }
}

async function end(host: ChildProcess, signal: NodeJS.Signals) {
  if (host.exitCode !== null || host.signalCode !== null) return
  const ended = once(host, 'exit')
  host.kill(signal)
  await ended
}

const written = async (db: Db) =>
  (await db.selectFrom('pathways').select('id').where('contentHash', 'is not', null).execute()).length
const isGone = (pid: number) =>
  expect.poll(() => existsSync(`/proc/${pid}`), { timeout: GONE_MS, interval: 20 }).toBe(false)

/** Starts a server and waits until it is in the middle of seeding. */
async function inTheMiddle() {
  const { db, start } = await world()
  const server = start()
  // Polls the database, because on a slow machine the server starts before the first pathways are written.
  await expect.poll(() => written(db), { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(4)
  const seeder = server.seeder()
  expect(seeder).toBeGreaterThan(0)
  return { db, start, server, seeder }
}

/** Checks that the next start writes the remaining pathways, each with its steps. */
async function goesOn({ db, start }: Pick<Awaited<ReturnType<typeof inTheMiddle>>, 'db' | 'start'>) {
  const before = await written(db)
  expect(before).toBeGreaterThanOrEqual(4)
  expect(before).toBeLessThan(PATHWAYS)
  await start().says('ended')
  expect(await written(db)).toBe(PATHWAYS)
  const steps = await db.selectFrom('pathwaySteps').select('pathwayId').execute()
  expect(steps).toHaveLength(PATHWAYS * PATHWAY.steps.length)
}

test('a server that is asked to end takes what writes its pathways with it, and the next start goes on', async () => {
  const { db, start, server, seeder } = await inTheMiddle()
  await end(server.host, 'SIGTERM')
  expect(server.host.exitCode).toBe(0)
  expect(existsSync(`/proc/${seeder}`)).toBe(false)
  expect(server.said()).not.toContain('broke off')
  await goesOn({ db, start })
})

test('kill -9 of a server leaves nobody who goes on, and the next start does', async () => {
  const { db, start, server, seeder } = await inTheMiddle()
  await end(server.host, 'SIGKILL')
  await isGone(seeder)
  await goesOn({ db, start })
})

test('signals to all processes at once are left to the server', async () => {
  const { db, start, server, seeder } = await inTheMiddle()
  process.kill(seeder, 'SIGTERM')
  process.kill(seeder, 'SIGINT')
  await server.says('ended')
  expect(await written(db)).toBe(PATHWAYS)
  await start().says('ended')
})

test('kill -9 of what writes the pathways is told in the log, and the server lives on', async () => {
  const { db, start, server, seeder } = await inTheMiddle()
  process.kill(seeder, 'SIGKILL')
  await server.says('Writing the built-in pathways broke off.')
  await server.says('ended')
  expect(server.host.exitCode).toBeNull()
  await goesOn({ db, start })
})

test('whoever writes meanwhile has its turn, and nothing is refused', async () => {
  const { db, start } = await world()
  const server = start()
  let [turns, longest] = [0, 0]
  while (!server.said().includes('ended')) {
    const from = performance.now()
    await db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await tx
        .insertInto('adminCodes')
        .values({ hash: `turn-${turns++}`, expiresAt: 1 })
        .execute()
    })
    longest = Math.max(longest, performance.now() - from)
    await sleep(5)
  }
  expect(await written(db)).toBe(PATHWAYS)
  expect(server.said()).not.toContain('broke off')
  console.log(
    `${turns} transactions beside ${PATHWAYS} pathways on ${isOnPostgres ? 'PostgreSQL' : 'SQLite'}, the longest ${Math.round(longest)} ms`,
  )
})
