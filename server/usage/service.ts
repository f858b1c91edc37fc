import { type CostSummary, type ModelCall, SUMMARY_DAYS, type UsageFilter, type UsageSums } from '#contract/usage.ts'
import { readCursor, writeCursor } from '../db/cursor.ts'
import type { ModelSumRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { ModelsConfig } from '../models/service.ts'
import { csvHead, csvLine } from './csv.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const PAGE_SIZE = 50
const CSV_ROWS = 1_000
const DEAREST_SHOWN = 20

type CallPage = UsageFilter & { cursor?: string | undefined }

/** A page of the ledger of model calls, newest first. */
export async function listCalls(deps: Pick<Deps, 'db'>, asked: CallPage) {
  const { rows, nextCursor } = await readPage(deps, asked, PAGE_SIZE)
  return { items: rows, nextCursor }
}

/** A part of the ledger as CSV. Only the first part has a header row. */
export async function exportCalls(deps: Pick<Deps, 'db'>, asked: CallPage) {
  const { rows, nextCursor } = await readPage(deps, asked, CSV_ROWS)
  const lines = rows.map(csvLine)
  return { csv: (asked.cursor ? lines : [csvHead, ...lines]).join(''), rows: rows.length, nextCursor }
}

async function readPage({ db }: Pick<Deps, 'db'>, { cursor, ...filter }: CallPage, size: number) {
  const found = await store.listCalls(db, { ...filter, after: readCursor(cursor), limit: size + 1 })
  const page = found.slice(0, size)
  const last = page.at(-1)
  return {
    rows: page.map(callOf),
    nextCursor: found.length > size && last ? writeCursor({ createdAt: last.startedAt, id: last.id }) : null,
  }
}

function callOf(row: Awaited<ReturnType<typeof store.listCalls>>[number]): ModelCall {
  const { id, startedAt, endedAt, ms, purpose, step, outcome, finish, priceId, jobId } = row
  return {
    ...{ id, startedAt, endedAt, ms, purpose, step, outcome, finish, priceId, jobId },
    model: `${row.provider}:${row.model}`,
    tokensIn: row.input,
    tokensCached: row.cacheRead,
    tokensCacheWritten: row.cacheWrite,
    tokensOut: row.output,
    tokensReasoning: row.reasoning,
    estimated: row.estimated === 1,
    usdMicros: row.usdMicros,
    reservedMicros: row.reservedMicros,
    user: { uid: row.uid, displayName: row.name, email: row.email },
    topic: row.topicId === null ? null : { id: row.topicId, title: row.title },
  }
}

export async function getCostSummary({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const today = Math.floor(clock() / DAY_MS)
  const firstOfMonth = startOfMonth(today)
  const since = today - SUMMARY_DAYS + 1
  const [outcomes, models, people, topics, underWay] = await Promise.all([
    // The month may have begun before the first day that is shown.
    store.listSums(db, { kind: 'outcome', since: Math.min(since, firstOfMonth) }),
    store.listSums(db, { kind: 'model', since }),
    store.listDearestPeople(db, { since, limit: DEAREST_SHOWN }),
    store.listDearestTopics(db, { since, limit: DEAREST_SHOWN }),
    store.sumUnderWay(db),
  ])
  const shown = outcomes.filter(({ day }) => day >= since)
  const summary: CostSummary = {
    models: config.models ? namesOf(config.models) : null,
    budget: budgetOf(config.models, today),
    underWay,
    today: sumOf(shown.filter(({ day }) => day === today)),
    month: sumOf(outcomes.filter(({ day }) => day >= firstOfMonth)),
    total: sumOf(shown),
    byDay: Array.from({ length: SUMMARY_DAYS }, (_, place) => {
      const day = since + place
      return { day: dateOf(day), ...sumOf(shown.filter((row) => row.day === day)) }
    }),
    byModel: grouped(models).map(([model, sums]) => ({ model, ...sums })),
    byOutcome: grouped(shown).map(([outcome, sums]) => ({ outcome: outcome as ModelCall['outcome'], ...sums })),
    byUser: {
      items: people.map((row) => ({ uid: row.key, displayName: row.name, email: row.email, ...sumOf([row]) })),
      count: Number(people[0]?.count ?? 0),
    },
    byTopic: {
      items: topics.map((row) => ({ topicId: row.key || null, title: row.title, ...sumOf([row]) })),
      count: Number(topics[0]?.count ?? 0),
    },
  }
  return summary
}

/** A person's costs since the first of the month (UTC). */
export async function sumMonth({ db, clock }: Pick<Deps, 'db' | 'clock'>, uid: string) {
  const since = startOfMonth(Math.floor(clock() / DAY_MS))
  const { calls, unpriced, usdMicros } = sumOf(await store.listSums(db, { kind: 'person', since, key: uid }))
  return { calls, unpriced, usdMicros }
}

const namesOf = ({ writer, checker }: ModelsConfig) => ({
  writer: `${writer.provider}:${writer.model}`,
  checker: `${checker.provider}:${checker.model}`,
})

function budgetOf(models: ModelsConfig | undefined, today: number) {
  if (models?.budgetUsdADay === undefined) return null
  const dayMicros = Math.round(models.budgetUsdADay * 1_000_000)
  const date = new Date(today * DAY_MS)
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return { dayMicros, monthMicros: dayMicros * days }
}

type Summed = Pick<ModelSumRow, 'calls' | 'failures' | 'unpriced' | 'input' | 'cacheRead' | 'output' | 'usdMicros'>

/** Adds up rows. The values are converted, because PostgreSQL returns sums as text. */
function sumOf(rows: Summed[]): UsageSums {
  const sum = (column: keyof Summed) => rows.reduce((all, row) => all + Number(row[column]), 0)
  return {
    calls: sum('calls'),
    failures: sum('failures'),
    unpriced: sum('unpriced'),
    tokensIn: sum('input'),
    tokensOut: sum('output'),
    tokensCached: sum('cacheRead'),
    usdMicros: sum('usdMicros'),
  }
}

/** Totals by key, most expensive first. */
function grouped(rows: ModelSumRow[]): [string, UsageSums][] {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]): [string, UsageSums] => [key, sumOf(own)])
    .sort(([, a], [, b]) => b.usdMicros - a.usdMicros || b.calls - a.calls)
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

function startOfMonth(day: number) {
  const date = new Date(day * DAY_MS)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS
}
