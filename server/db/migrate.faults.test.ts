import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate, openDb } from './client.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lyceum-migrate-'))

/** A process that does nothing but bring the schema up to date. */
function migrateElsewhere(dataDir: string) {
  const script = `import { migrate, openDb } from ${JSON.stringify(join(import.meta.dirname, 'client.ts'))}
    console.log('started'); const db = openDb(process.argv[1]); await migrate(db); await db.destroy()`
  return spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
    dataDir,
  ])
}

test('four processes that start together all come up on one schema', async () => {
  const dataDir = folder()
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => (await once(migrateElsewhere(dataDir), 'exit'))[0]),
  )
  expect(codes).toEqual([0, 0, 0, 0])
})

test('kill -9 in the middle of a migration leaves the old schema or the new one, never something between', async () => {
  const tables: number[] = []
  for (let wait = 0; wait < 12; wait++) {
    const dataDir = folder()
    const child = migrateElsewhere(dataDir)
    await once(child.stdout, 'data')
    await sleep(wait * 3)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const db = openDb(dataDir)
    const found = (await db.introspection.getTables()).length
    tables.push(found)
    await migrate(db)
    const whole = (await db.introspection.getTables()).length
    expect([0, whole]).toContain(found)
    await db.destroy()
  }
  console.log(`tables found after each kill: ${tables.join(' ')}`)
}, 60_000)
