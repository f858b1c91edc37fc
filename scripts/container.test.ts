import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Environment } from '../server/environment.ts'
import { parseModule } from './moduleReferences.ts'

// These tests only read compose.yaml and the Dockerfile, because tests can't run containers.
const compose = parse(readFileSync('compose.yaml', 'utf8'))
const dockerfile = readFileSync('Dockerfile', 'utf8')
const copied = [...dockerfile.matchAll(/^COPY .*\/app\/([\w.]+) /gm)].map((match) => match[1] ?? '')

test('every setting that compose hands over is one that the configuration reads', () => {
  for (const name of Object.keys(compose.services.app.environment)) expect(Environment.shape).toHaveProperty(name)
})

test('the app runs without root, on a file system that it cannot write, and waits for its database', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  expect(compose.services.app).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    depends_on: { database: { condition: 'service_healthy' } },
  })
  // The app may only be reachable from outside through a proxy.
  expect(compose.services.app.ports).toEqual(['127.0.0.1:3000:3000'])
  expect(compose.services.database.ports).toBeUndefined()
})

test('every module that the server and its commands load is in a folder that the image copies', () => {
  const server = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
  const commands = ['admin', 'backup', 'doctor', 'restore'].map((name) => `scripts/${name}.ts`)
  const loaded = [...server, ...commands].flatMap((path) => {
    const { values } = parseModule({ path, source: readFileSync(path, 'utf8') })
    return values.filter((value) => !/^(?:npm|node):/.test(value)).map((value) => value.split('/')[0] ?? '')
  })
  const folders = [...new Set(loaded)]
  expect(folders).toContain('contract')
  expect(folders.filter((folder) => !copied.includes(folder))).toEqual([])
})

test('whatever the image copies is there, and secrets and data stay out of it', () => {
  expect(copied.length).toBeGreaterThan(5)
  for (const path of copied) expect([path, path === 'dist' || existsSync(path)]).toEqual([path, true])
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', 'node_modules', '.git']))
})
