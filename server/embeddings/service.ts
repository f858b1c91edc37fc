import { type EmbeddedKind, EmbeddingJob } from '#contract/embeddings.ts'
import { lock } from '../db/dialect.ts'
import { storedTexts } from '../db/storedJson.ts'
import type { EmbeddingJobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import type { Runner } from './runner.ts'
import * as store from './store.ts'

type EmbeddingRequest = { kind: EmbeddedKind; uid: string; claimedUid: string | undefined }

/** Starts a run, or joins a run that is already in progress on any server. */
export async function embedAll({ db, clock }: Deps, runner: Runner, { kind, uid, claimedUid }: EmbeddingRequest) {
  // The caller is only identified by the token. If the request contains another uid, it is refused.
  if (claimedUid !== undefined && claimedUid !== uid)
    throw new AppError('forbidden', (words) => words.hosting.ownNameOnly)
  const now = clock()
  const lease = { leaseOwner: runner.owner, leaseUntil: now + runner.leaseMs }
  const { job, isOurs } = await db.transaction().execute(async (tx) => {
    await lock(tx, `embeddings:${kind}`)
    const underWay = await store.findRunningJob(tx, kind)
    if (underWay) {
      const watchers = JSON.stringify([...new Set([...storedTexts(underWay.watchers), uid])])
      const isOurs = underWay.leaseUntil < now && (await store.claimJob(tx, underWay, lease))
      await store.updateJob(tx, underWay.id, { watchers })
      return { job: { ...underWay, ...(isOurs && lease), watchers }, isOurs }
    }
    const job: EmbeddingJobRow = {
      ...{ id: newId(), kind, uid, watchers: JSON.stringify([uid]), state: 'running', done: 0, total: 0 },
      ...{ message: null, ...lease, createdAt: now },
    }
    await store.insertJob(tx, job)
    await store.deleteJobsBefore(tx, job)
    return { job, isOurs: true }
  })
  if (isOurs) runner.start(job)
  return { jobId: job.id }
}

/** The latest job of each kind. */
export async function listJobs({ db }: Pick<Deps, 'db'>) {
  const jobs = await Promise.all((['topic', 'quiz'] as const).map((kind) => store.findLatestJob(db, kind)))
  return { items: jobs.flatMap((job) => (job ? EmbeddingJob.parse({ ...job, jobId: job.id }) : [])) }
}
