import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childModule } from '../childModule.ts'
import { freshDatabase } from '../testing/database.ts'
import { migrate, openDb, type Place } from './client.ts'

/** How many times the test kills a migration. `npm run faults` sets a higher number. */
const KILLS = Number(process.env.KILLS ?? 4)

/** Starts a process that only migrates the schema. */
function migrateElsewhere(place: Place) {
  const script = `import { openMigratedDb } from ${JSON.stringify(childModule(join(import.meta.dirname, 'client.ts')))}
    console.log('started'); const { db } = await openMigratedDb(JSON.parse(process.argv[1])); await db.destroy()`
  return spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
    JSON.stringify(place),
  ])
}

const emptyDatabase = () => freshDatabase({ onDisk: true, empty: true })

test('four processes that start together all come up on one schema', async () => {
  const database = await emptyDatabase()
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => (await once(migrateElsewhere(database), 'exit'))[0]),
  )
  expect(codes).toEqual([0, 0, 0, 0])
  await database.drop()
})

test('kill -9 in the middle of a migration leaves the old schema or the new one, never something between', async () => {
  const tables: number[] = []
  const takesMs = await migrationMs()
  for (let kill = 1; kill <= KILLS; kill++) {
    const database = await emptyDatabase()
    const child = migrateElsewhere(database)
    await once(child.stdout, 'data')
    await sleep((takesMs * kill) / (KILLS + 1))
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const { db } = await openDb(database)
    const found = (await db.introspection.getTables()).length
    tables.push(found)
    await migrate(db)
    const whole = (await db.introspection.getTables()).length
    expect([0, whole]).toContain(found)
    await db.destroy()
    await database.drop()
  }
  console.log(`tables found after each kill within ${Math.round(takesMs)} ms: ${tables.join(' ')}`)
})

/** How long a whole migration takes here, so that it can be killed in the middle on any machine. */
async function migrationMs() {
  const database = await emptyDatabase()
  const child = migrateElsewhere(database)
  await once(child.stdout, 'data')
  const from = performance.now()
  await once(child, 'exit')
  const ms = performance.now() - from
  await database.drop()
  return ms
}
