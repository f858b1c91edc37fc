import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { type Db, migrate, openDb } from './client.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await freshDatabase({ empty: true })
  db = (await openDb(database)).db
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const addCode = (to: Db, hash: string) => to.insertInto('adminCodes').values({ hash, expiresAt: 1 }).execute()
const listCodes = () => db.selectFrom('adminCodes').selectAll().orderBy('hash').execute()

test('migrating twice changes nothing', async () => {
  await migrate(db)
  await migrate(db)
  expect((await db.introspection.getTables()).length).toBeGreaterThan(10)
})

test('a database of a newer version is refused', async () => {
  await migrate(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'x')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('9999_later')
})

test('a failed transaction leaves nothing behind', async () => {
  await migrate(db)
  const half = db.transaction().execute(async (tx) => {
    await addCode(tx, 'x')
    throw new Error('planted')
  })
  await expect(half).rejects.toThrow('planted')
  expect(await listCodes()).toEqual([])
})

test('text sorts by its bytes, times come back as numbers, booleans as 0 and 1', async () => {
  await migrate(db)
  for (const hash of ['b', 'ä', 'B', '_', 'a', 'A']) await addCode(db, hash)
  expect((await listCodes()).map((code) => code.hash)).toEqual(['A', 'B', '_', 'a', 'b', 'ä'])
  await db.updateTable('adminCodes').set({ expiresAt: 1_795_000_000_000 }).where('hash', '=', 'a').execute()
  expect((await listCodes()).find((code) => code.hash === 'a')?.expiresAt).toBe(1_795_000_000_000)
  await db
    .insertInto('users')
    .values({
      id: 'u',
      name: 'U',
      email: 'u@example.org',
      emailVerified: true as unknown as number,
      image: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  expect(await db.selectFrom('users').select(['emailVerified', 'createdAt']).execute()).toEqual([
    { emailVerified: 1, createdAt: '2026-01-01T00:00:00.000Z' },
  ])
})
