import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openMigratedDb } from '../db/client.ts'
import { startTestApp } from '../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { examine } from './doctor.ts'

const library = join(mkdtempSync(join(tmpdir(), 'lyceum-doctor-')), 'library.json')
writeFileSync(library, JSON.stringify({ units: [1, 2] }))
const secret = 'a-secret-for-tests-only-of-32-characters'

async function ask({ dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>, more: object = {}) {
  const config = { ...readConfig({ DATA_DIR: dataDir, PORT: '0', SECRET: secret }, 'none'), databaseUrl, ...more }
  const findings: string[] = []
  for await (const { state, what } of examine(config, library)) if (state !== 'ok') findings.push(`${state}: ${what}`)
  return findings
}

test('a fresh checkout has nothing to mend', async () => {
  expect(await ask({ dataDir: mkdtempSync(join(tmpdir(), 'lyceum-doctor-')) })).toEqual([])
})

test('a server that ran lacks an administrator, and nothing when there is one', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startTestApp({ database })
  expect(await ask(database)).toEqual([expect.stringMatching(/^warn: nobody is an administrator/)])
  await server.signedIn('Ann', { role: 'admin' })
  expect(await ask(database)).toEqual([])
  await server.stop()
  await database.drop()
})

test('another secret, a newer schema and a database that is away are failures that say what to do', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startTestApp({ database })
  await server.signedIn('Ann', { role: 'admin' })
  await server.stop()
  expect(await ask(database, { secret: 'another-secret-of-at-least-32-characters' })).toEqual([
    expect.stringMatching(/^fail: SECRET is not the one/),
  ])
  const { db } = await openMigratedDb(database)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'x')`.execute(db)
  await db.destroy()
  expect(await ask(database)).toEqual([expect.stringMatching(/^fail: its data is of a newer version/)])
  await database.drop()
  const gone = { dataDir: mkdtempSync(join(tmpdir(), 'lyceum-doctor-')), databaseUrl: 'postgres://x@127.0.0.1:1/x' }
  expect(await ask(gone)).toEqual([expect.stringMatching(/^fail: PostgreSQL does not answer/)])
})

test('a file that is no database, and a server that others shall reach, are seen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'))
  writeFileSync(join(dataDir, 'lyceum.db'), 'x'.repeat(5_000))
  expect(await ask({ dataDir }, { host: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^fail: SQLite does not answer/),
    expect.stringMatching(/^warn: PUBLIC_URL is not set/),
  ])
})
