import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_FLAGS } from '../scripts/launch/node.mjs'
import { quantile, report } from './tools/report.ts'

/** From the start of the process to its first answer, and the memory it holds when idle. */
const STARTS = 5
const IDLE_MS = 3_000

async function start(dataDir: string) {
  const from = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
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

const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-bench-'))
const times: number[] = []
const sizes: number[] = []
for (let i = 0; i < STARTS; i++) {
  const { child, url, listening } = await start(dataDir)
  times.push(listening)
  for (const path of ['/', '/topics', '/server/info/recent-topics']) await fetch(url + path)
  await sleep(IDLE_MS)
  sizes.push(megabytes(child.pid))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

report({ name: 'start to listening, median', measured: quantile(times, 0.5) / 1000, goal: 1.5, unit: 's' })
report({ name: 'idle memory after three pages, median', measured: quantile(sizes, 0.5), goal: 150, unit: 'MB' })
