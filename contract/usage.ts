import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

/** How a call of a language model ended; `lost`: its server died while it was under way. */
const CALL_OUTCOMES = [
  'running',
  'ok',
  'rate_limited',
  'unavailable',
  'timeout',
  'refused',
  'unreadable',
  'misconfigured',
  'over_budget',
  'unsupported',
  'cancelled',
  'lost',
] as const
export const CallOutcome = z.enum(CALL_OUTCOMES)
export type CallOutcome = z.infer<typeof CallOutcome>

/** A day of UTC, as 2026-11-21. */
const Day = z.iso.date(said((words) => words.dayForm))
/** `provider:model`, as it is configured. */
const ModelId = z.string().min(1).max(300)

const Filter = z.object({
  /** The first day and the last one, both included. */
  from: Day.optional(),
  to: Day.optional(),
  model: ModelId.optional(),
  outcome: CallOutcome.optional(),
  uid: z.string().min(1).max(80).optional(),
})
export type UsageFilter = z.infer<typeof Filter>

/** One call as the ledger has it, without what was asked and answered. Costs are millionths of a US dollar. */
export const ModelCall = z.object({
  id: z.string(),
  startedAt: z.number().int(),
  endedAt: z.number().int().nullable(),
  ms: z.number().int(),
  model: z.string(),
  purpose: z.enum(['writer', 'checker', 'embedder']),
  step: z.string(),
  outcome: CallOutcome,
  /** Why the model stopped, in its provider's words. */
  finish: z.string().nullable(),
  /** All that was sent, with `tokensCached` and `tokensCacheWritten` of it read from and written to a cache. */
  tokensIn: z.number().int(),
  tokensCached: z.number().int(),
  tokensCacheWritten: z.number().int(),
  /** All that came back, `tokensReasoning` of it thoughts. */
  tokensOut: z.number().int(),
  tokensReasoning: z.number().int(),
  /** The provider did not say how many tokens: they are reckoned from the letters. */
  estimated: z.boolean(),
  /** Null while it runs, and where the model has no known price. */
  usdMicros: z.number().int().nullable(),
  /** The most it may cost, as long as it is under way. */
  reservedMicros: z.number().int(),
  /** The price it was reckoned by. */
  priceId: z.string().nullable(),
  jobId: z.string().nullable(),
  user: z.object({ uid: z.string(), displayName: z.string().nullable(), email: z.string().nullable() }),
  topic: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
})
export type ModelCall = z.infer<typeof ModelCall>

export const listUsage = endpoint({
  method: 'GET',
  path: '/admin/usage',
  access: 'admin',
  failure: fetching('usage'),
  input: Filter.extend({ cursor: z.string().max(200).optional() }),
  output: z.object({ items: z.array(ModelCall), nextCursor: z.string().nullable() }),
})

/** The same rows as CSV, a part at a time: put one behind the other they are the file. The first begins with the names. */
export const exportUsage = endpoint({
  method: 'GET',
  path: '/admin/usage/csv',
  access: 'admin',
  failure: fetching('usage'),
  input: Filter.extend({ cursor: z.string().max(200).optional() }),
  output: z.object({ csv: z.string(), rows: z.number().int(), nextCursor: z.string().nullable() }),
})

/** Calls that have ended. `usdMicros` is what the priced ones cost; the others are counted in `unpriced`. */
export const UsageSums = z.object({
  calls: z.number().int(),
  /** Ended neither well nor because they were cancelled. */
  failures: z.number().int(),
  unpriced: z.number().int(),
  tokensIn: z.number().int(),
  tokensOut: z.number().int(),
  tokensCached: z.number().int(),
  usdMicros: z.number().int(),
})
export type UsageSums = z.infer<typeof UsageSums>

export const SUMMARY_DAYS = 30

const { shape } = UsageSums
const ByUser = z.object({ uid: z.string(), displayName: z.string().nullable(), email: z.string().nullable(), ...shape })
/** `topicId` is null for what was asked before there was a topic, `title` where it is gone. */
const ByTopic = z.object({ topicId: z.string().nullable(), title: z.string().nullable(), ...shape })
/** The dearest of them, and how many there are in all. */
const dearest = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), count: z.number().int() })

/** What calls of language models cost, by days of UTC. All but `month` is of the last SUMMARY_DAYS days. */
export const CostSummary = z.object({
  /** Null where no model is configured. */
  models: z.object({ writer: z.string(), checker: z.string() }).nullable(),
  /** Null where nothing limits it. The month's is the day's for each of its days. */
  budget: z.object({ dayMicros: z.number().int(), monthMicros: z.number().int() }).nullable(),
  /** Calls that have not ended yet, and what is reserved for them. */
  underWay: z.object({ calls: z.number().int(), reservedMicros: z.number().int() }),
  today: UsageSums,
  month: UsageSums,
  total: UsageSums,
  byDay: z.array(z.object({ day: z.string(), ...shape })),
  byModel: z.array(z.object({ model: z.string(), ...shape })),
  byOutcome: z.array(z.object({ outcome: CallOutcome, ...shape })),
  byUser: dearest(ByUser),
  byTopic: dearest(ByTopic),
})
export type CostSummary = z.infer<typeof CostSummary>

export const getCostSummary = endpoint({
  method: 'GET',
  path: '/admin/usage/cost-summary',
  access: 'admin',
  failure: fetching('usage'),
  input: z.object({}),
  output: CostSummary,
})
