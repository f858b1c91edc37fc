import type { EditedItem } from '#contract/items.ts'
import type { QuestionReport } from '#contract/reports.ts'
import { record } from '../audit/service.ts'
import * as catalog from '../catalog/service.ts'
import { languageOfAccount } from '../db/accountLanguage.ts'
import type { Deps } from '../deps.ts'
import * as editing from '../editing/service.ts'
import { AppError } from '../errors.ts'
import { proseOf } from '../items/service.ts'
import * as notices from '../notices/service.ts'
import { type ServerWords, wordsIn } from '../words.ts'
import { answeredIn } from './service.ts'
import * as store from './store.ts'

const SHOWN = 100
const STEM_LENGTH = 120

type By = { editor: editing.Editor }

export async function listTopicReports({ db }: Pick<Deps, 'db'>, { topicId, editor }: By & { topicId: string }) {
  await catalog.getEditableTopic(db, { id: topicId, editor })
  const rows = await store.listTopicReports(db, { topicId, limit: SHOWN })
  return {
    items: rows.map((row): QuestionReport => {
      const { id, thingId: questionId, title, reason, detail, name: reporter, createdAt, checked } = row
      return { id, questionId, title, reason, detail, reporter, createdAt, answered: answeredIn(row), checked }
    }),
  }
}

type Decision = By & {
  id: string
  outcome: 'mended' | 'withdrawn' | 'already' | 'rejected'
  sentence: string
  version?: number | undefined
  item?: EditedItem | undefined
}

/** Updates the question, the report and the notice to the reporter in one transaction. */
export async function decideReport(deps: Deps, { id, editor, outcome, sentence, version, item }: Decision) {
  const report = await store.findReport(deps.db, id)
  if (report?.kind !== 'question') throw notFound()
  const of = { topicId: report.topicId, questionId: report.thingId, editor }
  const question = await editing.findQuestion(deps.db, of).catch((error) => {
    throw error instanceof AppError && error.code === 'not_found' ? notFound() : error
  })
  if (outcome === 'rejected' && sentence === '')
    throw new AppError('invalid_request', (words) => words.learning.sayWhyRight)
  const change = changeOf({ outcome, item })
  if (change && version === undefined) throw new AppError('invalid_request', (words) => words.learning.versionMissing)
  if (outcome === 'already' && !question.row.withdrawn && (question.changedAt ?? 0) < report.createdAt)
    throw new AppError('invalid_request', (words) => words.learning.notChangedSinceReport)

  const prepared = change && (await editing.prepareChange(deps.db, { ...of, change, version: version ?? 0 }))
  const now = deps.clock()
  const upheld = outcome !== 'rejected'
  const told = await deps.db.transaction().execute(async (tx) => {
    if (change) {
      const changing = { ...of, change, version: version ?? 0, prepared: prepared ?? null, now, reported: true }
      await editing.writeQuestion(tx, changing)
    }
    const verdict = { id, outcome: upheld ? 'upheld' : 'rejected', decision: sentence, decidedAt: now } as const
    if (!(await store.decideReport(tx, verdict)))
      throw new AppError('conflict', (words) => words.learning.decidedByAnother)
    const target = { kind: 'report' as const, id }
    const detail = upheld ? `Upheld: ${outcome}.` : 'Rejected.'
    await record(
      { db: tx, clock: deps.clock },
      { action: 'report.decided', actor: { uid: editor.uid }, target, detail },
    )
    const { told } = wordsIn((await languageOfAccount(tx, report)) ?? 'en')
    const text = toldTo(told, { outcome, title: report.title, sentence })
    return notices.tell(tx, { uid: report.uid, text, quizId: report.quizId, createdAt: now })
  })
  notices.announce(deps, told)
  return { id, outcome: upheld ? ('upheld' as const) : ('rejected' as const) }
}

function changeOf({ outcome, item }: Pick<Decision, 'outcome' | 'item'>) {
  if (outcome === 'withdrawn') return { withdrawn: true }
  if (outcome !== 'mended') return null
  if (!item) throw new AppError('invalid_request', (words) => words.learning.itemMissing)
  return { item }
}

function toldTo(
  { reports }: ServerWords['told'],
  { outcome, title, sentence }: Pick<Decision, 'outcome' | 'sentence'> & { title: string },
) {
  const prose = proseOf(title).replace(/\s+/g, ' ').trim()
  const stem = prose.length > STEM_LENGTH ? `${prose.slice(0, STEM_LENGTH)}…` : prose
  const verdict = outcome === 'rejected' || outcome === 'withdrawn' ? outcome : 'mended'
  return [reports[verdict](stem), sentence].filter(Boolean).join(' ')
}

const notFound = () => new AppError('not_found', (words) => words.missing.report)
