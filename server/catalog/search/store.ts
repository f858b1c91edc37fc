import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { isPostgres } from '../../db/dialect.ts'
import { audiencesOf } from '../audience.ts'
import { entryNumbered, isFirstCopy } from '../copies.ts'
import { newestByFts5 } from './fts5.ts'
import type { Term } from './terms.ts'
import { findOwnCopies } from './twins.ts'
import { allByVector, newestByVector } from './vector.ts'
import type { Search, Wanted } from './wanted.ts'

/** The rank of an entry in a search: first by tier, best first, and then by number, newest first. */
export type Standing = { tier: number; number: number }

const KINDS = ['topic', 'lesson'] as const

/**
 * The conditions of each tier, from the strictest to the loosest. Each of them includes the matches of the previous
 * ones.
 */
const wantsOf = (terms: Term[], typed: string): [Wanted, Wanted, Wanted] => [
  { whole: typed },
  { all: terms, in: 'title' },
  { all: terms, in: 'text' },
]

/** A page of what `uid` finds, starting after the position `after`. */
export async function rank(
  db: Db,
  {
    uid,
    terms,
    typed,
    after,
    limit,
  }: { uid: string | null; terms: Term[]; typed: string; after?: Standing; limit: number },
): Promise<Standing[]> {
  const wanted = wantsOf(terms, typed)
  if (isPostgres(db)) {
    const all = await allByVector(db, { uid, wanted })
    if (all) {
      const standings = all.map(({ number, kind, place }) => ({ number, tier: place * 2 + (kind === 'topic' ? 0 : 1) }))
      const isBehind = (one: Standing) => !after || compare(after, one) < 0
      return standings.filter(isBehind).sort(compare).slice(0, limit)
    }
  }
  const found: Standing[] = []
  for (const [place, want] of wanted.entries()) {
    for (const [second, kind] of KINDS.entries()) {
      const tier = place * 2 + second
      if (found.length === limit || (after && tier < after.tier)) continue
      const closer = wanted[place - 1]
      const numbers = await listNewest(db, {
        uid,
        kind,
        wanted: closer ? { this: want, butNot: closer } : want,
        before: tier === after?.tier ? after.number : undefined,
        limit: limit - found.length,
      })
      found.push(...numbers.map((number) => ({ tier, number })))
    }
  }
  return found
}

const compare = (a: Standing, b: Standing) => a.tier - b.tier || b.number - a.number

/** The numbers of the newest entries that match a search. */
export const listNewest = (db: Db, search: Search) =>
  isPostgres(db) ? newestByVector(db, search) : newestByFts5(db, search)

/** The numbers of topics' entries, by topic id. If `uid` finds several copies, only the first is included. */
export async function listTopicNumbers(
  db: Db,
  { ids, uid }: { ids: string[]; uid: string | null },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogEntries')
    .select(['id', 'number'])
    .where('kind', '=', 'topic')
    .where('id', 'in', ids)
    .where(isFirstCopy(audiencesOf(uid), entryNumbered(sql.ref('catalogEntries.number'))))
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/**
 * The entries with these numbers that `uid` may see, in any order. If the reader has a copy of an entry, it replaces
 * the entry.
 */
export async function listEntries(db: Db, { uid, numbers }: { uid: string | null; numbers: number[] }) {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('catalogEntries as entry')
    .innerJoin('topics', 'topics.id', 'entry.topicId')
    .leftJoin('lessons', (join) => join.onRef('lessons.id', '=', 'entry.id').on('entry.kind', '=', 'lesson'))
    .select(['entry.number', 'entry.kind', 'entry.id', 'entry.topicId', 'entry.twin', 'topics.subject', 'topics.level'])
    .select(['topics.state', 'topics.language', 'topics.generationOption', 'topics.audience'])
    .select(['topics.title as topicTitle', 'topics.summary as topicSummary', 'topics.minutes as topicMinutes'])
    .select(['lessons.title as lessonTitle', 'lessons.summary as lessonSummary', 'lessons.minutes as lessonMinutes'])
    .where('entry.number', 'in', numbers)
    .execute()
  // The index only matches a hash of the owner, so the owner is checked here. If this condition were part of the query,
  // SQLite would read every public topic.
  const audiences: (string | null)[] = audiencesOf(uid)
  const found = rows.filter(({ audience }) => audiences.includes(audience))
  const own = await findOwnCopies(db, { uid, twins: found.flatMap(({ twin }) => twin ?? []) })
  return found.map((row) => ({ ...row, ...own.get(row.twin) }))
}
