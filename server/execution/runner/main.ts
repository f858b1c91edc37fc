import { setPriority } from 'node:os'
import type { Job, RunnerMessage, Sources } from './messages.ts'
import { Pool } from './pool.ts'

/** People who read come before programs that run. */
const NICENESS = 5

/** The process in which programs run. It may read what it needs, and nothing else. */
export function serve(sources: Sources) {
  try {
    setPriority(NICENESS)
  } catch {
    // Not everywhere may a process be made nicer.
  }
  const send = (message: RunnerMessage) => process.send?.(message)
  const pool = new Pool(Number(process.argv[2]), sources)
  process.on('message', async (job: Job) => send({ type: 'done', id: job.id, record: await pool.run(job) }))
  // The web server is gone.
  process.on('disconnect', () => process.exit())
  send({ type: 'ready' })
}
