import { topicDetectionError } from '#contract/generation.ts'
import { startSweeper } from '../background/sweeper.ts'
import * as catalog from '../catalog/service.ts'
import { languageOfAccount } from '../db/accountLanguage.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import { forgetReplies, ModelError } from '../models/service.ts'
import { type Said, wordsIn } from '../words.ts'
import type { Engine } from './engine.ts'
import { runPipeline } from './pipeline.ts'
import { failRewrite, runRewrite } from './rewrite.ts'
import { emit, event, eventsOf, JobLost, LEASE_MS, openJob } from './steps.ts'
import * as store from './store.ts'

/**
 * The number of jobs of each kind that may run at the same time. Jobs that compute and jobs that wait for a language
 * model are counted separately, so that they don't block each other. If fifty topics were requested at once on two busy
 * cores, the last one was ready after 43 s with 50 jobs at a time, after 64 s with 24, and after 65 s with 16. The
 * memory was between 362 and 500 MB, regardless of the limit (bench/model.ts).
 */
const JOBS_AT_ONCE = { computing: 4, byModel: 16 }
const HEARTBEAT_MS = LEASE_MS / 3
const POLL_MS = 1_000
/** A job that was claimed more often than this probably crashes its worker each time, so it is marked as failed. */
const MAX_CLAIMS = 8
const KEEP_FINISHED_MS = 24 * 3600 * 1000

export type Worker = {
  /** Looks for work immediately instead of waiting for the next poll. */
  wake(): void
  /** Aborts the running calls of a job, if it runs in this process. */
  abort(jobId: string): void
  /**
   * Aborts the running jobs and releases them, so that another server, or this one after a restart, can continue them.
   */
  stop(): Promise<void>
}

/**
 * Runs jobs in this process, each with the first engine that covers it. Any number of servers can share the jobs.
 * Leases and fences ensure that they don't interfere with each other.
 */
export function startWorker(deps: Deps, ...engines: Engine[]): Worker {
  const owner = newId()
  const running = new Map<string, { controller: AbortController; done: Promise<void>; byModel: number }>()
  async function claim(byModel: 0 | 1) {
    const now = deps.clock()
    const most = byModel === 1 ? JOBS_AT_ONCE.byModel : JOBS_AT_ONCE.computing
    const limit = most - [...running.values()].filter((job) => job.byModel === byModel).length
    if (limit <= 0) return
    for (const job of await store.listClaimable(deps.db, { now, byModel, limit })) {
      const claimed = await store.claimJob(deps.db, job, { owner, now, until: now + LEASE_MS })
      if (!claimed) continue
      // The previous worker didn't finish the job. It may have stored an event without sending it.
      if (job.leaseOwner !== null) await tellAgain(deps, claimed)
      start(claimed)
    }
  }

  function start(row: JobRow) {
    const controller = new AbortController()
    const done = work(deps, engines, row, controller).finally(() => {
      running.delete(row.id)
      sweeper.wake()
    })
    running.set(row.id, { controller, done, byModel: row.byModel })
  }

  const sweeper = startSweeper(deps, {
    everyMs: POLL_MS,
    async sweep(isStopped) {
      for (const byModel of [0, 1] as const) if (!isStopped()) await claim(byModel)
    },
  })
  void store.deleteJobsBefore(deps.db, deps.clock() - KEEP_FINISHED_MS).catch((error) => deps.log.error(error))

  return {
    wake: sweeper.wake,
    abort: (jobId) => running.get(jobId)?.controller.abort(new JobLost()),
    async stop() {
      await sweeper.stop()
      const underWay = [...running.values()]
      for (const { controller } of underWay) controller.abort(new JobLost())
      await Promise.all(underWay.map(({ done }) => done))
      await store.releaseJobs(deps.db, owner).catch((error) => deps.log.error(error))
    },
  }
}

/** Resends all events of a job. Browser tabs ignore those they already have. */
async function tellAgain(deps: Deps, { id, uid }: JobRow) {
  const rows = await store.listEventsAfter(deps.db, { jobId: id, seq: 0 })
  emit(deps, uid, eventsOf(rows))
}

async function work(deps: Deps, engines: Engine[], row: JobRow, controller: AbortController) {
  const job = openJob(deps, row, engines, controller.signal)
  const heartbeat = setInterval(() => {
    const renew = store.updateOwnJob(deps.db, row, { leaseUntil: deps.clock() + LEASE_MS })
    renew.then((ours) => ours || controller.abort(new JobLost())).catch((error) => deps.log.error(error))
  }, HEARTBEAT_MS)
  try {
    if (row.fence > MAX_CLAIMS) throw new Error(`Job ${row.id} was given up after ${MAX_CLAIMS} tries.`)
    await (row.kind === 'topic' ? runPipeline : runRewrite)(deps, engines, job)
  } catch (error) {
    if (!(error instanceof JobLost) && !controller.signal.aborted) await fail(deps, job, error)
  } finally {
    clearInterval(heartbeat)
  }
}

/** Marks the job as failed and notifies its owner. Lessons that are finished are kept. */
async function fail(deps: Deps, job: ReturnType<typeof openJob>, cause: unknown) {
  deps.log.error(cause)
  const code = cause instanceof AppError ? cause.code : cause instanceof ModelError ? 'unavailable' : 'internal'
  const why: Said =
    cause instanceof AppError || cause instanceof ModelError ? cause.said : ({ told }) => told.jobs.broken
  try {
    await job.commit(
      async (tx) => {
        if (job.row.kind !== 'topic') return failRewrite(tx, job.row, { why, now: deps.clock() })
        const topicId = (await store.findJob(tx, job.row.id))?.topicId
        if (topicId) await catalog.failTopic(tx, topicId)
        await store.deleteSteps(tx, job.row.id)
        await forgetReplies(tx, job.row.id)
        const message = why(wordsIn((await languageOfAccount(tx, job.row)) ?? 'en'))
        return [event(topicDetectionError, { code, message, offers: [] })]
      },
      { state: 'failed' },
    )
  } catch (error) {
    if (!(error instanceof JobLost)) deps.log.error(error)
  }
}
