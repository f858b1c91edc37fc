import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import type { MessageRow } from '../db/tables.ts'

export const insertMessage = (db: Db, row: MessageRow) => db.insertInto('messages').values(row).execute()

/** The times of messages from a person or network since the given time, oldest first. */
export async function listTimes(db: Db, { since, ...by }: { since: number } & ({ uid: string } | { network: string })) {
  const query = db.selectFrom('messages').select('createdAt').where('createdAt', '>', since).orderBy('createdAt')
  const rows = await ('uid' in by ? query.where('uid', '=', by.uid) : query.where('network', '=', by.network)).execute()
  return rows.map((row) => row.createdAt)
}

type Page = { state: 'open' | 'closed'; after: Place | undefined; limit: number }

/** The messages in a state, newest first. */
export async function listMessages(db: Db, { state, after, limit }: Page) {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('closedAt', state === 'open' ? 'is' : 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns false if the message is already closed or doesn't exist. */
export async function closeMessage(db: Db, { id, closedAt }: { id: string; closedAt: number }) {
  const closed = await db
    .updateTable('messages')
    .set({ closedAt })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

export const listDue = (db: Db, { now, limit }: { now: number; limit: number }) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('mailDue', '<=', now)
    .orderBy('mailDue')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Postpones the next attempt, so that no other server sends the message. Returns false if another server was faster.
 */
export async function claimLetter(db: Db, { id, mailDue, mailTries }: MessageRow, until: number) {
  const claimed = await db
    .updateTable('messages')
    .set({ mailDue: until, mailTries: mailTries + 1 })
    .where('id', '=', id)
    .where('mailDue', '=', mailDue)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

export async function saveMailing(db: Db, { id, ...change }: Pick<MessageRow, 'id'> & Partial<MessageRow>) {
  await db.updateTable('messages').set(change).where('id', '=', id).execute()
}

export async function forgetNetworks(db: Db, before: number) {
  await db
    .updateTable('messages')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('createdAt', '<', before)
    .execute()
}

export const deleteMessages = (db: Db, before: number) =>
  db.deleteFrom('messages').where('createdAt', '<', before).execute()
