import type { AdminProblem, PROBLEM_VIEWS } from '#contract/admin.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import * as store from './administeredStore.ts'

const PAGE = 20

/** The problems of an administrator's view, newest first. */
export async function listForAdministrators(
  { db }: Pick<Deps, 'db'>,
  { view, cursor }: { view: (typeof PROBLEM_VIEWS)[number]; cursor?: string | undefined },
): Promise<{ items: AdminProblem[]; nextCursor: string | null }> {
  const rows = await store.listProblems(db, { view, after: readCursor(cursor), limit: PAGE + 1 })
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
