import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, openDb } from './client.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lyceum-db-'))

test('migrating twice changes nothing', async () => {
  const db = openDb(':memory:')
  await migrate(db)
  await migrate(db)
  expect((await db.introspection.getTables()).length).toBeGreaterThan(10)
  await db.destroy()
})

test('a database of a newer version is refused', async () => {
  const db = openDb(':memory:')
  await migrate(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'x')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('9999_later')
  await db.destroy()
})

test('each commit waits for the disk, and a second process can write too', async () => {
  const dataDir = folder()
  const [one, two] = [openDb(dataDir), openDb(dataDir)]
  await migrate(one)
  await migrate(two)
  const pragma = async (name: 'journal_mode' | 'synchronous') =>
    Object.values((await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(one)).rows[0] ?? {})[0]
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2])
  const write = (db: typeof one, hash: string) =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('adminCodes').selectAll().execute()
      await tx.insertInto('adminCodes').values({ hash, expiresAt: 1 }).execute()
    })
  // One after the other within a process; between the two the lock decides.
  for (let i = 0; i < 20; i++) {
    await write(one, `one-${i}`)
    await write(two, `two-${i}`)
  }
  expect(await two.selectFrom('adminCodes').selectAll().execute()).toHaveLength(40)
  await one.destroy()
  await two.destroy()
})

test('a failed transaction leaves nothing behind', async () => {
  const db = openDb(':memory:')
  await migrate(db)
  const half = db.transaction().execute(async (tx) => {
    await tx.insertInto('adminCodes').values({ hash: 'x', expiresAt: 1 }).execute()
    throw new Error('planted')
  })
  await expect(half).rejects.toThrow('planted')
  expect(await db.selectFrom('adminCodes').selectAll().execute()).toEqual([])
  await db.destroy()
})
