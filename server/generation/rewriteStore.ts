import type { Db } from '../db/client.ts'
import type { TopicPlanRow } from '../db/tables.ts'
import { UNFINISHED } from './store.ts'

export async function insertPlan(db: Db, plan: TopicPlanRow) {
  await db.insertInto('topicPlans').values(plan).execute()
}

export async function findPlan(db: Db, topicId: string) {
  return db.selectFrom('topicPlans').selectAll().where('topicId', '=', topicId).executeTakeFirst()
}

export async function listFailures(db: Db, topicId: string) {
  return db.selectFrom('writingFailures').selectAll().where('topicId', '=', topicId).execute()
}

/** The unfinished rewrite jobs of a topic. */
export async function listRewrites(db: Db, topicId: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'lessonId'])
    .where('topicId', '=', topicId)
    .where('kind', '!=', 'topic')
    .where('state', 'in', UNFINISHED)
    .execute()
}

/** How many rewrites a person has requested since the time `since` (in ms). */
export async function countRewrites(db: Db, { uid, since }: { uid: string; since: number }) {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('kind', '!=', 'topic')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
