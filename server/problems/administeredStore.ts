import type { PROBLEM_VIEWS } from '#contract/admin.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import { LISTED } from './store.ts'

type Page = { view: (typeof PROBLEM_VIEWS)[number]; after: Place | undefined; limit: number }

export async function listProblems(db: Db, { view, after, limit }: Page) {
  let query = db
    .selectFrom('problems')
    .leftJoin('users', 'users.id', 'problems.authorId')
    .select([...LISTED, 'users.name'])
    // Administrators don't see the problems of people's private topics either.
    .where((eb) =>
      eb.or([
        eb('problems.topicId', 'is', null),
        eb('problems.topicId', 'in', db.selectFrom('topics').select('topics.id').where(catalog.readableBy(null))),
      ]),
    )
    .orderBy('problems.createdAt', 'desc')
    .orderBy('problems.id', 'desc')
    .limit(limit)
  if (view === 'withdrawn') query = query.where('problems.withdrawnAt', 'is not', null)
  else query = query.where('problems.withdrawnAt', 'is', null)
  if (view === 'unpublished') query = query.where('problems.published', '=', 0)
  if (view === 'disliked') query = query.whereRef('problems.downVotes', '>', 'problems.upVotes')
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('problems.createdAt', 'problems.id'), '<', eb.tuple(after.createdAt, after.id)),
    )
  return query.execute()
}
