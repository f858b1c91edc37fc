import { type Said, wordsIn } from '../words.ts'

/** Why a call to a model hasn't returned anything usable. */
export type ModelFailure =
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'unreadable'
  | 'misconfigured'
  | 'over_budget'

/**
 * `said` is the message for the learner. `message` is the same text in English. It is logged, with `cause` or `detail`.
 */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  /** How many milliseconds the provider asked us to wait. */
  readonly waitMs: number | undefined

  constructor(
    failure: ModelFailure,
    { detail, waitMs, cause }: { detail?: string; waitMs?: number; cause?: unknown } = {},
  ) {
    super(wordsIn('en').told.modelFailures[failure], { cause: cause ?? detail })
    this.failure = failure
    this.waitMs = waitMs
  }

  get said(): Said {
    return ({ told }) => told.modelFailures[this.failure]
  }
}

/** Whether the same call may succeed if it is made again a little later. */
export const isPassing = ({ failure }: ModelError) =>
  failure === 'rate_limited' || failure === 'unavailable' || failure === 'timeout'
