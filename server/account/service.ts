import { record } from '../audit/service.ts'
import { countTry } from '../auth/service.ts'
import type { Deps } from '../deps.ts'
import { hourly } from '../hourly.ts'
import { exportZip } from './export.ts'
import { sweepLedger } from './store.ts'

export { eraseAccount } from './erase.ts'

/** Written down before it begins: whoever has a token of the account has what is in it. */
export async function exportAccount(deps: Deps, { uid }: { uid: string }) {
  await countTry(deps, { kind: 'export', key: uid })
  await record(deps, { action: 'account.exported', actor: { uid }, target: { kind: 'user', id: uid }, detail: '' })
  const day = new Date(deps.clock()).toISOString().slice(0, 10)
  return { fileName: `lyceum-${day}.zip`, bytes: exportZip(deps, uid) }
}

/** What was written of somebody while they left, now and every hour until it is stopped. */
export const startSweeping = ({ db, log }: Pick<Deps, 'db' | 'log'>) => hourly({ log }, () => sweepLedger(db))
