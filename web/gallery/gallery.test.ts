import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const shown = globSync('web/gallery/*Part.tsx').map((path) => readFileSync(path, 'utf8'))

test('the gallery shows every component of web/ui', () => {
  const components = globSync('web/ui/*.tsx').map((path) => basename(path))
  expect(components.length).toBeGreaterThan(15)
  const missing = components.filter((file) => !shown.some((source) => source.includes(`from '../ui/${file}'`)))
  expect(missing).toEqual([])
})
