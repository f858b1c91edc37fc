import { z } from 'zod'
import type { AdminJob, JOB_STATES } from '#contract/admin.ts'
import { lessonFailed, topicDetectionError } from '#contract/generation.ts'
import { record } from '../audit/service.ts'
import { pageOf, readCursor, writeCursor } from '../cursor.ts'
import type { Db } from '../db/client.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as minding from './mindingStore.ts'
import { admitRewrite } from './rewriting.ts'
import { admitPrompt, endJob } from './service.ts'
import { emit } from './steps.ts'
import * as store from './store.ts'
import type { Worker } from './worker.ts'

/** What administrators see of everybody's jobs, and do about them. */

const PAGE = 20
const states = { failed: ['failed'], underWay: ['queued', 'running'], waiting: ['waiting'] } as const
const Told = z.object({ message: z.string() })

export async function listJobs(
  { db }: Pick<Deps, 'db'>,
  { state, cursor }: { state: (typeof JOB_STATES)[number]; cursor?: string | undefined },
) {
  const rows = await minding.listJobs(db, { states: [...states[state]], after: readCursor(cursor), limit: PAGE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE, writeCursor)
  const reasons = await findReasons(db, page)
  return {
    items: page.map((row) => ({ ...shown(row), reason: reasons.get(row.id) ?? null })),
    nextCursor,
  }
}

const shown = ({
  id,
  kind,
  prompt,
  state,
  byModel,
  fence,
  uid,
  name,
  topicId,
  createdAt,
  updatedAt,
}: JobRow & { name: string }) => ({
  ...{ id, kind, prompt, topicId, createdAt, updatedAt },
  state: state as AdminJob['state'],
  byModel: byModel === 1,
  tries: fence,
  person: { uid, displayName: name },
})

/** What their people were told last. */
async function findReasons(db: Db, jobs: JobRow[]) {
  const jobIds = jobs.filter(({ state }) => state === 'failed').map(({ id }) => id)
  if (jobIds.length === 0) return new Map<string, string>()
  const names = [topicDetectionError.event, lessonFailed.event]
  const events = await minding.listEvents(db, { jobIds, names })
  return new Map(events.map(({ jobId, payload }) => [jobId, Told.parse(JSON.parse(payload)).message]))
}

type ByAdmin = { id: string; actor: { uid: string } }

/** A new job for the same request of the same person. */
export async function retryJob(deps: Pick<Deps, 'db' | 'clock' | 'config'>, { id, actor }: ByAdmin) {
  const { db, clock } = deps
  return db.transaction().execute(async (tx) => {
    if (!(await store.findJob(tx, id))) throw notFound()
    const failed = await minding.replaceFailed(tx, { id, now: clock() })
    if (!failed) throw new AppError('conflict', 'Only a job that has failed can be tried again.')
    const jobId = await admitAgain(deps, tx, failed)
    const detail = `“${failed.prompt.slice(0, 200)}” was asked for again, as the job ${jobId}.`
    await record({ db: tx, clock }, { action: 'job.retried', actor, target: { kind: 'job', id }, detail })
    return { jobId }
  })
}

async function admitAgain(deps: Pick<Deps, 'clock' | 'config'>, tx: Db, job: JobRow) {
  const { uid, kind, prompt, generationOption, level, minutes, topicId, lessonId } = job
  if (kind === 'topic') {
    const request = { uid, prompt, generationOption, level: level ?? undefined, minutes: minutes ?? undefined }
    return (await admitPrompt(deps, tx, request)).id
  }
  if (!topicId || !lessonId) throw new AppError('conflict', 'Its lesson is gone.')
  return (await admitRewrite(deps, tx, { uid, topicId, lessonId, part: kind })).jobId
}

/** As its person may; they are told. */
export async function stopJob(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  { id, actor, abort }: ByAdmin & { abort: Worker['abort'] },
) {
  const { db, clock } = deps
  const ended = await db.transaction().execute(async (tx) => {
    const job = await store.findJob(tx, id)
    if (!job) throw notFound()
    const events = await endJob(deps, tx, { uid: job.uid, jobId: id, why: 'An administrator has stopped it.' })
    if (!events) return undefined
    const detail = `“${job.prompt.slice(0, 200)}” was stopped.`
    await record({ db: tx, clock }, { action: 'job.cancelled', actor, target: { kind: 'job', id }, detail })
    return { uid: job.uid, events }
  })
  if (!ended) return { cancelled: false }
  abort(id)
  emit(deps, ended.uid, ended.events)
  return { cancelled: true }
}

const notFound = () => new AppError('not_found', 'Job not found.')
