import type { Db } from '../db/client.ts'
import type { EmbeddingJobRow } from '../db/tables.ts'

export async function insertJob(db: Db, job: EmbeddingJobRow) {
  await db.insertInto('embeddingJobs').values(job).execute()
}

export async function findRunningJob(db: Db, kind: EmbeddingJobRow['kind']) {
  return db
    .selectFrom('embeddingJobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'running')
    .executeTakeFirst()
}

export async function findLatestJob(db: Db, kind: EmbeddingJobRow['kind']) {
  return db
    .selectFrom('embeddingJobs')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listUnheldJobs(db: Db, now: number) {
  return db
    .selectFrom('embeddingJobs')
    .selectAll()
    .where('state', '=', 'running')
    .where('leaseUntil', '<', now)
    .execute()
}

export async function updateJob(db: Db, id: string, change: Partial<EmbeddingJobRow>) {
  await db.updateTable('embeddingJobs').set(change).where('id', '=', id).execute()
}

/** Takes over a job whose lease has expired. Returns false if another server was faster. */
export async function claimJob(
  db: Db,
  { id, leaseUntil }: Pick<EmbeddingJobRow, 'id' | 'leaseUntil'>,
  claim: Pick<EmbeddingJobRow, 'leaseOwner' | 'leaseUntil'>,
) {
  const { numUpdatedRows } = await db
    .updateTable('embeddingJobs')
    .set(claim)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('leaseUntil', '=', leaseUntil)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates a job if `leaseOwner` still holds its lease. Otherwise returns undefined. */
export async function updateOwnJob(
  db: Db,
  { id, leaseOwner }: Pick<EmbeddingJobRow, 'id' | 'leaseOwner'>,
  change: Partial<EmbeddingJobRow>,
) {
  return db
    .updateTable('embeddingJobs')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('leaseOwner', '=', leaseOwner)
    .returningAll()
    .executeTakeFirst()
}

/** Gives up this server's leases, so that any server can take over its jobs. */
export async function releaseJobs(db: Db, leaseOwner: string) {
  await db
    .updateTable('embeddingJobs')
    .set({ leaseUntil: 0 })
    .where('leaseOwner', '=', leaseOwner)
    .where('state', '=', 'running')
    .execute()
}

export async function deleteJobsBefore(db: Db, { kind, createdAt }: Pick<EmbeddingJobRow, 'kind' | 'createdAt'>) {
  await db
    .deleteFrom('embeddingJobs')
    .where('kind', '=', kind)
    .where('createdAt', '<', createdAt)
    .where('state', '!=', 'running')
    .execute()
}
