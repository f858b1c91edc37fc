/** Why a model gave nothing that can be used. */
export type ModelFailure =
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'unreadable'
  | 'misconfigured'
  | 'over_budget'

const MESSAGES: Record<ModelFailure, string> = {
  rate_limited: 'The language model has too much to do at the moment. Try again in a few minutes; nothing was lost.',
  unavailable: 'The language model does not answer at the moment. Try again in a few minutes; nothing was lost.',
  timeout: 'The language model took too long to answer. Try again; nothing was lost.',
  refused: 'The language model would not write about this. Ask for it in other words.',
  unreadable: 'The language model answered in a form that cannot be used. Try again; nothing was lost.',
  misconfigured: 'The language model is not set up rightly on this server. Tell whoever runs it.',
  over_budget: 'This server has used up what it spends on its language model today. Try again tomorrow.',
}

/** Its message is for the learner; `cause` and `detail` are for the log. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  /** Milliseconds that the provider asked us to wait. */
  readonly waitMs: number | undefined

  constructor(
    failure: ModelFailure,
    { detail, waitMs, cause }: { detail?: string; waitMs?: number; cause?: unknown } = {},
  ) {
    super(MESSAGES[failure], { cause: cause ?? detail })
    this.failure = failure
    this.waitMs = waitMs
  }
}

/** The same call may well succeed a moment later. */
export const isPassing = ({ failure }: ModelError) =>
  failure === 'rate_limited' || failure === 'unavailable' || failure === 'timeout'
