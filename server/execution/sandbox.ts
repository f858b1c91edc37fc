import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { guests } from './guests.ts'

const ROOT = join(import.meta.dirname, '../..')
const PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/run/current-system/sw/bin/bwrap']
const TRIAL_TIMEOUT_MS = 3_000

/** What the runner may read: its own sources and what the guests are made of. */
const readable = ['package.json', 'server/execution', ...new Set(Object.values(guests).flatMap(({ reads }) => reads))]
  .map((path) => join(ROOT, path))
  .filter((path) => existsSync(path))
  // A checkout may have its packages elsewhere, by a link.
  .flatMap((path) => [...new Set([path, realpathSync(path)])])

/** Node's own limits: no files but these, no processes, no add-ons, no network of its own making. */
export const permissions = ['--permission', '--allow-worker', ...readable.map((path) => `--allow-fs-read=${path}`)]

/**
 * The command that puts bubblewrap around a process: no network, no other processes, only those files, read alone.
 * Empty where there is no bubblewrap, or where it may not do its work (in many containers).
 */
export async function findBubblewrap(places: readonly string[] = PLACES): Promise<string[]> {
  const program = places.find((place) => existsSync(place))
  if (!program) return []
  const command = [program, ...around()]
  return (await works(command)) ? command : []
}

function around() {
  const system = ['/usr', '/bin', '/lib', '/lib64', '/nix/store'].flatMap((path) => ['--ro-bind-try', path, path])
  const own = [process.execPath, ...readable].flatMap((path) => ['--ro-bind', path, path])
  const kernel = ['--proc', '/proc', '--dev', '/dev']
  const session = ['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--chdir', '/']
  return ['--unshare-all', ...system, ...own, ...kernel, ...session, '--']
}

async function works([program = '', ...rest]: string[]) {
  const trial = spawn(program, [...rest, process.execPath, '--version'], { env: {}, stdio: 'ignore' })
  const timer = setTimeout(() => trial.kill('SIGKILL'), TRIAL_TIMEOUT_MS)
  const code = await new Promise((resolve) => {
    trial.once('exit', resolve)
    trial.once('error', () => resolve(1))
  })
  clearTimeout(timer)
  return code === 0
}
