import type { CallOutcome } from '#contract/usage.ts'

/** Jobs that generate topics, and the ledger of language-model calls. */
export type GenerationTables = {
  jobs: JobRow
  jobSteps: { jobId: string; stepKey: string; name: string; output: string; createdAt: number }
  jobEvents: { jobId: string; seq: number; event: string; payload: string }
  modelCalls: ModelCallRow
  modelSums: ModelSumRow
  /** Questions that did not pass the checks, and why. */
  droppedQuestions: { id: string; topicId: string; lessonId: string; stem: string; reason: string; createdAt: number }
  topicPlans: TopicPlanRow
  writingFailures: WritingFailureRow
}

/** The inputs from which a language model wrote a topic, as JSON. */
export type TopicPlanRow = {
  topicId: string
  understanding: string
  ground: string
  outline: string
  /** The ids of the topic's lessons and their quizzes, in the order of the outline. */
  lessons: string
  request: string
}

/** Why a lesson or its quiz could not be written; deleted once a rewrite succeeds. */
export type WritingFailureRow = {
  lessonId: string
  topicId: string
  part: 'lesson' | 'quiz'
  /** Shown to the owner. */
  message: string
  createdAt: number
}

export type JobRow = {
  id: string
  uid: string
  /**
   * `topic`: a whole topic; `lesson`: a rewrite of one lesson with its questions; `quiz`: of one lesson's questions
   * only.
   */
  kind: 'topic' | 'lesson' | 'quiz'
  /** For a rewrite: the lesson, and the version of its text that is to be replaced. */
  lessonId: string | null
  lessonVersion: number | null
  prompt: string
  requestKey: string
  generationOption: 'lessons' | 'quizzes' | 'both'
  level: 'beginner' | 'intermediate' | 'advanced' | null
  minutes: number | null
  /** `waiting`: for the learner's answer or until the lease ends. */
  state: 'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'
  topicId: string | null
  leaseOwner: string | null
  leaseUntil: number
  /** Fencing token, incremented at each claim: a worker with an older number may not write anything. */
  fence: number
  lastSeq: number
  /** 1 once the job is about to call a language model: it then counts against the user's allowance. */
  byModel: number
  createdAt: number
  updatedAt: number
}

export type ModelCallRow = {
  id: string
  /** Hash of the request: equal for calls with the same model, prompt and output format. */
  callKey: string
  jobId: string | null
  uid: string
  topicId: string | null
  step: string
  purpose: 'writer' | 'checker' | 'embedder'
  provider: string
  model: string
  outcome: CallOutcome
  /** The finish reason as reported by the SDK. */
  finish: string | null
  input: number
  cacheRead: number
  cacheWrite: number
  output: number
  reasoning: number
  /** 1 if the token counts are estimated from the length of the text because the provider reported none. */
  estimated: number
  /** Millionths of a US dollar; null while the call runs or if the model's price is unknown. */
  usdMicros: number | null
  /** Upper bound of the cost, in millionths of a US dollar, while the call runs. */
  reservedMicros: number
  priceId: string | null
  ms: number
  /** Stored until the job ends, so that a resumed job need not pay for the call again. */
  reply: string | null
  startedAt: number
  endedAt: number | null
}

/**
 * Daily totals of finished calls, by outcome, model, person and topic. Updated whenever a call ends, because summing a
 * ledger of 100,000 calls takes a third of a second.
 */
export type ModelSumRow = {
  kind: 'outcome' | 'model' | 'person' | 'topic'
  /** Days since 1970-01-01, UTC. */
  day: number
  /** The outcome, `provider:model`, the uid, or the topic's id ('' if there was none yet). */
  key: string
  calls: number
  failures: number
  unpriced: number
  input: number
  cacheRead: number
  output: number
  /** Total cost of the calls with a known price. */
  usdMicros: number
}
