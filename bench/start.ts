import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMPILE_CACHE } from '../e2e/server.ts'
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/launch/node.mjs'
import { quantile, report } from './tools/report.ts'
import { untilSeeded } from './tools/seeded.ts'

/**
 * Starts the server as `npm start` does, and measures the time until it listens and its idle memory: for the very first
 * start, for a start after the built-in pathways have been written, and for restarts.
 */
const STARTS = 5
const IDLE_MS = 3_000

async function start(dataDir: string) {
  const from = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server/main.js'], {
    env: { ...process.env, ...SERVER_ENV, NODE_COMPILE_CACHE: COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /https?:\/\/\S+/.exec(line)?.[0]
    if (!url) continue
    const listening = performance.now() - from
    return { child, url, listening }
  }
  throw new Error('The server ended at its start.')
}

const megabytes = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Starts the server once. Returns the number of milliseconds until it listened, and its idle memory after serving three
 * pages.
 */
async function measure(dataDir: string) {
  const { child, url, listening } = await start(dataDir)
  await untilSeeded({ dataDir })
  for (const path of ['/', '/topics', '/server/info/recent-topics']) await fetch(url + path)
  await sleep(IDLE_MS)
  const idle = megabytes(child.pid)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
  return { listening, idle }
}

const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-bench-'))
const first = await measure(dataDir)
const later: Awaited<ReturnType<typeof measure>>[] = []
for (let i = 0; i < STARTS; i++) later.push(await measure(dataDir))
const median = (of: 'listening' | 'idle') =>
  quantile(
    later.map((one) => one[of]),
    0.5,
  )

console.log(`The very first start listened after ${(first.listening / 1000).toFixed(1)} s`)
report({ name: 'start to listening, median', measured: median('listening') / 1000, goal: 1.5, unit: 's' })
report({ name: 'idle memory after the first start, pathways written', measured: first.idle, goal: 150, unit: 'MB' })
report({ name: 'idle memory after a restart and three pages, median', measured: median('idle'), goal: 160, unit: 'MB' })
