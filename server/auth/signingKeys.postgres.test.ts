import { expect, test } from 'vitest'
import { getJwks } from '#contract/auth.ts'
import { listTopics } from '#contract/catalog.ts'
import { startTestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'

test('servers that start together on a new database sign with one key', async () => {
  const database = await freshDatabase({ onDisk: true })
  const servers = await Promise.all(Array.from({ length: 6 }, () => startTestApp({ database })))
  const [first, ...others] = servers
  if (!first) throw new Error('No server has started.')
  expect((await first.send(getJwks, {})).body.keys).toHaveLength(1)
  const ann = await first.signedIn('Ann')
  for (const other of others) expect((await other.send(listTopics, {}, { as: ann })).status).toBe(200)
  for (const server of servers) await server.stop()
  await database.drop()
})
