import { noticed, type UserNotice } from '#contract/notices.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import * as store from './store.ts'

const SHOWN = 50

export type Told = { uid: string; notice: UserNotice }

/** Stores a notice for a person. After the commit, call `announce` to send it to their open tabs. */
export async function tell(
  tx: Db,
  { uid, text, quizId, createdAt }: { uid: string; text: string; quizId: string | null; createdAt: number },
): Promise<Told> {
  const notice = { id: newId(), text, quizId, createdAt }
  await store.insertNotice(tx, { ...notice, uid, dismissed: 0 })
  return { uid, notice }
}

export function announce({ realtime }: Pick<Deps, 'realtime'>, { uid, notice }: Told) {
  realtime.toUser(uid, noticed, { notice })
}

export async function listNotices({ db }: Pick<Deps, 'db'>, { uid }: { uid: string }) {
  return { items: await store.listNotices(db, { uid, limit: SHOWN }) }
}

/** Succeeds even if the notice was already dismissed. */
export async function dismissNotice({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string; uid: string }) {
  if (!(await store.dismissNotice(db, { id, uid }))) throw new AppError('not_found', (words) => words.missing.notice)
  return { id }
}
