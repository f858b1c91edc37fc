import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startRunning } from './running.ts'

const folder = mkdtempSync(join(tmpdir(), 'lyceum-running-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'demo.running')
const start = () => startRunning(file, { folder: '.cache/demo' })
const says = (of: { pid: number; address: string | null }) => writeFileSync(file, JSON.stringify(of))

test('a second demo is refused, and told where the first one runs and what to do', () => {
  says({ pid: process.ppid, address: 'http://127.0.0.1:3000' })
  expect(start).toThrow(/^A demo is already running at http:\/\/127\.0\.0\.1:3000 \(process \d+\).*\.cache\/demo\.\n/)
  expect(start).toThrow('stop it with Ctrl+C and run this again')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.ppid, address: 'http://127.0.0.1:3000' })
})

test('also while the first one is starting', () => {
  says({ pid: process.ppid, address: null })
  expect(start).toThrow(/^A demo is already starting/)
})

test.each([
  ['was killed', () => says({ pid: spawnSync(process.execPath, ['--version']).pid, address: 'http://127.0.0.1:3000' })],
  ['was killed while it wrote', () => writeFileSync(file, '{"pid":')],
  ['has ended', () => start().end()],
])('one that %s bars nobody', (_, before) => {
  rmSync(file, { force: true })
  before()
  const running = start()
  running.at('http://127.0.0.1:4000')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, address: 'http://127.0.0.1:4000' })
  running.end()
})
