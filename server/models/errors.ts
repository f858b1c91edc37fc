import { type Said, wordsIn } from '../words.ts'

/** Why a model gave nothing that can be used. */
export type ModelFailure =
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'unreadable'
  | 'misconfigured'
  | 'over_budget'

/** What it says is for the learner; its message is the same in English, and with `cause` and `detail` for the log. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  /** Milliseconds that the provider asked us to wait. */
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

/** The same call may well succeed a moment later. */
export const isPassing = ({ failure }: ModelError) =>
  failure === 'rate_limited' || failure === 'unavailable' || failure === 'timeout'
