import type { User } from '#contract/auth.ts'
import { record } from '../audit/service.ts'
import type { Db } from '../db/client.ts'
import { lock } from '../db/dialect.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { roleOf } from './identity.ts'
import * as roles from './roleStore.ts'
import * as store from './store.ts'

/** The uids of those who are administrators now. */
export async function listAdmins({ db, config }: Pick<Deps, 'config'> & { db: Db }): Promise<string[]> {
  const rows = await roles.listAdmins(db, config)
  return rows.filter((row) => roleOf(row, config) === 'admin').map(({ id }) => id)
}

/** Until the transaction ends nobody else changes who is an administrator: of two changes at once the second finds the first. */
async function lockAdmins(tx: Db, { config }: Pick<Deps, 'config'>) {
  await lock(tx, 'administrators')
  return listAdmins({ db: tx, config })
}

/** Locks the list of administrators for a caller who is on it, and so may change other people's roles. */
export async function holdAdmins(tx: Db, { config, actor }: Pick<Deps, 'config'> & { actor: { uid: string } }) {
  const admins = await lockAdmins(tx, { config })
  // A caller who was revoked while this call was on its way may do nothing more.
  if (!admins.includes(actor.uid)) throw new AppError('forbidden', (words) => words.http.adminsOnly)
  return admins
}

/** Before an account ends for good: an instance without an administrator could be claimed anew. */
export async function leaveAdmins(tx: Db, { config, uid }: Pick<Deps, 'config'> & { uid: string }) {
  if (isOnlyAdmin(await lockAdmins(tx, { config }), uid))
    throw new AppError('conflict', (words) => words.accounts.youAreLastAdmin)
}

const isOnlyAdmin = (admins: string[], uid: string) => admins.length === 1 && admins[0] === uid

type Change = { uid: string; role: User['role']; evenOneself: boolean; actor: { uid: string } }

/** Makes an account an administrator, or an ordinary one again; at once, also for open sessions. */
export async function setRole(deps: Deps, { uid, role, evenOneself, actor }: Change) {
  const { clock, config } = deps
  await deps.db.transaction().execute(async (tx) => {
    const admins = await holdAdmins(tx, { config, actor })
    const user = await store.findUser(tx, uid)
    if (!user) throw new AppError('not_found', (words) => words.missing.user)
    if (user.role === role) return
    if (role === 'user') {
      if (uid === actor.uid && !evenOneself)
        throw new AppError('conflict', (words) => words.accounts.confirmLeavingAdmins)
      // By their address they stay one, whatever is granted.
      const remains = roleOf({ ...user, role }, config) === 'admin'
      if (!remains && isOnlyAdmin(admins, uid)) throw new AppError('conflict', (words) => words.accounts.lastAdmin)
    }
    await store.saveRole(tx, uid, role)
    await record(
      { db: tx, clock },
      {
        action: role === 'admin' ? 'admin.granted' : 'admin.revoked',
        actor,
        target: { kind: 'user', id: uid },
        detail: role === 'admin' ? 'Made an administrator.' : 'No longer an administrator.',
      },
    )
  })
  const now = await store.findUser(deps.db, uid)
  if (!now) throw new AppError('not_found', (words) => words.missing.user)
  return { role: roleOf(now, config) }
}
