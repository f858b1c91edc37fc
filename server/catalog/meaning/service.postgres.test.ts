import type { ControlledTransaction } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { addTopic } from '../../testing/catalog.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { LEXICAL, lexicalVector } from './lexical.ts'

let database: TestDatabase
let app: TestApp
let ownerId: string
const open = new Map<string, ControlledTransaction<Tables>>()
beforeAll(async () => {
  database = await freshDatabase()
  app = await startTestApp({ database })
  ownerId = (await app.signedIn()).uid
})
afterEach(async () => {
  for (const tx of open.values()) await tx.rollback().execute()
  open.clear()
})
afterAll(async () => {
  await app.stop()
  await database.drop()
})

const vector = lexicalVector([{ text: 'reef knot', weight: 1 }])
async function found(prefix: string) {
  const near = await app.deps.meaning.nearestTopics({ model: LEXICAL, vector, uid: null, limit: 99, floor: 0.2 })
  return near.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])).sort()
}

/** Three transactions begin in the order of their names and end in the given order. */
test.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
  'of transactions beside each other that end in the order %s, each is found from its end on',
  async (order) => {
    const prefix = `${order}-`
    for (const name of [...order].sort()) {
      const tx = await app.deps.db.startTransaction().execute()
      open.set(name, tx)
      await addTopic(tx, { id: prefix + name, ownerId, visibility: 'public', title: `Reef knot ${name}` })
      expect(await found(prefix)).toEqual([])
    }
    const ended: string[] = []
    for (const name of order) {
      await open.get(name)?.commit().execute()
      open.delete(name)
      ended.push(name)
      expect(await found(prefix)).toEqual(ended.toSorted())
    }
  },
)
