import { z } from 'zod'
import type { SearchResult } from '#contract/search.ts'
import { cursorOf } from '../../cursor.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { listEntries, listNewest, rank } from './store.ts'
import { marksOf, type Term, termsOf } from './terms.ts'

const PAGE_SIZE = 20
/** The tier where a page ended, and the number of its last entry. */
const places = cursorOf(z.tuple([z.number().int().min(0).max(5), z.number().int().min(1)]))

/** Topics and lessons that `uid` may find (null: a visitor). */
export async function search(
  { db }: Pick<Deps, 'db'>,
  { q, cursor, uid }: { q: string; cursor?: string | undefined; uid: string | null },
) {
  const place = places.read(cursor)
  const after = place && { tier: place[0], number: place[1] }
  const terms = termsOf(q)
  if (terms.length === 0) return { items: [], nextCursor: null }
  const standings = await rank(db, { uid, terms, typed: q, after, limit: PAGE_SIZE + 1 })
  const page = standings.slice(0, PAGE_SIZE)
  const rows = await listEntries(db, { uid, numbers: page.map(({ number }) => number) })
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const last = standings.length > PAGE_SIZE ? page.at(-1) : undefined
  return {
    items: page.flatMap(({ number }) => byNumber.get(number) ?? []).map((row) => resultOf(row, terms)),
    nextCursor: last ? places.write([last.tier, last.number]) : null,
  }
}

const TITLED = 200

/** The newest finished topics that `uid` finds and whose titles have all words of one of the texts, its last as a beginning. */
export async function listTopicsTitled(db: Db, { uid, anyOf }: { uid: string; anyOf: string[] }) {
  const anyTitle = anyOf.map(termsOf).filter((terms) => terms.length > 0)
  if (anyTitle.length === 0) return []
  const numbers = await listNewest(db, { uid, kind: 'topic', wanted: { anyTitle }, limit: TITLED })
  const rows = await listEntries(db, { uid, numbers })
  return rows
    .filter((row) => row.state === 'ready')
    .sort((a, b) => b.number - a.number)
    .map(({ id, topicTitle, level, generationOption }) => ({ id, title: topicTitle, level, generationOption }))
}

type Row = Awaited<ReturnType<typeof listEntries>>[number]

function resultOf(row: Row, terms: Term[]): SearchResult {
  const { id, topicId, topicTitle, subject, level } = row
  const isLesson = row.kind === 'lesson'
  const title = (isLesson ? row.lessonTitle : topicTitle) ?? ''
  const summary = (isLesson ? row.lessonSummary : row.topicSummary) ?? ''
  return {
    kind: isLesson ? 'lesson' : 'topic',
    id,
    topicId,
    topicTitle,
    title,
    titleMarks: marksOf(title, terms),
    summary,
    summaryMarks: marksOf(summary, terms),
    subject,
    level,
    minutes: (isLesson ? row.lessonMinutes : row.topicMinutes) ?? 0,
  }
}
