import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders } from '../childModule.ts'

const ROOT = join(import.meta.dirname, '../..')
const PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/run/current-system/sw/bin/bwrap']
const TRIAL_TIMEOUT_MS = 3_000

/** Turns paths relative to the project's root into absolute paths. Leaves out paths that don't exist. */
export function readablePaths(paths: readonly string[]): string[] {
  const found = ['package.json', ...paths].map((path) => join(ROOT, path)).filter((path) => existsSync(path))
  // node_modules may be a symbolic link, so the real paths are included as well.
  return [...new Set(found.flatMap((path) => [path, realpathSync(path)]))]
}

/** Like `readablePaths`, with what every guarded process reads: the module that waits for calls, and what is built. */
export const childPaths = (paths: readonly string[]) => readablePaths(['server/guard', ...builtFolders(), ...paths])

/**
 * Flags for Node's permission model. Only these files can be read, no processes can be started, and no add-ons can be
 * loaded.
 */
export const permissionFlags = (readable: readonly string[]) => [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
]

/**
 * The bubblewrap command that isolates a process: it has no network, sees no other processes, and can only read the
 * given files. Empty if bubblewrap isn't installed or can't create namespaces (as in many containers).
 */
export async function findBubblewrap(
  readable: readonly string[],
  places: readonly string[] = PLACES,
): Promise<string[]> {
  const program = places.find((place) => existsSync(place))
  if (!program) return []
  const command = [program, ...around(readable)]
  return (await works(command)) ? command : []
}

function around(readable: readonly string[]) {
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
