import { z } from 'zod'
import { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem, ProblemState, ProblemSummary } from '#contract/problems.ts'
import { WrittenProblem } from '#contract/writtenProblems.ts'
import { record } from '../audit/service.ts'
import type { Caller } from '../auth/service.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { cursorOf, pageOf } from '../db/cursor.ts'
import { storedJson } from '../db/storedJson.ts'
import type { ProblemRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { RenderedProblem, shownArguments } from '../library/service.ts'
import * as store from './store.ts'
import * as topicStore from './topicStore.ts'

export { listForAdministrators } from './administered.ts'
export { areProblemsSeeded, seedProblems } from './seed.ts'
export * from './topicProblems.ts'

const PAGE_SIZE = 20
/** The cursor contains the turn, the creation time and the id of the page's last problem. */
const places = cursorOf(z.tuple([z.number().int().min(0), z.number().int().min(0), z.string().min(1).max(80)]))
const LESSONS_SHOWN = 5
const WORDS_MAX = 8

/** The caller; null for a visitor. */
export type Reader = Pick<Caller, 'uid' | 'role'> | null

export const Skills = z.array(z.object({ id: z.string(), title: z.string() }))
const Languages = z.array(EmbeddedLanguage)

export const writtenOf = (row: Pick<ProblemRow, 'written'>) => storedJson(WrittenProblem, row.written)
export const languagesOf = (row: Pick<ProblemRow, 'languages'>) => storedJson(Languages, row.languages)
export const notFound = () => new AppError('not_found', (words) => words.missing.problem)

/** Nobody may edit the problems of a topic, so that their solutions and hidden tests never leave the server. */
export const mayEdit = (row: Pick<ProblemRow, 'authorId' | 'topicId'>, reader: Reader) =>
  row.topicId === null && reader !== null && (reader.role === 'admin' || row.authorId === reader.uid)

/**
 * A problem that the reader may see. Drafts are only visible to their author and administrators, withdrawn problems
 * only to administrators and people who have submitted solutions. A topic's problems are only visible to people who may
 * read the topic.
 * @throws AppError not_found
 */
export async function findReadable(db: Db, { id, reader }: { id: string; reader: Reader }): Promise<ProblemRow> {
  const row = await store.findProblem(db, id)
  if (!row || !(await topicStore.isInReach(db, { row, uid: reader?.uid ?? null }))) throw notFound()
  if (row.withdrawnAt !== null) {
    const isTheirs = reader && (await store.findStanding(db, { uid: reader.uid, problemId: row.id }))
    if (isTheirs || reader?.role === 'admin') return row
  } else if (row.published === 1 || mayEdit(row, reader)) return row
  throw notFound()
}

/**
 * Like `findReadable`, but only for problems that can still be worked on.
 * @throws AppError not_found, or conflict if the problem is withdrawn
 */
export async function findOpen(db: Db, given: { id: string; reader: Reader }): Promise<ProblemRow> {
  const row = await findReadable(db, given)
  if (row.withdrawnAt !== null) throw new AppError('conflict', (words) => words.problems.withdrawn)
  return row
}

export async function getProblem({ db }: Pick<Deps, 'db'>, given: { id: string; reader: Reader }): Promise<Problem> {
  const { reader } = given
  const row = await findReadable(db, given)
  const written = writtenOf(row)
  const rendered = storedJson(RenderedProblem, row.rendered)
  const uid = reader?.uid
  const standing = uid === undefined ? undefined : await store.findStanding(db, { uid, problemId: row.id })
  return {
    ...summaryOf(row, stateOf(standing)),
    statementHtml: rendered.statementHtml,
    form: written.form,
    functions: written.functions,
    starters: written.starters,
    tests: testsOf(written, rendered),
    hiddenTests: written.tests.filter((test) => test.hidden).length,
    hints: written.hints,
    ownVote: uid === undefined ? 'none' : await store.findVote(db, { uid, problemId: row.id }),
    editable: row.withdrawnAt === null && mayEdit(row, reader),
    lessons: await listTeaching(db, row, written.skillIds),
    author: row.authorId === null ? null : await store.findName(db, row.authorId),
  }
}

/** The topics that teach a problem's skills. For a problem that was written for a topic, only this topic. */
async function listTeaching(db: Db, { topicId }: Pick<ProblemRow, 'topicId'>, skillIds: string[]) {
  if (topicId === null) return topicStore.listTeachingTopics(db, { skillIds, limit: LESSONS_SHOWN })
  return topicStore.listTopicTitles(db, topicId)
}

/** The visible tests as learners see them. `rendered.tests` contains them in the same order. */
function testsOf({ form, tests }: WrittenProblem, rendered: RenderedProblem): Problem['tests'] {
  const visible = tests.filter((test) => !test.hidden)
  return rendered.tests.map(({ name, expected, givenHtml }, at) => ({
    name,
    expected,
    arguments: form === 'function' ? shownArguments(visible[at]?.argumentsJson ?? '[]') : null,
    setupHtml: form === 'query' ? givenHtml : null,
  }))
}

type Listing = {
  uid: string | null
  cursor?: string | undefined
  difficulty?: ProblemRow['difficulty'] | undefined
  language?: string | undefined
  state?: ProblemState | undefined
  q?: string | undefined
  topicId?: string | undefined
  skillId?: string | undefined
}

export async function listProblems({ db }: Pick<Deps, 'db'>, given: Listing) {
  const { cursor, q = '', topicId, skillId, ...filter } = given
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  const place = places.read(cursor)
  const after = place && { turn: place[0], createdAt: place[1], id: place[2] }
  const taught = topicId === undefined ? null : await catalog.listReadableSkills(db, { id: topicId, uid: given.uid })
  const skillIds = skillId === undefined ? taught : [skillId].filter((id) => taught?.includes(id) ?? true)
  const asked = { ...filter, words, topicId, skillIds: skillIds ?? undefined, after, limit: PAGE_SIZE + 1 }
  const rows = await store.listProblems(db, asked)
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, ({ turn, createdAt, id }) => places.write([turn, createdAt, id]))
  return {
    items: page.map((row) => summaryOf(row, stateOf(row.triedId === null ? undefined : row))),
    nextCursor,
  }
}

