import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWeb } from '../scripts/buildWeb.ts'
import { PSEUDO } from '../scripts/words.ts'

/** Name of the environment variable with the data folder that servers start with. `setup` sets it for all workers. */
export const SEEDED_DATA = 'E2E_SEEDED_DATA'

/**
 * Creates a data folder with the built-in pathways and problems once for all browser tests, because seeding each server
 * would take seconds of CPU time. Seeding is tested elsewhere. Also builds the web app in the pseudo-languages, which
 * no other build contains.
 */
export async function setup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-e2e-seeded-'))
  const script = resolve('e2e/makeSeededData.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The data folder for the journeys could not be made.')
  process.env[SEEDED_DATA] = dataDir
  for (const language of PSEUDO) await buildWeb(language)
  return () => {
    for (const language of PSEUDO) rmSync(`dist/web/${language}`, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}
