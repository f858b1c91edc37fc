import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOSTS } from '../server/testing/hosts.ts'

test('built servers look for other files next to their sources', () => {
  const built = globSync(`${HOSTS}/**/*.js`).map((path) => readFileSync(path, 'utf8'))
  const named = built.flatMap((code) =>
    [...code.matchAll(/\(?SOURCES_(?:PATH|URL) \+ "([^"]+)"/g)].map(([, path]) => path),
  )
  const paths = [...new Set(named)]
  expect(paths).toContain('server/markdown')
  // Packages have such files, too.
  expect(paths).toContain('node_modules/word-list/index.js')
  expect(paths.filter((path) => !existsSync(path ?? ''))).toEqual([])
})
