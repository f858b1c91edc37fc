import { hourly } from '../background/hourly.ts'
import type { Db } from '../db/client.ts'
import { lock } from '../db/dialect.ts'
import type { ModelCallRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../id.ts'
import type { ModelName, ModelsConfig } from './config.ts'
import { ModelError } from './errors.ts'
import { costOf, type Price, priceOf, type Usage } from './prices.ts'
import * as store from './store.ts'

/** Letters of a token, on the low side of what is usual, so that an estimate is rather too high. */
const LETTERS_A_TOKEN = 3

export const estimateTokens = (text: string) => Math.ceil(text.length / LETTERS_A_TOKEN)

/** No call takes so long: its server must have died. */
const LOST_AFTER_MS = 600_000

/** When the day of `now` began, by UTC: budgets and allowances are for one such day. */
export const startOfDay = (now: number) => now - (now % 86_400_000)

/** For whom and what a call is made. */
export type Account = {
  jobId: string | null
  uid: string
  topicId: string | null
  step: string
  purpose: 'writer' | 'checker' | 'embedder'
}

type Opening = Account & ModelName & { callKey: string; input: string; maxOutput: number }

/**
 * Writes a call down before it is made, with the most it can cost.
 * @throws ModelError `over_budget`, and nothing is written
 */
export async function reserve(
  { db, clock, prices }: { db: Db; clock: () => number; prices: Price[] },
  { budgetUsdADay }: Pick<ModelsConfig, 'budgetUsdADay'>,
  { input, maxOutput, ...call }: Opening,
): Promise<ModelCallRow> {
  const now = clock()
  const price = priceOf(prices, call, now)
  const most = { input: estimateTokens(input), cacheRead: 0, cacheWrite: 0, output: maxOutput, reasoning: 0 }
  const row: ModelCallRow = {
    id: newId(),
    ...call,
    outcome: 'running',
    finish: null,
    ...{ input: 0, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0 },
    estimated: 0,
    usdMicros: null,
    reservedMicros: price ? costOf(price, most) : 0,
    priceId: price?.id ?? null,
    ms: 0,
    reply: null,
    startedAt: now,
    endedAt: null,
  }
  await db.transaction().execute(async (tx) => {
    if (budgetUsdADay !== undefined) {
      // Two calls at once must not both be the last that fits.
      await lock(tx, 'models:budget')
      const spent = await store.sumSpent(tx, startOfDay(now))
      if (spent + row.reservedMicros > budgetUsdADay * 1_000_000) throw new ModelError('over_budget')
    }
    await store.insertCall(tx, row)
  })
  return row
}

type Ending = {
  outcome: ModelCallRow['outcome']
  finish: string | null
  /** What the provider counted; null if the call broke off before it said. */
  usage: Usage | null
  /** `usage` is reckoned from the letters. */
  isEstimated?: boolean
  /** All that was received, for the estimate and, where it is whole, for a resumed job. */
  text: string
  input: string
}

/** Writes down how a call ended and what it cost, failures too. */
export async function settle(
  { db, clock, prices }: { db: Db; clock: () => number; prices: Price[] },
  row: ModelCallRow,
  { outcome, finish, usage, isEstimated = false, text, input }: Ending,
) {
  const now = clock()
  const price = prices.find(({ id }) => id === row.priceId)
  // Whatever was received has been paid for; a call that gave nothing is taken to have cost nothing.
  const counted = usage ?? (text === '' ? null : estimated(input, text))
  await store.endCall(db, row.id, {
    outcome,
    finish,
    ...(counted ?? {}),
    estimated: Number(isEstimated || (!usage && counted !== null)),
    usdMicros: counted === null ? 0 : price ? costOf(price, counted) : null,
    reservedMicros: 0,
    ms: now - row.startedAt,
    reply: outcome === 'ok' && row.jobId !== null ? text : null,
    endedAt: now,
  })
}

/** Settles the calls that nobody will settle any more, now and every hour until it is stopped. */
export const startSettlingLost = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  hourly({ log }, () => store.settleLost(db, { before: clock() - LOST_AFTER_MS, now: clock() }))

const estimated = (input: string, text: string): Usage => ({
  input: estimateTokens(input),
  cacheRead: 0,
  cacheWrite: 0,
  output: estimateTokens(text),
  reasoning: 0,
})
