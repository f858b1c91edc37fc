import { DEPARTED, LIBRARY_OWNER } from '../auth/service.ts'
import type { Db } from '../db/client.ts'
import { storedTexts } from '../db/storedJson.ts'

/** Ids and titles only: their lessons are read one topic at a time. */
export const listOwnTopics = (db: Db, uid: string) =>
  db
    .selectFrom('topics')
    .select(['id', 'title', 'summary', 'objective', 'subject'])
    .where('ownerId', '=', uid)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export async function findStorage(db: Db, uid: string) {
  const row = await db.selectFrom('storage').select('bytes').where('uid', '=', uid).executeTakeFirst()
  return row?.bytes ?? 0
}

/** Public topics stay, without a word of whose they were: nobody is their owner, and nobody's link leads to them. */
export async function leaveTopics(tx: Db, uid: string) {
  const left = tx
    .selectFrom('topics')
    .select('id')
    .where('ownerId', '=', uid)
    .where('visibility', '=', 'public')
    .where('state', '=', 'ready')
    .where('deletedAt', 'is', null)
  await tx.deleteFrom('topicShares').where('topicId', 'in', left).execute()
  await tx.deleteFrom('topicPlans').where('topicId', 'in', left).execute()
  const moved = await tx
    .updateTable('topics')
    .set({ ownerId: LIBRARY_OWNER })
    .where('id', 'in', left)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}

/** Drafts go; a problem that others solve stays, without its author. */
export async function deleteDrafts(tx: Db, uid: string) {
  await tx.deleteFrom('problems').where('authorId', '=', uid).where('published', '=', 0).execute()
}

/**
 * Also what they wrote as visitors, where their address is verified: anybody can register an address, and what its owner
 * wrote is not theirs to delete.
 */
export async function deleteMessages(tx: Db, uid: string) {
  const address = tx.selectFrom('users').select('email').where('id', '=', uid).where('emailVerified', '=', 1)
  await tx
    .deleteFrom('messages')
    .where((eb) =>
      eb.or([
        eb('uid', '=', uid),
        eb.and([eb('uid', 'is', null), eb(eb.fn<string>('lower', ['email']), '=', address)]),
      ]),
    )
    .execute()
}

/** The ledger is the server's own: what was spent stays, and not on whom. */
export async function leaveLedger(tx: Db, uid: string) {
  await tx.updateTable('modelCalls').set({ uid: DEPARTED, reply: null }).where('uid', '=', uid).execute()
  await tx.deleteFrom('modelSums').where('kind', '=', 'person').where('key', '=', uid).execute()
  await leaveEmbeddingJobs(tx, uid)
}

async function leaveEmbeddingJobs(tx: Db, uid: string) {
  const jobs = await tx
    .selectFrom('embeddingJobs')
    .select(['id', 'uid', 'watchers'])
    .where('watchers', 'like', `%${uid}%`)
    .execute()
  for (const { id, uid: asker, watchers } of jobs) {
    const others = storedTexts(watchers).filter((watcher) => watcher !== uid)
    await tx
      .updateTable('embeddingJobs')
      .set({ uid: asker === uid ? DEPARTED : asker, watchers: JSON.stringify(others) })
      .where('id', '=', id)
      .execute()
  }
}

/** Deletes everything that refers to it as well. False if it is gone already. */
export async function deleteUser(tx: Db, uid: string) {
  const gone = await tx.deleteFrom('users').where('id', '=', uid).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What a call that was under way while its person left has written since. */
export async function sweepLedger(db: Db) {
  const people = db.selectFrom('users').select('id')
  await db
    .updateTable('modelCalls')
    .set({ uid: DEPARTED, reply: null })
    .where('uid', '!=', DEPARTED)
    .where('uid', 'not in', people)
    .execute()
  await db
    .deleteFrom('modelSums')
    .where('kind', '=', 'person')
    .where('key', '!=', DEPARTED)
    .where('key', 'not in', people)
    .execute()
}
