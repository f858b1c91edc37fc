import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childModule } from '../childModule.ts'
import type { Deps } from '../deps.ts'
import { isSeeded } from '../generation/curriculum/seed.ts'
import { areProblemsSeeded } from '../problems/service.ts'
import type { SeederTask } from './seeder.ts'

/** How long the server waits for the first pathways before it starts to listen. */
const BEGUN_MS = 20_000
/**
 * How long the child may take to stop. It is longer than writing a pathway takes, and longer than the busy timeout of
 * SQLite.
 */
const STOP_MS = 10_000

export type Seeding = {
  /** Resolves when the first pathways are written, seeding has ended, or BEGUN_MS have passed. */
  begun: Promise<unknown>
  ended: Promise<unknown>
  stop(): Promise<void>
}

/**
 * Updates the built-in pathways and problems to this release in a child process, so that the memory used for rendering
 * is freed when the process ends. The child shuts down cleanly when the server ends, even if the server is killed, and
 * the next start continues where the child stopped. Failures are only logged, because everything else works without the
 * pathways.
 */
export async function startSeeding({ db, library, log }: Pick<Deps, 'db' | 'library' | 'log'>, task: SeederTask) {
  if ((await isSeeded({ db, library })) && (await areProblemsSeeded({ db, library }))) return nothingToDo
  let stopping = false
  const child = fork(childModule(join(import.meta.dirname, 'seeder.ts')), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  child.once('message', () => begun.resolve())
  child.once('error', (error) => {
    log.error(error)
    ended.resolve()
  })
  child.once('exit', (code, signal) => {
    if (code !== 0 && !stopping) log.error({ code, signal }, 'Writing the built-in pathways broke off.')
    ended.resolve()
  })
  // Sending only fails if the child has ended, which is logged above.
  child.send(task, () => {})

  const seeding: Seeding = {
    begun: Promise.race([begun.promise, ended.promise, sleep(BEGUN_MS, undefined, { ref: false })]),
    ended: ended.promise,
    async stop() {
      stopping = true
      if (child.connected) child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended.promise
      clearTimeout(late)
    },
  }
  return seeding
}

const nothingToDo: Seeding = { begun: Promise.resolve(), ended: Promise.resolve(), async stop() {} }
