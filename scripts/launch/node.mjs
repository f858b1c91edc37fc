import { spawnSync } from 'node:child_process'

const NEEDED_MAJOR = 24

/** node:sqlite announces on every start that it is experimental; nobody can act on it. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning']

/** Idle memory 141 MB against 188, at the same rate of requests (docs/decisions/0005). */
export const SERVER_FLAGS = [...NODE_FLAGS, '--max-semi-space-size=2']

/** The threads of a server share glibc's arenas and leave less behind in each (docs/decisions/0026). */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

/** The absolute path of a Node that runs the project: a shell may have cached another `node`. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath

  const brought = `${process.cwd()}/node_modules/node-linux-${process.arch}/bin/node`
  // Started and not only looked for: a binary for glibc is there on Alpine too, and does not run.
  if (spawnSync(brought, ['--version']).status === 0) return brought

  console.error(
    `Lyceum needs Node ${NEEDED_MAJOR} or newer. This is Node ${process.versions.node} on ${process.platform} ` +
      `${process.arch}, and npm installed none that runs here.\n` +
      `Install Node ${NEEDED_MAJOR} (https://nodejs.org/en/download, or: nvm install ${NEEDED_MAJOR}) and run the same command again.`,
  )
  process.exit(1)
}