const stateOf = (standing: { solvedAt: number | null } | undefined): ProblemState =>
  !standing ? 'new' : standing.solvedAt === null ? 'tried' : 'solved'

const summaryOf = (row: store.ListedProblem, state: ProblemState): ProblemSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  difficulty: row.difficulty,
  languages: languagesOf(row),
  skills: storedJson(Skills, row.skills),
  votes: votesOf(row),
  solvedBy: row.solvedBy,
  origin: row.origin,
  published: row.published === 1 && row.withdrawnAt === null,
  state,
  createdAt: row.createdAt,
})

const votesOf = ({ upVotes, downVotes }: Pick<ProblemRow, 'upVotes' | 'downVotes'>) => ({
  up: upVotes,
  down: downVotes,
})

type Vote = { slug: string; action: 'up' | 'down' | 'none'; reader: NonNullable<Reader> }

/** Changes the reader's vote. Locks the row of the problem, so that concurrent votes are counted correctly. */
export async function updateVote({ db }: Pick<Deps, 'db'>, { slug, action, reader }: Vote) {
  const { id } = await findOpen(db, { id: slug, reader })
  return db.transaction().execute(async (tx) => {
    const row = await store.holdProblem(tx, id)
    if (!row) throw notFound()
    if (row.published === 0) throw new AppError('conflict', (words) => words.problems.draftNotVotable)
    const place = { uid: reader.uid, problemId: id }
    const before = await store.findVote(tx, place)
    const change = (vote: 'up' | 'down') => Number(action === vote) - Number(before === vote)
    if (action === 'none') await store.deleteVote(tx, place)
    else await store.saveVote(tx, { ...place, vote: action })
    const votes = { upVotes: row.upVotes + change('up'), downVotes: row.downVotes + change('down') }
    await store.updateProblem(tx, { id, ...votes })
    return { votes: votesOf(votes), ownVote: action }
  })
}

/** Titles of these problems, and whether `uid` may open each. */
export async function findTitles(db: Db, { ids, uid }: { ids: string[]; uid: string }) {
  const rows = await topicStore.listTitles(db, { ids: [...new Set(ids)], uid })
  // The caller has submitted solutions to these problems, so they may open them even if they are withdrawn, but not if
  // they have become drafts again, or if they belong to a topic that the caller may no longer read.
  return new Map(
    rows.map(({ id, slug, title, published, authorId, withdrawnAt, topicId, readableTopicId }) => {
      const isOpen = withdrawnAt !== null || published === 1 || authorId === uid
      return [id, { slug, title, isOpen: isOpen && topicId === readableTopicId }]
    }),
  )
}

type Change = { id: string; withdrawn: boolean; actor: { uid: string } }

/** Withdraws or restores a problem for an administrator. Increments the version, so that seeding doesn't undo it. */
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
