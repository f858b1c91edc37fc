import type { Db } from '../db/client.ts'
import type { EditRow, EditVersionRow } from '../db/tables.ts'

export type EditKey = Pick<EditRow, 'kind' | 'thingId' | 'scope'>

export async function findEdit(db: Db, { kind, thingId, scope }: EditKey) {
  return db
    .selectFrom('edits')
    .selectAll()
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .executeTakeFirst()
}

/** The current edits of these lessons or questions, and who or what wrote them. */
export async function listEdits(db: Db, { kind, thingIds, scope }: Omit<EditKey, 'thingId'> & { thingIds: string[] }) {
  if (thingIds.length === 0) return []
  return db
    .selectFrom('edits')
    .innerJoin('editVersions as newest', (join) =>
      join
        .onRef('newest.kind', '=', 'edits.kind')
        .onRef('newest.thingId', '=', 'edits.thingId')
        .onRef('newest.scope', '=', 'edits.scope')
        .onRef('newest.version', '=', 'edits.version'),
    )
    .selectAll('edits')
    .select('newest.source')
    .where('edits.kind', '=', kind)
    .where('edits.scope', '=', scope)
    .where('edits.thingId', 'in', thingIds)
    .execute()
}

export async function saveEdit(db: Db, { kind, thingId, scope, ...change }: EditRow) {
  await db
    .insertInto('edits')
    .values({ kind, thingId, scope, ...change })
    .onConflict((c) => c.columns(['kind', 'thingId', 'scope']).doUpdateSet(change))
    .execute()
}

export async function insertVersion(db: Db, version: EditVersionRow) {
  await db.insertInto('editVersions').values(version).execute()
}

export async function findNewestNumber(db: Db, { kind, thingId, scope }: EditKey) {
  const { newest } = await db
    .selectFrom('editVersions')
    .select((eb) => eb.fn.max<number | null>('version').as('newest'))
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow()
  return newest
}

export async function findVersion(db: Db, { kind, thingId, scope, version }: EditKey & { version: number }) {
  return db
    .selectFrom('editVersions')
    .selectAll()
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function listVersions(db: Db, { kind, thingId, scope, limit }: EditKey & { limit: number }) {
  return db
    .selectFrom('editVersions')
    .leftJoin('users', 'users.id', 'editVersions.editorId')
    .selectAll('editVersions')
    .select('users.name as editor')
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** The time of the last manual edit, or null if there is none. */
export async function findChangedAt(db: Db, { kind, thingId, scope }: EditKey) {
  const { changedAt } = await db
    .selectFrom('editVersions')
    .select((eb) => eb.fn.max<number | null>('createdAt').as('changedAt'))
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .where('source', '=', 'hand')
    .executeTakeFirstOrThrow()
  return changedAt
}

/** The newest version that wasn't written by a person. */
export async function findNewestMade(db: Db, { kind, thingId, scope }: EditKey) {
  return db
    .selectFrom('editVersions')
    .selectAll()
    .where('kind', '=', kind)
    .where('thingId', '=', thingId)
    .where('scope', '=', scope)
    .where('source', '!=', 'hand')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The number of people who have answered a question in a topic or, if `topicId` is null, in any topic. */
export async function countAnswerers(db: Db, { questionId, topicId }: { questionId: string; topicId: string | null }) {
  let query = db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .select((eb) => eb.fn.count<number>('attempts.uid').distinct().as('count'))
    .where('attempts.questionId', '=', questionId)
  if (topicId !== null) query = query.where('quizzes.topicId', '=', topicId)
  return Number((await query.executeTakeFirstOrThrow()).count)
}
