import { readdirSync, readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { THREADS } from './embedded.ts'
import { createExecution } from './service.ts'

const REST_AFTER_MS = 2_000
const execution = createExecution({ pistonUrl: undefined }, pino({ level: 'silent' }), { restAfterMs: REST_AFTER_MS })
afterAll(() => execution.close())

const hello = () =>
  execution
    .run({ uid: 'ann', network: '', language: 'javascript', code: 'print(1)', purpose: 'run' })
    .then(({ stdout }) => stdout)

test('no process runs until somebody is about to run something, nor after nobody has for some time', async () => {
  expect(execution.embedded.pid).toBeUndefined()
  execution.warm(['javascript', 'cobol'])
  await expect.poll(() => execution.embedded.pid).toBeGreaterThan(0)
  const first = execution.embedded.pid
  expect(await hello()).toBe('1\n')
  expect(execution.embedded.pid).toBe(first)
  await expect.poll(() => execution.embedded.pid).toBeUndefined()
  expect(await hello()).toBe('1\n')
  expect(execution.embedded.pid).not.toBe(first)
})

test('a program that comes while a thread clears up waits for it, and no thread is added', async () => {
  const busy = createExecution({ pistonUrl: undefined }, pino({ level: 'silent' }))
  const person = async (uid: string) => {
    for (let i = 0; i < 30; i++) await busy.run({ uid, network: '', language: 'sql', code: 'SELECT 1', purpose: 'run' })
  }
  await Promise.all(Array.from({ length: THREADS }, (_, at) => person(`person ${at}`)))
  expect(workerThreads(busy.embedded.pid ?? 0)).toBe(THREADS)
  await busy.close()
})

/** Counts the runner's worker threads. With bubblewrap, the runner is a child of the process with this id. */
function workerThreads(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ')
  if (child) return workerThreads(Number(child))
  const names = readdirSync(`/proc/${pid}/task`).map((task) => readFileSync(`/proc/${pid}/task/${task}/comm`, 'latin1'))
  return names.filter((name) => name.trim() === 'WorkerThread').length
}
