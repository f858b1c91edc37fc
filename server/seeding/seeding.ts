import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { isSeeded } from '../generation/curriculum/seed.ts'
import { areProblemsSeeded } from '../problems/service.ts'
import type { SeederTask } from './seeder.ts'

/** A busy machine's start is not held up for longer. */
const BEGUN_MS = 20_000
const SEEDER = join(import.meta.dirname, 'seeder.ts')
/** Longer than a pathway takes, and than SQLite waits for another writer. */
const STOP_MS = 10_000

export type Seeding = {
  /** Settled when the first pathways are there, or are not worth waiting for. */
  begun: Promise<unknown>
  ended: Promise<unknown>
  stop(): Promise<void>
}

/**
 * Brings the built-in pathways and problems up to this release, in a process of its own: the memory that rendering
 * takes is given back when it ends. That process ends in good order with this one, even if this one is killed, and a
 * later start goes on. Everything else works without the pathways, so failures are only logged.
 */
export async function startSeeding({ db, library, log }: Pick<Deps, 'db' | 'library' | 'log'>, task: SeederTask) {
  if ((await isSeeded({ db, library })) && (await areProblemsSeeded({ db, library }))) return nothingToDo
  let stopping = false
  const child = fork(SEEDER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
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
  // Where it cannot be told it has ended, and how is said above.
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
