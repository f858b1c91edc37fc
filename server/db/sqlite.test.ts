import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, openMigratedDb } from './client.ts'

test('each commit waits for the disk, and a second process can write too', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-db-'))
  const { db: one } = await openMigratedDb({ dataDir })
  const { db: two } = await openMigratedDb({ dataDir })
  const pragma = async (name: 'journal_mode' | 'synchronous') =>
    Object.values((await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(one)).rows[0] ?? {})[0]
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2])
  const write = (db: Db, hash: string) =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('adminCodes').selectAll().execute()
      await tx.insertInto('adminCodes').values({ hash, expiresAt: 1 }).execute()
    })
  // The two connections take turns, so each needs the write lock that the other has just released.
  for (let i = 0; i < 20; i++) {
    await write(one, `one-${i}`)
    await write(two, `two-${i}`)
  }
  expect(await two.selectFrom('adminCodes').selectAll().execute()).toHaveLength(40)
  await one.destroy()
  await two.destroy()
})
