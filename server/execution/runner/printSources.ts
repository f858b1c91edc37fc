import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guests } from '../guests.ts'
import type { Sources } from './messages.ts'

// Prints the runner's sources with their types stripped. This is a separate process, because stripping types
// permanently occupies 40 MB.

const ROOT = join(import.meta.dirname, '../../..')
const PATHS = ['server/execution/{guest,guests}.ts', 'server/execution/{guests,runner}/**/*.ts']
const readByGuests = Object.values(guests).flatMap(({ reads }) => reads)
const sources: Sources = {}
for (const path of globSync([...PATHS, ...readByGuests], { cwd: ROOT })) {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue
  const file = join(ROOT, path)
  sources[pathToFileURL(file).href] = stripTypeScriptTypes(readFileSync(file, 'utf8'))
}
process.stdout.write(JSON.stringify(sources))
