import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '../../db/client.ts'
import { startTestApp } from '../../testing/app.ts'
import { addTopic } from '../../testing/catalog.ts'
import { freshDatabase } from '../../testing/database.ts'
import { LEXICAL, lexicalVector } from './lexical.ts'
import { createMeaning } from './service.ts'

/**
 * Delays query results that contain vectors until `release` is called. `held` resolves once a result is being delayed.
 */
function createHold() {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!result.rows.some((row) => 'vector' in row)) return result
      held.resolve()
      await released.promise
      return result
    },
  }
  return { plugin, held: held.promise, release: released.resolve }
}

test('a question that comes while vectors are being read finds what was written before it came', async () => {
  const database = await freshDatabase({ onDisk: true })
  const app = await startTestApp({ database })
  const { uid: ownerId } = await app.signedIn()
  const addKnot = (id: string) => addTopic(app.deps.db, { id, ownerId, visibility: 'public', title: `Reef knot ${id}` })
  const { db } = await openDb(database)
  const hold = createHold()
  const meaning = createMeaning(db.withPlugin(hold.plugin))
  const vector = lexicalVector([{ text: 'reef knot', weight: 1 }])
  const found = async () =>
    (await meaning.nearestTopics({ model: LEXICAL, vector, uid: null, limit: 9, floor: 0.2 })).map(({ id }) => id)

  await addKnot('early')
  const first = found()
  await hold.held
  await addKnot('late')
  const later = [found(), found()]
  hold.release()
  await first
  for (const one of later) expect((await one).sort()).toEqual(['early', 'late'])

  await meaning.stop()
  await db.destroy()
  await app.stop()
  await database.drop()
})
