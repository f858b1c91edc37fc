import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseModule } from '../moduleReferences.ts'
import { SOURCES } from './build.mjs'

const ENTRIES = ['scripts/build.ts', 'vite.config.ts', 'web/entryClient.tsx', 'web/entryServer.tsx']

test('every module that the build reaches is one whose change is noticed', () => {
  const reached = new Set<string>()
  const reach = (path: string) => {
    if (reached.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) return
    reached.add(path)
    parseModule({ path, source: readFileSync(path, 'utf8') }).imports.forEach(reach)
  }
  ENTRIES.forEach(reach)

  expect(reached.size).toBeGreaterThan(ENTRIES.length)
  const isNoticed = (path: string) => SOURCES.some((source) => path === source || path.startsWith(`${source}/`))
  expect([...reached].filter((path) => !isNoticed(path))).toEqual([])
})
