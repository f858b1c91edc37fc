import * as auth from '../auth/service.ts'
import { lock } from '../db/dialect.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { startOfDay } from '../models/service.ts'
import * as store from './store.ts'

/** How many more topics a person may get from a language model today (UTC); null if no model is configured. */
export async function getAllowance({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, uid: string) {
  if (!config.models) return null
  const { limit, used, resetsAt } = await countToday({ db, clock, config }, { uid, except: '' })
  return { limit, left: Math.max(0, limit - used), resetsAt }
}

/**
 * Counts this job against the person's allowance, before any money is spent.
 * @throws AppError `rate_limited` if the allowance is used up
 */
export async function admitModelTopic({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, job: JobRow) {
  // Without a language model, nothing is spent.
  if (!config.models) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, `allowance:${job.uid}`)
    const { limit, used } = await countToday({ db: tx, clock, config }, { uid: job.uid, except: job.id })
    if (used >= limit) throw new AppError('rate_limited', (words) => words.topics.topicsADay(limit))
    await store.markByModel(tx, job.id)
  })
}

async function countToday(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { uid, except }: { uid: string; except: string },
) {
  const since = startOfDay(clock())
  const paid = (await auth.findSubscription(db, uid)) === 'paid'
  const limit = config.models?.topicsADay[paid ? 'paid' : 'none'] ?? 0
  return { limit, used: await store.countModelJobs(db, { uid, since, except }), resetsAt: since + 86_400_000 }
}
