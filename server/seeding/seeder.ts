import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { openDb } from '../db/client.ts'
import { createCurriculumEngine } from '../generation/curriculum/engine.ts'
import { seedPathways } from '../generation/curriculum/seed.ts'
import { loadLibrary } from '../library/service.ts'
import { seedProblems } from '../problems/service.ts'

/** The process that seeding.ts starts: it is told what to do by a message, and answers once the first pathways are there. */
const SeederTask = z.object({
  libraryFile: z.string(),
  contentDir: z.string(),
  /** Of a database whose schema is up to date. */
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
})
export type SeederTask = z.infer<typeof SeederTask>

/** So many pathways are there before the first page is; the home page shows the first three. */
const PATHWAYS_AT_ONCE = 4
/** Between one pathway and the next, so that on SQLite others get to write. */
const BREATH_MS = 100
/** Nothing that hangs may outlive the server for ever. */
const END_MS = 10_000

const stopped = new AbortController()
// A terminal, or what supervises services, sends signals to every process: the server decides, and takes leave in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
// Also where the server was killed.
process.once('disconnect', () => {
  stopped.abort()
  setTimeout(() => process.exit(1), END_MS).unref()
})

try {
  const [message] = await once(process, 'message', stopped)
  const { libraryFile, contentDir, ...place } = SeederTask.parse(message)
  const library = await loadLibrary(libraryFile, contentDir)
  const { db } = await openDb(place)
  const deps = { db, clock: Date.now, library }
  try {
    // Quick, since they are rendered already.
    await seedProblems(deps)
    await seedPathways(deps, createCurriculumEngine(library), between)
  } finally {
    await db.destroy()
  }
  if (process.connected) process.disconnect()
} catch (error) {
  if (!stopped.signal.aborted) throw error
}

async function between(written: number) {
  if (written < PATHWAYS_AT_ONCE) return
  process.send?.('begun', () => {})
  await sleep(BREATH_MS, undefined, stopped)
}
