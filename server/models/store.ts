import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { ModelCallRow } from '../db/tables.ts'
import { addToSums } from './sums.ts'

export async function insertCall(db: Db, call: ModelCallRow) {
  await db.insertInto('modelCalls').values(call).execute()
}

/** Ends a call that is under way, and adds it to the sums. What has ended already, such as by `settleLost`, stays so. */
export async function endCall(db: Db, id: string, ending: Partial<ModelCallRow>) {
  await db.transaction().execute(async (tx) => {
    const call = await tx
      .updateTable('modelCalls')
      .set(ending)
      .where('id', '=', id)
      .where('outcome', '=', 'running')
      .returningAll()
      .executeTakeFirst()
    if (call) await addToSums(tx, call)
  })
}

/** What the same call of the same job was answered before. */
export async function findReply(db: Db, { jobId, callKey }: { jobId: string; callKey: string }) {
  return db
    .selectFrom('modelCalls')
    .select(['reply', 'finish'])
    .where('jobId', '=', jobId)
    .where('callKey', '=', callKey)
    .where('outcome', '=', 'ok')
    .where('reply', 'is not', null)
    .limit(1)
    .executeTakeFirst()
}

/** Replies serve only to resume an unfinished job. */
export async function forgetReplies(db: Db, jobId: string) {
  await db.updateTable('modelCalls').set({ reply: null }).where('jobId', '=', jobId).execute()
}

/** Millionths of a dollar since a time: settled, and for calls under way what was reserved. */
export async function sumSpent(db: Db, since: number): Promise<number> {
  const row = await db
    .selectFrom('modelCalls')
    .select((eb) => eb.fn.sum<number | null>(eb.fn.coalesce('usdMicros', 'reservedMicros')).as('micros'))
    .where('startedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.micros ?? 0)
}

/** Calls whose server died while they were under way: what was reserved for them counts as spent. */
export async function settleLost(db: Db, { before, now }: { before: number; now: number }) {
  const lost = await db
    .selectFrom('modelCalls')
    .select(['id', 'priceId', 'reservedMicros'])
    // Spelled out: an index holds these alone.
    .where('outcome', '=', sql.lit('running'))
    .where('startedAt', '<', before)
    .execute()
  for (const { id, priceId, reservedMicros } of lost) {
    // What an unpriced model cost is not known, and not nothing.
    const usdMicros = priceId === null ? null : reservedMicros
    await endCall(db, id, { outcome: 'lost', endedAt: now, estimated: 1, usdMicros, reservedMicros: 0 })
  }
}
