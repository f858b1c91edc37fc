import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import type { JobRow } from '../db/tables.ts'

type Page = { states: JobRow['state'][]; after: Place | undefined; limit: number }

/** The jobs of all people, newest first, with their owners' names. */
export async function listJobs(db: Db, { states, after, limit }: Page) {
  let query = db
    .selectFrom('jobs')
    .innerJoin('users', 'users.id', 'jobs.uid')
    .selectAll('jobs')
    .select('users.name')
    .where('jobs.state', 'in', states)
    .orderBy('jobs.createdAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
  if (after)
    query = query.where((eb) => eb(eb.refTuple('jobs.createdAt', 'jobs.id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}

/** The events with these names, for these jobs: grouped by job, oldest first. */
export const listEvents = (db: Db, { jobIds, names }: { jobIds: string[]; names: string[] }) =>
  db
    .selectFrom('jobEvents')
    .select(['jobId', 'payload'])
    .where('jobId', 'in', jobIds)
    .where('event', 'in', names)
    .orderBy('jobId')
    .orderBy('seq')
    .execute()
