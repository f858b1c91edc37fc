import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/launch/node.mjs'
import { SEEDED_DATA } from './seededData.ts'

const MAIN = 'server/main.ts'
/** Where `npm start` keeps what was compiled, too. */
export const COMPILE_CACHE = resolve('.cache/node')
/** On a machine that others slow down; how fast a start is, `bench/` measures. */
const READY_MS = 60_000
const STOP_MS = 15_000
const POLL_MS = 50

export type RunningServer = {
  url: string
  dataDir: string
  pid: () => number | undefined
  /** What it printed since the first start, both streams. */
  output: () => string
  /** Asks it to end (SIGTERM), waits for that, and removes its data. */
  stop: () => Promise<void>
  /** Ends it as a power cut would; the data stays for `restart`. */
  kill9: () => Promise<void>
  /** The same port and data again, after `kill9` or with a graceful stop in between. */
  restart: () => Promise<void>
}

/** The real server in a process of its own, on a free port, with a data folder of its own. */
export async function startServer({
  env = {},
  script = MAIN,
  fresh = false,
}: {
  env?: Record<string, string>
  /** Another program that serves the app, such as fixtureServer.ts. */
  script?: string
  /** As on a new machine: the built-in pathways are still to be written. */
  fresh?: boolean
} = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-e2e-'))
  const seeded = process.env[SEEDED_DATA]
  if (seeded && script === MAIN && !fresh) await cp(seeded, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env }
  let printed = ''
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(process.execPath, [...SERVER_FLAGS, resolve(script)], {
      // Neither the environment nor the `.env` of whoever runs the tests: a key there would reach a real provider.
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

/** A port that was free a moment ago: it must be known before the start, and the same after a restart. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
