import type { Generated } from 'kysely'

/**
 * Every table, alike on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970,
 * booleans are 0 and 1, lists and documents are JSON text. Only the first six are better-auth's,
 * and keep its own types for times.
 */
export type Tables = {
  users: UserRow
  sessions: SessionRow
  accounts: { id: string; userId: string }
  verifications: { id: string }
  jwks: { id: string }
  rateLimits: { id: string }

  adminCodes: { hash: string; expiresAt: number }

  topics: TopicRow
  /** A finished topic as it is sent, so that opening it is one read. Made at the first opening. */
  topicDocuments: { topicId: string; fingerprint: string; json: Uint8Array }
  lessons: LessonRow
  lessonBodies: { hash: string; markdown: string; html: string; contents: string }
  lessonReads: { uid: string; lessonId: string; topicId: string; readAt: number }
  skills: { id: string; title: string }
  topicSkills: { topicId: string; skillId: string }

  quizzes: QuizRow
  questions: { id: string; kind: string; skillId: string; item: string; rendered: string; createdAt: number }
  quizQuestions: { quizId: string; position: number; questionId: string }
  attempts: AttemptRow
  skillMastery: { uid: string; skillId: string; answered: number; correct: number; mastery: number; updatedAt: number }

  jobs: JobRow
  jobSteps: { jobId: string; stepKey: string; name: string; output: string; createdAt: number }
  jobEvents: { jobId: string; seq: number; event: string; payload: string }
}

export type UserRow = {
  id: string
  name: string
  email: string
  emailVerified: number
  image: string | null
  createdAt: string
  updatedAt: string
  role: Generated<'user' | 'admin'>
  subscription: Generated<'paid' | 'none'>
  tokensValidAfter: Generated<number>
}

export type SessionRow = {
  id: string
  userId: string
  token: string
  expiresAt: string | Date
  createdAt: string
  updatedAt: string
  ipAddress: string | null
  userAgent: string | null
}

export type TopicRow = {
  id: string
  ownerId: string
  visibility: 'public' | 'private'
  title: string
  summary: string
  objective: string
  subject: string
  origin: 'library' | 'material' | 'model'
  level: 'beginner' | 'intermediate' | 'advanced'
  minutes: number
  generationOption: 'lessons' | 'quizzes' | 'both'
  state: 'writing' | 'ready' | 'failed'
  outcomes: string
  assumed: string
  sources: string
  checks: string
  lessonCount: number
  quizCount: number
  /** Equal for requests that may share a topic; null where it was composed for one learner. */
  reuseKey: string | null
  createdAt: number
}

export type LessonRow = {
  id: string
  topicId: string
  position: number
  title: string
  summary: string
  minutes: number
  state: 'writing' | 'ready' | 'failed'
  reason: string
  prerequisiteLessonIds: string
  sources: string
  bodyHash: string | null
  /** 0 where the topic was asked for as quizzes only: the lesson is their ground and is not shown. */
  listed: number
  createdAt: number
}

export type QuizRow = {
  id: string
  topicId: string
  lessonId: string
  title: string
  position: number
  questionCount: number
  createdAt: number
}

export type AttemptRow = {
  uid: string
  /** The client's idempotency key. */
  id: string
  quizId: string
  questionId: string
  skillId: string
  answer: string
  correct: number
  masteryBefore: number
  masteryAfter: number
  answeredAt: number
}

export type JobRow = {
  id: string
  uid: string
  prompt: string
  requestKey: string
  generationOption: 'lessons' | 'quizzes' | 'both'
  level: 'beginner' | 'intermediate' | 'advanced' | null
  minutes: number | null
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  topicId: string | null
  leaseOwner: string | null
  leaseUntil: number
  /** Counts the claims: a worker whose number is not the newest may write nothing. */
  fence: number
  lastSeq: number
  createdAt: number
  updatedAt: number
}
