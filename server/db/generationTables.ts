/** The jobs that make topics, and what language models were asked for them. */
export type GenerationTables = {
  jobs: JobRow
  jobSteps: { jobId: string; stepKey: string; name: string; output: string; createdAt: number }
  jobEvents: { jobId: string; seq: number; event: string; payload: string }
  modelCalls: ModelCallRow
  /** Questions that did not pass the checks, and why. */
  droppedQuestions: { id: string; topicId: string; lessonId: string; stem: string; reason: string; createdAt: number }
}

export type JobRow = {
  id: string
  uid: string
  prompt: string
  requestKey: string
  generationOption: 'lessons' | 'quizzes' | 'both'
  level: 'beginner' | 'intermediate' | 'advanced' | null
  minutes: number | null
  /** `waiting`: for an answer of the learner, or for the end of the lease. */
  state: 'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'
  topicId: string | null
  leaseOwner: string | null
  leaseUntil: number
  /** Counts the claims: a worker whose number is not the newest may write nothing. */
  fence: number
  lastSeq: number
  /** 1 once a language model was to be asked for it: it counts against its person's allowance. */
  byModel: number
  createdAt: number
  updatedAt: number
}

export type ModelCallRow = {
  id: string
  /** Equal for the same model, prompt and form. */
  callKey: string
  jobId: string | null
  uid: string
  topicId: string | null
  step: string
  purpose: 'writer' | 'checker' | 'embedder'
  provider: string
  model: string
  /** `lost`: its server died while it was under way. */
  outcome:
    | 'running'
    | 'ok'
    | 'rate_limited'
    | 'unavailable'
    | 'timeout'
    | 'refused'
    | 'unreadable'
    | 'misconfigured'
    | 'over_budget'
    | 'unsupported'
    | 'cancelled'
    | 'lost'
  /** Why the model stopped, in the words of the SDK. */
  finish: string | null
  input: number
  cacheRead: number
  cacheWrite: number
  output: number
  reasoning: number
  /** 1 where the tokens are reckoned from the letters, as the provider did not say. */
  estimated: number
  /** Millionths of a US dollar; null while it runs, and where the model has no known price. */
  usdMicros: number | null
  /** The most it may cost, as long as it is under way. */
  reservedMicros: number
  priceId: string | null
  ms: number
  /** Kept until the job ends, so that a resumed one need not pay again. */
  reply: string | null
  startedAt: number
  endedAt: number | null
}
