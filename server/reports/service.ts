import { Answer } from '#contract/quizzes.ts'
import type { Report, ReportedKind, ReportReason } from '#contract/reports.ts'
import * as catalog from '../catalog/service.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import { lock } from '../db/dialect.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import { answerInWords, Item } from '../items/service.ts'
import * as quizzes from '../quizzes/service.ts'
import * as store from './store.ts'
import { titleOf } from './title.ts'

const PAGE_SIZE = 20
const REPORTS_A_DAY = 20
const DAY_MS = 24 * 3600 * 1000
const TITLE_MAX_LENGTH = 300

export type NewReport = {
  uid: string
  kind: ReportedKind
  id: string
  reason: ReportReason
  detail: string
  attemptId?: string | undefined
}

/**
 * Files a report about something that the person may read. If they report it again, the new report replaces the old one
 * and is open again.
 */
export async function fileReport(deps: Deps, { uid, kind, id: thingId, reason, detail, attemptId }: NewReport) {
  const thing = await findThing(deps, { uid, kind, id: thingId, attemptId })
  const now = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    await lock(tx, `reports:${uid}`)
    const recent = await store.listRecentReports(tx, { uid, since: now - DAY_MS })
    const isSame = (report: (typeof recent)[number]) =>
      report.kind === kind && report.thingId === thingId && report.topicId === thing.topicId
    const isNew = !recent.some(isSame)
    const [oldest] = recent
    if (oldest && isNew && recent.length >= REPORTS_A_DAY) {
      const retryAfter = Math.max(1, Math.ceil((oldest.createdAt + DAY_MS - now) / 1000))
      throw new AppError('rate_limited', (words) => words.learning.reportsADay(REPORTS_A_DAY), {
        retryAfter,
      })
    }
    const title = thing.title.slice(0, TITLE_MAX_LENGTH)
    const id = newId()
    const undecided = { closed: 0, outcome: null, decision: null, decidedAt: null, checked: null }
    const said = { uid, kind, thingId, title, reason, detail, createdAt: now, ...undecided }
    return store.saveReport(tx, { ...thing, ...said, id, attemptId: attemptId ?? null })
  })
}

/** Open reports, newest first. They only contain links to things that the administrator may read. */
export async function listReports(
  { db }: Pick<Deps, 'db'>,
  { uid, cursor }: { uid: string; cursor?: string | undefined },
) {
  const rows = await store.listOpenReports(db, { uid, after: readCursor(cursor), limit: PAGE_SIZE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, writeCursor)
  return {
    items: page.map((row): Report => {
      const { id, kind, title, reason, detail, createdAt, checked } = row
      const mayRead = row.readableId !== null
      const shown = pageOfThing(row)
      const reporter = { uid: row.uid, displayName: row.name, email: row.email }
      const page = mayRead ? shown : null
      const question =
        kind === 'question' && mayRead && row.lessonOfWord === null ? { id: row.thingId, topicId: row.topicId } : null
      return {
        id,
        kind,
        title,
        page,
        reason,
        detail,
        reporter,
        createdAt,
        answered: answeredIn(row),
        checked,
        question,
      }
    }),
    nextCursor,
  }
}

function pageOfThing({
  kind,
  thingId,
  quizId,
  lessonOfWord,
}: Awaited<ReturnType<typeof store.listOpenReports>>[number]) {
  if (lessonOfWord !== null) return { kind: 'lesson' as const, id: lessonOfWord }
  return kind === 'question' ? { kind: 'quiz' as const, id: quizId ?? '' } : { kind, id: thingId }
}

/** Succeeds even if the report is already closed. */
export async function closeReport({ db }: Pick<Deps, 'db'>, id: string) {
  if (!(await store.closeReport(db, id))) throw new AppError('not_found', (words) => words.missing.report)
  return { id }
}

/** The reported answer as plain text, or null if the report has none. */
export function answeredIn({ answer, item }: { answer: string | null; item: string | null }) {
  if (answer === null || item === null) return null
  return answerInWords(storedJson(Item, item), storedJson(Answer, answer))
}

type Thing = { title: string; topicId: string; quizId: string | null; answer: string | null }

/** @throws AppError not_found if the reporter may not read the thing. */
async function findThing(
  deps: Deps,
  { uid, kind, id, attemptId }: Pick<NewReport, 'uid' | 'kind' | 'id' | 'attemptId'>,
): Promise<Thing> {
  switch (kind) {
    case 'topic': {
      const { title } = await catalog.getTopic(deps, { id, uid })
      return { title, topicId: id, quizId: null, answer: null }
    }
    case 'lesson': {
      const { title, topicId } = await catalog.getLesson(deps, { id, uid })
      return { title, topicId, quizId: null, answer: null }
    }
    case 'question': {
      const { stem, ...place } = await quizzes.getQuestionPlace(deps, { id, uid, attemptId })
      return { title: titleOf(stem), ...place }
    }
  }
}
