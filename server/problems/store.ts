import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Place } from '../db/cursor.ts'
import { newestOf } from '../db/newest.ts'
import type { ProblemRow, SubmissionRow, Tables } from '../db/tables.ts'
import { ownTopics } from './topicStore.ts'
import { saveTurns } from './turns.ts'

const findBy = (db: Db, column: 'id' | 'slug', value: string) =>
  db.selectFrom('problems').selectAll().where(column, '=', value).executeTakeFirst()

export const findProblem = async (db: Db, idOrSlug: string) =>
  (await findBy(db, 'slug', idOrSlug)) ?? (await findBy(db, 'id', idOrSlug))

/** The current row, locked until the transaction ends. */
export async function holdProblem(tx: Db, id: string) {
  return tx
    .updateTable('problems')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Returns false if the slug is taken. */
export async function insertProblem(db: Db, row: ProblemRow) {
  const inserted = await db
    .insertInto('problems')
    .values(row)
    .onConflict((c) => c.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateProblem(db: Db, { id, ...change }: Pick<ProblemRow, 'id'> & Partial<ProblemRow>) {
  await db.updateTable('problems').set(change).where('id', '=', id).execute()
  if ('published' in change || 'withdrawnAt' in change) await saveTurns(db, id)
}

export async function deleteProblem(db: Db, id: string) {
  await db.deleteFrom('problems').where('id', '=', id).execute()
}

export async function countUnpublished(db: Db, authorId: string) {
  const { count } = await db
    .selectFrom('problems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', authorId)
    .where('published', '=', 0)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A position in the list of problems, which is sorted by turn and then newest first. */
export type TurnPlace = Place & { turn: number }

type Standing = Pick<Tables['problemStandings'], 'failureCountedAt' | 'solvedAt'>
export type Filter = {
  /** Null for a visitor. */
  uid: string | null
  after?: TurnPlace | undefined
  limit: number
  difficulty?: ProblemRow['difficulty'] | undefined
  language?: string | undefined
  state?: 'new' | 'tried' | 'solved' | undefined
  words: string[]
  /** Only problems that practise at least one of these skills. */
  skillIds?: string[] | undefined
  /** Also shows the problems of this topic. The caller must check whether the reader may see them. */
  topicId?: string | undefined
}

/** The columns that lists need. They don't include the texts and tests, which are hundreds of times as large. */
export const LISTED = [
  'problems.id',
  'problems.slug',
  'problems.title',
  'problems.difficulty',
  'problems.languages',
  'problems.skills',
  'problems.upVotes',
  'problems.downVotes',
  'problems.solvedBy',
  'problems.origin',
  'problems.published',
  'problems.withdrawnAt',
  'problems.createdAt',
  'problems.turn',
] as const
type Unqualified<Name> = Name extends `problems.${infer Column}` ? Column : never
export type ListedProblem = Pick<ProblemRow, Unqualified<(typeof LISTED)[number]>>

/**
 * Published problems and the person's own drafts. A topic's problems are only among them if the person owns the topic,
 * or if the list is about the topic. They are sorted by turn (turns.ts): first the newest few problems of every author,
 * then the next few, so that no author can fill a page alone. Within a turn, the newest come first.
 */
export async function listProblems(
  db: Db,
  { uid, after, limit, difficulty, language, state, words, skillIds, topicId }: Filter,
) {
  let query = db
    .selectFrom('problems')
    .leftJoin('problemStandings', (join) =>
      join.onRef('problemStandings.problemId', '=', 'problems.id').on('problemStandings.uid', '=', uid ?? ''),
    )
    .select([...LISTED, 'problemStandings.problemId as triedId', 'problemStandings.solvedAt'])
    .where('problems.withdrawnAt', 'is', null)
    .where((eb) => eb.or([eb('problems.published', '=', 1), eb('problems.authorId', '=', uid ?? '')]))
    .where((eb) =>
      eb.or([
        eb('problems.topicId', 'is', null),
        eb('problems.topicId', '=', topicId ?? ''),
        eb('problems.topicId', 'in', ownTopics(db, uid)),
      ]),
    )
    .orderBy('problems.turn')
    .orderBy('problems.createdAt', 'desc')
    .orderBy('problems.id', 'desc')
    .limit(limit)
  if (difficulty) query = query.where('problems.difficulty', '=', difficulty)
  if (language) query = query.where('problems.languages', 'like', `%"${language}"%`)
  if (state === 'new') query = query.where('problemStandings.problemId', 'is', null)
  if (state === 'tried') query = query.where('problemStandings.problemId', 'is not', null)
  if (state) query = query.where('problemStandings.solvedAt', state === 'solved' ? 'is not' : 'is', null)
  for (const word of words) query = query.where((eb) => holds(eb, 'words', word))
  if (skillIds) {
    const written = skillIds.map((id) => `"id":${JSON.stringify(id)}`)
    query = query.where((eb) => eb.or(written.map((id) => holds(eb, 'skills', id))))
  }
  if (after) {
    const { turn, createdAt, id } = after
    query = query.where((eb) =>
      eb.or([
        eb('problems.turn', '>', turn),
        eb.and([
          eb('problems.turn', '=', turn),
          eb(eb.refTuple('problems.createdAt', 'problems.id'), '<', eb.tuple(createdAt, id)),
        ]),
      ]),
    )
  }
  return query.execute()
}

function holds(eb: ExpressionBuilder<Tables, 'problems'>, column: 'words' | 'skills', word: string) {
  return sql<SqlBool>`${eb.ref(`problems.${column}`)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

export async function findStanding(
  db: Db,
  { uid, problemId }: { uid: string; problemId: string },
): Promise<Standing | undefined> {
  return db
    .selectFrom('problemStandings')
    .select(['failureCountedAt', 'solvedAt'])
    .where('uid', '=', uid)
    .where('problemId', '=', problemId)
    .executeTakeFirst()
}

export async function saveStanding(db: Db, row: Tables['problemStandings']) {
  const { uid: _, problemId: __, ...change } = row
  await db
    .insertInto('problemStandings')
    .values(row)
    .onConflict((c) => c.columns(['uid', 'problemId']).doUpdateSet(change))
    .execute()
}

export async function hasStandings(db: Db, { problemId, but }: { problemId: string; but: string }) {
  const row = await db
    .selectFrom('problemStandings')
    .select('uid')
    .where('problemId', '=', problemId)
    .where('uid', '!=', but)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function addSolver(db: Db, problemId: string) {
  await db
    .updateTable('problems')
    .set((eb) => ({ solvedBy: eb('solvedBy', '+', 1) }))
    .where('id', '=', problemId)
    .execute()
}

export async function findVote(db: Db, { uid, problemId }: { uid: string; problemId: string }) {
  const row = await db
    .selectFrom('problemVotes')
    .select('vote')
    .where('uid', '=', uid)
    .where('problemId', '=', problemId)
    .executeTakeFirst()
  return row?.vote ?? 'none'
}

export async function saveVote(db: Db, { uid, problemId, vote }: Tables['problemVotes']) {
  await db
    .insertInto('problemVotes')
    .values({ uid, problemId, vote })
    .onConflict((c) => c.columns(['uid', 'problemId']).doUpdateSet({ vote }))
    .execute()
}

export async function deleteVote(db: Db, { uid, problemId }: { uid: string; problemId: string }) {
  await db.deleteFrom('problemVotes').where('uid', '=', uid).where('problemId', '=', problemId).execute()
}

export async function findSubmission(db: Db, { uid, id }: { uid: string; id: string }) {
  return db.selectFrom('submissions').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

export async function insertSubmission(db: Db, row: SubmissionRow) {
  await db.insertInto('submissions').values(row).execute()
}

export async function listSubmissions(
  db: Db,
  { uid, problemId, limit }: { uid: string; problemId: string; limit: number },
) {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('uid', '=', uid)
    .where('problemId', '=', problemId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes a person's submissions to a problem, except the newest `kept` and the first that passed. */
export async function deleteOldSubmissions(
  db: Db,
  { uid, problemId, kept }: { uid: string; problemId: string; kept: number },
) {
  const theirs = db.selectFrom('submissions').select('id').where('uid', '=', uid).where('problemId', '=', problemId)
  const newest = theirs.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(kept)
  const firstPass = theirs.where('passed', '=', 1).orderBy('createdAt').orderBy('id').limit(1)
  await db
    .deleteFrom('submissions')
    .where('uid', '=', uid)
    .where('problemId', '=', problemId)
    .where('id', 'not in', newest)
    .where('id', 'not in', firstPass)
    .execute()
}

/** Deletes a person's oldest submissions until the remaining ones take at most `keptBytes`. */
export async function deleteSubmissionsBeyond(db: Db, { uid, keptBytes }: { uid: string; keptBytes: number }) {
  const before = newestOf('submissions', { uid, texts: ['source', 'results', 'mastery'] })
  await db
    .deleteFrom('submissions')
    .where('uid', '=', uid)
    .where('id', 'in', sql<string>`(select "id" from ${before} where "bytes" > ${keptBytes})`)
    .execute()
}

export const listLibraryProblems = (db: Db) =>
  db
    .selectFrom('problems')
    .select(['id', 'slug', 'contentHash', 'version', 'withdrawnAt'])
    .where('origin', '=', 'library')
    .execute()

export async function listSkills(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('skills').selectAll().where('id', 'in', ids).execute()
}

export async function findName(db: Db, uid: string) {
  return (await db.selectFrom('users').select('name').where('id', '=', uid).executeTakeFirst())?.name ?? null
}
