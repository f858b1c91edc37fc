import { expect, test } from 'vitest'
import { getTopic, listPublicRecentTopics } from '#contract/catalog.ts'
import { startTestApp } from '../testing/app.ts'
import { freshDatabase, isOnPostgres } from '../testing/database.ts'

test('a server that runs is alive and ready', async () => {
  const server = await startTestApp()
  for (const path of ['/livez', '/readyz', '/livez/']) {
    expect((await server.app.inject(path)).statusCode).toBe(200)
  }
  await server.stop()
})

test('a server that was asked to end is alive and not ready, still answers, and lets connections go', async () => {
  const server = await startTestApp()
  const stopped = server.stop({ graceMs: 5_000 })
  const readiness = async () => {
    const { statusCode, body } = await server.app.inject('/readyz')
    return [statusCode, body]
  }
  await expect.poll(readiness).toEqual([503, 'draining\n'])
  expect((await server.app.inject('/livez')).statusCode).toBe(200)
  const call = await server.send(listPublicRecentTopics, {})
  expect([call.status, call.headers.connection]).toEqual([200, 'close'])
  await stopped
})

test('a server whose database is away is alive and not ready', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startTestApp({ database })
  if (isOnPostgres) await database.drop()
  else await server.deps.db.destroy()
  expect((await server.app.inject('/livez')).statusCode).toBe(200)
  const ready = await server.app.inject('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([503, 'database away\n'])
  await server.stop().catch(() => {})
})

test('the numbers stand on a port of their own, by route and not by address', async () => {
  const server = await startTestApp({ config: { metricsPort: 0 } })
  const ann = await server.signedIn()
  await server.connect(ann.token)
  await server.send(getTopic, { id: 'some-topic' }, { as: ann })
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  const address = `http://127.0.0.1:${server.metrics?.port}`
  const text = await (await fetch(`${address}/metrics`)).text()
  expect(text).toContain('lyceum_http_request_seconds_count{method="GET",route="/server/topics/id/:id",status="404"} 1')
  expect(text).not.toContain('some-topic')
  expect(text).toMatch(/^lyceum_sockets 1$/m)
  expect(text).toMatch(/^process_cpu_seconds_total /m)
  expect((await fetch(`${address}/else`)).status).toBe(404)
  await server.stop()
})
