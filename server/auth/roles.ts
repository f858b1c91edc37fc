import type { User } from '#contract/auth.ts'
import { record } from '../audit/service.ts'
import type { Db } from '../db/client.ts'
import { serialize } from '../db/dialect.ts'
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
  await serialize(tx, 'administrators')
  return listAdmins({ db: tx, config })
}

/** As one of them, who may change what others are. */
export async function holdAdmins(tx: Db, { config, actor }: Pick<Deps, 'config'> & { actor: { uid: string } }) {
  const admins = await lockAdmins(tx, { config })
  // Whoever was revoked while this call was on its way may do nothing more.
  if (!admins.includes(actor.uid)) throw new AppError('forbidden', 'Only an administrator may do this.')
  return admins
}

/** Before an account ends for good: an instance without an administrator could be claimed anew. */
export async function leaveAdmins(tx: Db, { config, uid }: Pick<Deps, 'config'> & { uid: string }) {
  if (isOnlyAdmin(await lockAdmins(tx, { config }), uid))
    throw new AppError(
      'conflict',
      'You are the last administrator of this server. Make somebody else one first, under People in administration.',
    )
}

const isOnlyAdmin = (admins: string[], uid: string) => admins.length === 1 && admins[0] === uid

type Change = { uid: string; role: User['role']; evenOneself: boolean; actor: { uid: string } }

/** Makes an account an administrator, or an ordinary one again; at once, also for open sessions. */
export async function setRole(deps: Deps, { uid, role, evenOneself, actor }: Change) {
  const { clock, config } = deps
  await deps.db.transaction().execute(async (tx) => {
    const admins = await holdAdmins(tx, { config, actor })
    const user = await store.findUser(tx, uid)
    if (!user) throw new AppError('not_found', 'User not found.')
    if (user.role === role) return
    if (role === 'user') {
      if (uid === actor.uid && !evenOneself)
        throw new AppError('conflict', 'This is you. Confirm that you no longer want to be an administrator.')
      // By their address they stay one, whatever is granted.
      const remains = roleOf({ ...user, role }, config) === 'admin'
      if (!remains && isOnlyAdmin(admins, uid))
        throw new AppError('conflict', 'This is the last administrator. Make somebody else one first.')
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
  if (!now) throw new AppError('not_found', 'User not found.')
  return { role: roleOf(now, config) }
}
