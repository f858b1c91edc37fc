import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/launch/node.mjs'
import { HOSTS } from '../server/testing/hosts.ts'
import { copySeededData } from './seededData.ts'

const MAIN = 'dist/server/main.js'
/** The server with the small library of fixtureServer.ts. */
export const FIXTURE = `${HOSTS}/e2e/fixtureServer.js`
/** The server of quickServer.ts, with the whole library. */
export const QUICK = `${HOSTS}/e2e/quickServer.js`
/** The compile cache of `npm start`. */
export const COMPILE_CACHE = resolve('.cache/node')
/**
 * These timeouts are generous, because other jobs may slow the machine. Start times are measured in `bench/` instead.
 */
const READY_MS = 180_000
const STOP_MS = 60_000
const POLL_MS = 50

export type RunningServer = {
  url: string
  dataDir: string
  pid: () => number | undefined
  /** Returns everything written to stdout and stderr since the first start. */
  output: () => string
  /** Stops the server with SIGTERM, waits for its exit, and deletes its data. */
  stop: () => Promise<void>
  /** Kills the server with SIGKILL; the data stays for `restart`. */
  kill9: () => Promise<void>
  /** Starts again with the same port and data, after `kill9` or a graceful stop. */
  restart: () => Promise<void>
}

/** Starts the real server in its own process, on a free port, with its own data folder. */
export async function startServer({
  env = {},
  script = MAIN,
  fresh = false,
}: {
  env?: Record<string, string>
  /** Another program that serves the app, such as FIXTURE. */
  script?: string
  /** Starts with empty data, without the built-in pathways and problems. */
  fresh?: boolean
} = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-e2e-'))
  if (!fresh) await copySeededData(script === FIXTURE ? 'fixture' : 'built', dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env }
  let printed = ''
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(process.execPath, [...SERVER_FLAGS, resolve(script)], {
      // The developer's environment and `.env` must not be used, because a key in them would call a real provider.
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...SERVER_ENV,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => (printed += chunk))
    child.stderr?.on('data', (chunk) => (printed += chunk))
    await ready(child)
  }

  async function ready(started: ChildProcess) {
    const until = Date.now() + READY_MS
    while (Date.now() < until) {
      if (hasEnded(started)) throw new Error(`The server ended at its start:\n${printed}`)
      const response = await fetch(`${url}/server/info/site`).catch(() => undefined)
      if (response?.ok) return
      await sleep(POLL_MS)
    }
    await end('SIGKILL')
    throw new Error(`The server did not answer within ${READY_MS} ms:\n${printed}`)
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const ending = child
    if (!ending || hasEnded(ending)) return
    const ended = new Promise((settle) => ending.once('exit', settle))
    ending.kill(signal)
    const late = setTimeout(() => ending.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(late)
    if (signal === 'SIGTERM' && ending.signalCode === 'SIGKILL') {
      throw new Error(`The server did not stop within ${STOP_MS} ms:\n${printed}`)
    }
  }

  const killWithUs = () => child?.kill('SIGKILL')
  process.once('exit', killWithUs)

  const running: RunningServer = {
    url,
    dataDir,
    pid: () => child?.pid,
    output: () => printed,
    kill9: () => end('SIGKILL'),
    async stop() {
      process.off('exit', killWithUs)
      await end('SIGTERM').finally(() => rm(dataDir, { recursive: true, force: true }))
    },
    async restart() {
      await end('SIGTERM')
      await start()
    },
  }
  await start().catch(async (error) => {
    await running.kill9()
    await running.stop()
    throw error
  })
  return running
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** These ports are below the range of ephemeral ports, which systems assign to other programs automatically. */
const [FIRST_PORT, LAST_PORT] = [16_000, 32_000]

/** Finds a free TCP port on the loopback address. It's needed in advance, because a restart must use the same port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((closed) => probe.close(closed))
    if (isFree) return port
  }
}
