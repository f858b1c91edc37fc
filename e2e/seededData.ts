import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Name of the environment variable with the folder that `setup` makes. It is set for all workers. */
const SEEDED_DATA = 'E2E_SEEDED_DATA'
/** Which library the data is of: the one in content/, or that of fixtureServer.ts. */
export type Seeded = 'built' | 'fixture'
const made = (of: Seeded, folder: string) => join(folder, `${of}.made`)
const FAILED = 'failed'
const POLL_MS = 100

/**
 * Creates data folders with pathways and problems once for all browser tests, because migrating and seeding the
 * database of each server would take seconds of CPU time. Both are tested elsewhere. Tests that don't need the folders
 * run in the meantime.
 */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-e2e-seeded-'))
  process.env[SEEDED_DATA] = folder
  const script = resolve('e2e/makeSeededData.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], {
    stdio: 'inherit',
  })
  child.once('exit', (code) => code !== 0 && writeFileSync(join(folder, FAILED), ''))
  return async () => {
    if (child.exitCode === null && child.kill()) await new Promise((ended) => child.once('exit', ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the data of a library into the folder that `setup` has made, for `copySeededData`. */
export async function keepSeededData(of: Seeded, folder: string, write: (dataDir: string) => Promise<void>) {
  await write(join(folder, of))
  writeFileSync(made(of, folder), '')
}

/** Waits until the pathways and problems of a library have been created, and copies them into a server's data folder. */
export async function copySeededData(of: Seeded, to: string) {
  const folder = process.env[SEEDED_DATA]
  if (!folder) return
  while (!existsSync(made(of, folder))) {
    if (existsSync(join(folder, FAILED))) throw new Error('The data folders for the journeys could not be made.')
    await sleep(POLL_MS)
  }
  await cp(join(folder, of), to, { recursive: true })
}
