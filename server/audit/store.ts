import type { Audited } from '#contract/audit.ts'
import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import type { AuditRow } from '../db/tables.ts'

export const insertEntry = (db: Db, row: AuditRow) => db.insertInto('audit').values(row).execute()

type Page = { action: Audited | undefined; uid: string | undefined; after: Place | undefined; limit: number }

/** Entries of the log, newest first, with the current names of the actors. */
export async function listEntries(db: Db, { action, uid, after, limit }: Page) {
  let query = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actorUid')
    .selectAll('audit')
    .select('users.name as actorName')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
  if (action) query = query.where('audit.action', '=', action)
  if (uid)
    query = query.where((eb) =>
      eb.or([
        eb('audit.actorUid', '=', uid),
        eb.and([eb('audit.targetKind', '=', 'user'), eb('audit.targetId', '=', uid)]),
      ]),
    )
  if (after)
    query = query.where((eb) => eb(eb.refTuple('audit.at', 'audit.id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}
