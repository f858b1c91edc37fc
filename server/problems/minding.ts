import type { AdminProblem, PROBLEM_VIEWS } from '#contract/admin.ts'
import { record } from '../audit/service.ts'
import { pageOf, readCursor, writeCursor } from '../cursor.ts'
import type { Deps } from '../deps.ts'
import * as minding from './mindingStore.ts'
import { notFound } from './service.ts'
import * as store from './store.ts'

const PAGE = 20

/** What an administrator may have to do something about, newest first. */
export async function listToMind(
  { db }: Pick<Deps, 'db'>,
  { view, cursor }: { view: (typeof PROBLEM_VIEWS)[number]; cursor?: string | undefined },
): Promise<{ items: AdminProblem[]; nextCursor: string | null }> {
  const rows = await minding.listToMind(db, { view, after: readCursor(cursor), limit: PAGE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE, writeCursor)
  return {
    items: page.map(({ id, slug, title, difficulty, origin, name, solvedBy, createdAt, ...row }) => ({
      ...{ id, slug, title, difficulty, origin, solvedBy, createdAt },
      author: name,
      published: row.published === 1,
      withdrawn: row.withdrawnAt !== null,
      votes: { up: row.upVotes, down: row.downVotes },
    })),
    nextCursor,
  }
}

type Change = { id: string; withdrawn: boolean; actor: { uid: string } }

/** Its version grows: what the library says of it is no longer written over what an administrator did. */
export async function setWithdrawn({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, withdrawn, actor }: Change) {
  await db.transaction().execute(async (tx) => {
    const row = await store.holdProblem(tx, id)
    if (!row) throw notFound()
    if ((row.withdrawnAt !== null) === withdrawn) return
    const version = row.version + 1
    await store.updateProblem(tx, { id, withdrawnAt: withdrawn ? clock() : null, version })
    await record(
      { db: tx, clock },
      {
        action: withdrawn ? 'problem.withdrawn' : 'problem.restored',
        actor,
        target: { kind: 'problem', id },
        detail: `“${row.title}” was ${withdrawn ? 'withdrawn' : 'brought back'}.`,
      },
    )
  })
  return { id }
}
