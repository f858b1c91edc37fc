import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { SkillLevel } from '#contract/mastery.ts'
import type { EditRow, EditVersionRow, NoticeRow, ReportRow } from './editingTables.ts'

export type { AccountLinkRow, AuditRow, TryKind, TwoFactorRow } from './accountTables.ts'
export type { CompilationRow } from './compilationTables.ts'
export type { CourseRow } from './courseTables.ts'
export type { EditRow, EditVersionRow, NoticeRow, ReportRow } from './editingTables.ts'
export type { EmbeddingJobRow, EmbeddingRow } from './embeddingTables.ts'
export type { JobRow, ModelCallRow, ModelSumRow, TopicPlanRow, WritingFailureRow } from './generationTables.ts'
export type { CardState, SkillState, Source } from './masteryTables.ts'
export type { MessageRow } from './messageTables.ts'
export type { CheckoutRow, PayerRow, PaymentTaskRow, SubscriptionRow, SubscriptionState } from './paymentTables.ts'
export type { ProblemRow, SubmissionRow } from './problemTables.ts'
export type { LessonPlaceRow, NoteRow } from './readingTables.ts'

import type { AccountTables } from './accountTables.ts'
import type { CompilationTables } from './compilationTables.ts'
import type { CourseTables } from './courseTables.ts'
import type { EmbeddingTables } from './embeddingTables.ts'
import type { GenerationTables } from './generationTables.ts'
import type { MasteryTables, Source } from './masteryTables.ts'
import type { MessageTables } from './messageTables.ts'
import type { PaymentTables } from './paymentTables.ts'
import type { PracticeTables } from './practiceTables.ts'
import type { ProblemTables } from './problemTables.ts'
import type { ReadingTables } from './readingTables.ts'

type Grouped = ReadingTables &
  PracticeTables &
  GenerationTables &
  MasteryTables &
  EmbeddingTables &
  CompilationTables &
  ProblemTables &
  AccountTables &
  PaymentTables &
  MessageTables &
  CourseTables

/**
 * Every table, alike on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970, booleans are 0 and 1,
 * lists and documents are JSON text. Only the first six are better-auth's, and keep its own types for times.
 */
export type Tables = Grouped & {
  users: UserRow
  sessions: SessionRow
  accounts: {
    id: string
    userId: string
    /** `credential` for a password, else the issuer of the tokens. */
    providerId: string
    accountId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  verifications: { id: string }
  jwks: { id: string }
  rateLimits: { id: string }

  adminCodes: { hash: string; expiresAt: number }
  /** How many bytes of all that is stored are whose: kept by the database itself (meters.ts). */
  storage: { uid: string; bytes: number }
  /** What holds for all servers on this database. */
  instance: { name: string; value: string }

  topics: Omit<TopicRow, 'audience' | 'deletedAt' | 'language'> & {
    language: Generated<string>
    audience: GeneratedAlways<string | null>
    deletedAt: Generated<number | null>
  }
  /** A finished topic as it is sent, so that opening it is one read. Made at the first opening. */
  topicDocuments: { topicId: string; fingerprint: string; json: Uint8Array }
  lessons: LessonRow
  lessonBodies: { hash: string; markdown: string; html: string; contents: string }
  skills: { id: string; title: string }
  topicSkills: { topicId: string; skillId: string }
  /** A link to a private topic; its token is made from the id and the server's secret. */
  topicShares: { topicId: string; id: string; createdAt: number }
  catalogEntries: Omit<CatalogEntryRow, 'number'> & { number: GeneratedAlways<number> }
  /** On SQLite alone: long words, for what is searched by their beginning. */
  catalogWords: { word: string }
  quizzes: QuizRow
  questions: QuestionRow & { editId: Generated<string | null> }
  quizQuestions: { quizId: string; position: number; questionId: string }
  /** The hints that somebody took before the answer with this id. */
  hintsTaken: { uid: string; attemptId: string; quizId: string; questionId: string; taken: number }
  skillPrerequisites: { skillId: string; prerequisiteId: string }
  /** Asked no more where they were, until somebody brings them back. */
  withdrawnQuestions: { quizId: string; position: number; questionId: string }
  /**
   * `gradedBy`: the edit of the question that the verdict rests on, '' where there was none.
   * `voided`: what was answered is no longer asked, and counts for nothing.
   */
  attempts: AttemptRow & { gradedBy: Generated<string>; voided: Generated<number> }

  pathways: PathwayRow
  /** `why` is null if the topic is there because its owner asked for it. */
  pathwaySteps: { pathwayId: string; topicId: string; position: number; why: string | null }

  reports: ReportRow
  /** What was changed by hand, as it stands. */
  edits: EditRow
  editVersions: EditVersionRow
  /** Questions whose attempts may rest on an older edit. `reported`: everybody who answered is told. */
  regrades: { id: string; questionId: string; reported: number; createdAt: number }
  notices: NoticeRow
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
  bio: Generated<string | null>
  timeZone: Generated<string | null>
  dailyGoalMinutes: Generated<number | null>
  /** Since when nobody can sign in with it. */
  disabledAt: Generated<number | null>
  theme: Generated<'light' | 'dark' | 'system' | null>
  textSize: Generated<number | null>
  textSpacing: Generated<number | null>
  motion: Generated<'reduced' | 'system' | null>
  singleKeys: Generated<'on' | 'off' | null>
  language: Generated<Language | null>
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
  /** A tag for `lang` (BCP 47). */
  language: string
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
  /** Equal for requests that may share a topic; null if it was composed for one learner. */
  reuseKey: string | null
  createdAt: number
  /** A deleted topic is kept for a while, so that it can be brought back. */
  deletedAt: number | null
  /** Who finds it in lists, in search and for reuse: everyone ('*'), its owner, or nobody. Derived by the database. */
  audience: string | null
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
  /** 0 if the topic was asked for as quizzes only: the lesson is their ground and is not shown. */
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

/** What can be listed or found of a topic: derived from it, its lessons and quizzes by catalog/entries.ts. */
export type CatalogEntryRow = {
  /** In the order of entering. */
  number: number
  kind: 'topic' | 'lesson' | 'quiz'
  id: string
  topicId: string
  audience: string
  createdAt: number
  /** What a search may ask for, each with its mark (catalog/search/words.ts). Empty for a quiz. */
  words: string
  /** Equal for those that say the same in every letter, as the copies of one library lesson do, its quizzes and topics. */
  twin: string | null
  /** The version of the code that makes words: what an older release has indexed is made anew. */
  version: number
}

export type QuestionRow = {
  id: string
  kind: string
  skillId: string
  item: string
  rendered: string
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
  levelBefore: SkillLevel
  levelAfter: SkillLevel
  answeredAt: number
  /** Counts a person's answers from 1. */
  number: number
  source: Source
  /** 1 forgotten, 2 hard, 3 good, 4 easy. */
  grade: 1 | 2 | 3 | 4
  hints: number
  guess: number
  /** The question's difficulty rating at the time of the answer. */
  itemDifficulty: number
  /** Skills that were refreshed along with it. */
  credited: string
  /** A review that was taken back counts for nothing. */
  undone: number
}

export type PathwayRow = {
  id: string
  ownerId: string
  visibility: 'public' | 'private'
  origin: 'library' | 'learner'
  title: string
  summary: string
  subject: string
  assumed: string
  /** For a built-in pathway: what it was last written from. */
  contentHash: string | null
  createdAt: number
}
