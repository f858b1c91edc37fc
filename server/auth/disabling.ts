import { record } from '../audit/service.ts'
import { lock } from '../db/dialect.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { holdAdmins } from './roles.ts'
import { sessionsOf } from './sessions.ts'
import * as store from './store.ts'

/**
 * Disables or re-enables an account. Disabling ends its sessions, tokens and sockets at once, but keeps its content.
 */
export async function setDisabled(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime' | 'config'>,
  { uid, disabled, actor }: { uid: string; disabled: boolean; actor: { uid: string } },
): Promise<{ sessionsEnded: number }> {
  if (disabled && uid === actor.uid) throw new AppError('conflict', (words) => words.accounts.ownNotDisabled)
  const ended = await deps.db.transaction().execute(async (tx) => {
    await holdAdmins(tx, { config: deps.config, actor })
    await lock(tx, sessionsOf(uid))
    if (!(await store.findUser(tx, uid))) throw new AppError('not_found', (words) => words.missing.user)
    const now = deps.clock()
    if (!(await store.saveDisabled(tx, { uid, disabledAt: disabled ? now : null }))) return []
    const action = disabled ? 'account.disabled' : 'account.enabled'
    await record({ db: tx, clock: deps.clock }, { action, actor, target: { kind: 'user', id: uid }, detail: '' })
    if (!disabled) return []
    await store.saveTokensValidAfter(tx, uid, now)
    return store.deleteSessions(tx, { uid })
  })
  for (const id of ended) deps.realtime.disconnectSession(id)
  return { sessionsEnded: ended.length }
}
