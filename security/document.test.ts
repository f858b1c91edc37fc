import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')
const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)

test('SECURITY.md names every file of these tests, and no test that is not there', () => {
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
  expect(globSync('security/*.test.ts').filter((path) => !path.includes('document') && !linked.includes(path))).toEqual(
    [],
  )
})

test('SECURITY.md speaks of all seventeen chapters', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
})
