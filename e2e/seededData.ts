import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWeb } from '../scripts/buildWeb.ts'
import { PSEUDO } from '../scripts/words.ts'

/** Where the data folder stands that servers of journeys begin with; set for the workers by `setup`. */
export const SEEDED_DATA = 'E2E_SEEDED_DATA'

/**
 * A data folder in which the built-in pathways and problems are written: made once for all journeys, since each server
 * that wrote them anew would take seconds of processor from the journeys beside it. First starts have tests of their own.
 * Beside it, the web app in the pseudo-languages, which no other build has.
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
