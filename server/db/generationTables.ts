import type { CallOutcome } from '#contract/usage.ts'

/** The jobs that make topics, and what language models were asked for them. */
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

/** What a topic by a language model was made from, as JSON. */
export type TopicPlanRow = {
  topicId: string
  understanding: string
  ground: string
  outline: string
  /** The ids of its lessons and their quizzes, in the order of the outline. */
  lessons: string
  request: string
}

/** Why a lesson or its quiz is not there; gone once it is written again. */
export type WritingFailureRow = {
  lessonId: string
  topicId: string
  part: 'lesson' | 'quiz'
  /** Said to the owner. */
  message: string
  createdAt: number
}

export type JobRow = {
  id: string
  uid: string
  /** A whole topic; or one lesson with its questions, or the questions of one, written again. */
  kind: 'topic' | 'lesson' | 'quiz'
  /** The lesson that is written again, and the version of its text that shall be replaced. */
  lessonId: string | null
  lessonVersion: number | null
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
  outcome: CallOutcome
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

/**
 * The calls of a day that have ended, once by each of these. Added up as they end: to add up a ledger of 100,000 calls
 * takes a third of a second.
 */
export type ModelSumRow = {
  kind: 'outcome' | 'model' | 'person' | 'topic'
  /** Since 1970, by UTC. */
  day: number
  /** The outcome, `provider:model`, the uid, or the topic's id, '' where there was none yet. */
  key: string
  calls: number
  failures: number
  unpriced: number
  input: number
  cacheRead: number
  output: number
  /** What those calls cost that have a price. */
  usdMicros: number
}
