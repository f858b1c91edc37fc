import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'

test('a server answers, survives being killed, keeps its port and data, and leaves nothing behind', async () => {
  const server = await startServer({ fresh: true })
  onTestFinished(server.stop)
  const site = () => fetch(`${server.url}/server/info/site`).then((response) => response.status)
  expect(await site()).toBe(200)
  expect(server.output()).toContain('http://127.0.0.1:')

  await server.kill9()
  await expect(site()).rejects.toThrow()
  expect(existsSync(server.dataDir)).toBe(true)

  await server.restart()
  expect(await site()).toBe(200)
  await server.restart()
  expect(await site()).toBe(200)

  await server.stop()
  await expect(site()).rejects.toThrow()
  expect(existsSync(server.dataDir)).toBe(false)
})

test('a server that cannot start says why', async () => {
  await expect(startServer({ env: { PORT: 'three' } })).rejects.toThrow('PORT')
})
