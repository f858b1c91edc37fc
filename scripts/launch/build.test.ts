import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHILDREN } from '../buildServer.ts'
import { parseModule } from '../moduleReferences.ts'
import { SERVER_SOURCES, SOURCES } from './build.mjs'

test.each([
  [
    'the web app and the library',
    SOURCES,
    ['scripts/build.ts', 'vite.config.ts', 'web/entryClient.tsx', 'web/entryServer.tsx'],
  ],
  ['the server', SERVER_SOURCES, ['server/main.ts', ...CHILDREN]],
])('every module that the build of %s reaches is one whose change is noticed', (_, sources, entries) => {
  const reached = new Set<string>()
  const reach = (path: string) => {
    if (reached.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) return
    reached.add(path)
    parseModule({ path, source: readFileSync(path, 'utf8') }).imports.forEach(reach)
  }
  entries.forEach(reach)

  expect(reached.size).toBeGreaterThan(entries.length)
  const isNoticed = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`))
  expect([...reached].filter((path) => !isNoticed(path))).toEqual([])
})
