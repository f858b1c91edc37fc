import { z } from 'zod'
import type { AdminJob, JOB_STATES } from '#contract/admin.ts'
import { lessonFailed, topicDetectionError } from '#contract/generation.ts'
import type { Db } from '../db/client.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import { storedJson } from '../db/storedJson.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import * as store from './jobListStore.ts'

const PAGE = 20
const states = { failed: ['failed'], underWay: ['queued', 'running'], waiting: ['waiting'] } as const
const Told = z.object({ message: z.string() })

/** The jobs of all people, for administrators. */
export async function listJobs(
  { db }: Pick<Deps, 'db'>,
  { state, cursor }: { state: (typeof JOB_STATES)[number]; cursor?: string | undefined },
) {
  const rows = await store.listJobs(db, { states: [...states[state]], after: readCursor(cursor), limit: PAGE + 1 })
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

/** For each failed job, by id: the last error message that was shown to its owner. */
async function findReasons(db: Db, jobs: JobRow[]) {
  const jobIds = jobs.filter(({ state }) => state === 'failed').map(({ id }) => id)
  if (jobIds.length === 0) return new Map<string, string>()
  const names = [topicDetectionError.event, lessonFailed.event]
  const events = await store.listEvents(db, { jobIds, names })
  return new Map(events.map(({ jobId, payload }) => [jobId, storedJson(Told, payload).message]))
}
