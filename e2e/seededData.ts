import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where the data folder stands that servers of journeys begin with; set for the workers by `setup`. */
export const SEEDED_DATA = 'E2E_SEEDED_DATA'

/**
 * A data folder in which the built-in pathways and problems are written: made once for all journeys, since each server
 * that wrote them anew would take seconds of processor from the journeys beside it. First starts have tests of their own.
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
  return () => rmSync(dataDir, { recursive: true, force: true })
}
