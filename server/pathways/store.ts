import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import type { PathwayRow, Tables } from '../db/tables.ts'

export async function findPathway(db: Db, id: string) {
  return db.selectFrom('pathways').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Public pathways and those of `uid` (null for a visitor), newest first. */
export async function listPathways(
  db: Db,
  { uid, after, limit }: { uid: string | null; after?: Place | undefined; limit: number },
) {
  let query = db.selectFrom('pathways').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  query = query.where((eb) => {
    const shared = eb('visibility', '=', 'public')
    return uid === null ? shared : eb.or([shared, eb('ownerId', '=', uid)])
  })
  if (after) query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}

/** Steps sorted by pathway and position. */
export async function listSteps(db: Db, pathwayIds: string[]) {
  if (pathwayIds.length === 0) return []
  return db
    .selectFrom('pathwaySteps')
    .selectAll()
    .where('pathwayId', 'in', pathwayIds)
    .orderBy('pathwayId')
    .orderBy('position')
    .execute()
}

/** The stored content hash of each built-in pathway. It shows whether the library has changed the pathway since. */
export async function listContentHashes(db: Db) {
  return db.selectFrom('pathways').select(['id', 'contentHash']).where('origin', '=', 'library').execute()
}

/**
 * Inserts the pathway if it doesn't exist. Returns the current row, locked until the transaction ends. If several
 * servers do this at the same time, one of them writes and the others see the result.
 */
export async function holdPathway(db: Db, pathway: PathwayRow) {
  return db
    .insertInto('pathways')
    .values(pathway)
    .onConflict((c) => c.column('id').doUpdateSet((eb) => ({ id: eb.ref('excluded.id') })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updatePathway(db: Db, { id, ...change }: Pick<PathwayRow, 'id'> & Partial<PathwayRow>) {
  await db.updateTable('pathways').set(change).where('id', '=', id).execute()
}

export async function replaceSteps(
  db: Db,
  { pathwayId, steps }: { pathwayId: string; steps: Omit<Tables['pathwaySteps'], 'pathwayId'>[] },
) {
  await db.deleteFrom('pathwaySteps').where('pathwayId', '=', pathwayId).execute()
  await db
    .insertInto('pathwaySteps')
    .values(steps.map((step) => ({ ...step, pathwayId })))
    .execute()
}

/** Appends a topic unless it is already in the pathway. The caller must hold the lock of `holdPathway`. */
export async function addStep(db: Db, { pathwayId, topicId }: { pathwayId: string; topicId: string }) {
  const last = await db
    .selectFrom('pathwaySteps')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('pathwayId', '=', pathwayId)
    .executeTakeFirst()
  await db
    .insertInto('pathwaySteps')
    .values({ pathwayId, topicId, position: (last?.position ?? 0) + 1, why: null })
    .onConflict((c) => c.columns(['pathwayId', 'topicId']).doNothing())
    .execute()
}

/** Deletes all built-in pathways except these. Their topics are kept, because people may be reading them. */
export async function deleteOtherBuiltIn(db: Db, ids: string[]) {
  let query = db.deleteFrom('pathways').where('origin', '=', 'library')
  if (ids.length > 0) query = query.where('id', 'not in', ids)
  await query.execute()
}
