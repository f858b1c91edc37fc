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
 * Every table, the same on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970, booleans are 0 and
 * 1, lists and documents are JSON text. Only the first six are better-auth's and use its own types for times.
 */
export type Tables = Grouped & {
  users: UserRow
  sessions: SessionRow
  accounts: {
    id: string
    userId: string
    /** `credential` for a password, otherwise the external issuer of the tokens. */
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
  /** Bytes stored per user, maintained by database triggers (meters.ts). */
  storage: { uid: string; bytes: number }
  /** Settings shared by all servers on this database. */
  instance: { name: string; value: string }

  topics: Omit<TopicRow, 'audience' | 'deletedAt' | 'language'> & {
    language: Generated<string>
    audience: GeneratedAlways<string | null>
    deletedAt: Generated<number | null>
  }
  /**
   * Cache of finished topics as they are sent, so that opening one is a single read. Filled when a topic is first
   * opened.
   */
  topicDocuments: { topicId: string; fingerprint: string; json: Uint8Array }
  lessons: LessonRow
  lessonBodies: { hash: string; markdown: string; html: string; contents: string }
  skills: { id: string; title: string }
  topicSkills: { topicId: string; skillId: string }
  /** Share links of private topics. A link's token is derived from its id and the server's secret. */
  topicShares: { topicId: string; id: string; createdAt: number }
  catalogEntries: Omit<CatalogEntryRow, 'number'> & { number: GeneratedAlways<number> }
  /** Only on SQLite: long words, for prefix searches. */
  catalogWords: { word: string }
  quizzes: QuizRow
  questions: QuestionRow & { editId: Generated<string | null> }
  quizQuestions: { quizId: string; position: number; questionId: string }
  /** The number of hints that a person took before giving the answer with this id. */
  hintsTaken: { uid: string; attemptId: string; quizId: string; questionId: string; taken: number }
  skillPrerequisites: { skillId: string; prerequisiteId: string }
  /** Questions withdrawn from a quiz, with their positions, so that they can be restored. */
  withdrawnQuestions: { quizId: string; position: number; questionId: string }
  /**
   * `gradedBy`: the edit of the question by which the answer was graded, '' if there was none.
   * `voided`: 1 if the question was withdrawn, so that the answer no longer counts.
   */
  attempts: AttemptRow & { gradedBy: Generated<string>; voided: Generated<number> }

  pathways: PathwayRow
  /** `why` is null if the topic is there because its owner asked for it. */
  pathwaySteps: { pathwayId: string; topicId: string; position: number; why: string | null }

  reports: ReportRow
  /** The current version of each manual edit. */
  edits: EditRow
  editVersions: EditVersionRow
  /** Edited questions whose attempts may have to be regraded. `reported`: 1 to notify everybody who answered. */
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
  /** When the account was disabled; null if it is active. */
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
  /** BCP 47 language tag, used for `lang` attributes. */
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
  /** Null unless deleted. Deleted topics are stored for a while, so that they can be restored. */
  deletedAt: number | null
  /**
   * Who finds the topic in lists, in search and for reuse: everyone ('*'), its owner, or nobody (null). A generated
   * column.
   */
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
  /** 0 if the topic was requested as quizzes only: the quiz is based on the lesson, but the lesson is not shown. */
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

/** An entry in lists and in the search index; derived from a topic, its lessons and quizzes by catalog/entries.ts. */
export type CatalogEntryRow = {
  /** Increases in the order of insertion. */
  number: number
  kind: 'topic' | 'lesson' | 'quiz'
  id: string
  topicId: string
  audience: string
  createdAt: number
  /** The indexed words, each with its mark (catalog/search/words.ts). Empty for a quiz. */
  words: string
  /**
   * Hash that is equal for entries with identical content, such as the copies of a library lesson, its quizzes and
   * topics.
   */
  twin: string | null
  /** The version of the code that wrote `words`; entries of an older version are indexed again. */
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
  /** Sequence number of the person's answers, from 1. */
  number: number
  source: Source
  /** 1 forgotten, 2 hard, 3 good, 4 easy. */
  grade: 1 | 2 | 3 | 4
  hints: number
  guess: number
  /** The question's difficulty rating at the time of the answer. */
  itemDifficulty: number
  /** JSON: the prerequisite skills that the answer refreshed too. */
  credited: string
  /** 1 if the answer is a review that was undone, and so no longer counts. */
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
  /** For a built-in pathway: hash of the content that it was last written from. */
  contentHash: string | null
  createdAt: number
}
