import type { AuditEntry, Audited } from '#contract/audit.ts'
import type { Db } from '../db/client.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../id.ts'
import * as store from './store.ts'

const PAGE = 50

/**
 * Adds an entry to the audit log. Call it in the same transaction as the action, so that either both are stored or
 * neither. `actor` is null if the server itself acted. `detail` is shown unchanged and must not contain secrets.
 */
export async function record(
  { db, clock }: { db: Db } & Pick<Deps, 'clock'>,
  {
    action,
    actor,
    target,
    detail,
  }: { action: Audited; actor: { uid: string } | null; target: AuditEntry['target']; detail: string },
) {
  await store.insertEntry(db, {
    id: newId(),
    at: clock(),
    action,
    actorUid: actor?.uid ?? null,
    targetKind: target.kind,
    targetId: target.id,
    detail,
  })
}

export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  { cursor, action, uid }: { cursor?: string | undefined; action?: Audited | undefined; uid?: string | undefined },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const rows = await store.listEntries(db, { action, uid, after: readCursor(cursor), limit: PAGE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE, ({ at, id }) => writeCursor({ createdAt: at, id }))
  const items = page.map(({ id, at, action, actorUid, actorName, targetKind, targetId, detail }) => ({
    id,
    at,
    action,
    actor: actorUid === null ? null : { uid: actorUid, displayName: actorName },
    target: { kind: targetKind, id: targetId },
    detail,
  }))
  return { items, nextCursor }
}
