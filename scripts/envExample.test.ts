import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment } from '../server/environment.ts'
import { envExample } from './envExample.ts'

test('.env.example is what server/environment.ts says, and says something of every setting', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
  for (const [name, type] of Object.entries(Environment.shape))
    expect([name, type.description]).not.toContain(undefined)
})

test('the settings that docs/self-hosting.md or docs/models.md leave out are none', () => {
  const told = readFileSync('docs/self-hosting.md', 'utf8') + readFileSync('docs/models.md', 'utf8')
  expect(Object.keys(Environment.shape).filter((name) => !told.includes(name))).toEqual([])
})
