import { z } from 'zod'
import { EDITED } from './editing.ts'
import { endpoint, fetching } from './endpoint.ts'
import { EditedItem } from './items.ts'
import { said } from './said.ts'

export const REPORT_DETAIL_MAX_LENGTH = 1000

export const ReportedKind = z.enum(['topic', 'lesson', 'question'])
export type ReportedKind = z.infer<typeof ReportedKind>

export const ReportReason = z.enum(['wrong', 'unclear', 'offensive', 'broken', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** Tells the administrators that something is not as it should be. Said again about the same thing, it replaces. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/reports',
  access: 'user',
  failure: 'Error sending report: ',
  input: z.object({
    kind: ReportedKind,
    id: z.string().min(1).max(200),
    reason: ReportReason,
    detail: z
      .string()
      .trim()
      .max(
        REPORT_DETAIL_MAX_LENGTH,
        said((words) => words.reportLong(REPORT_DETAIL_MAX_LENGTH)),
      )
      .default(''),
    /** For a question: the attempt that is spoken of. What was answered in it is kept with the report. */
    attemptId: z.uuid().optional(),
  }),
  output: z.object({ id: z.string() }),
  status: 201,
})

export const Report = z.object({
  id: z.string(),
  kind: ReportedKind,
  /** The name of a topic or lesson, or what a question asks, as it was when it was reported. */
  title: z.string(),
  /** The page that shows it: of a topic, a lesson, or the quiz that asks the question. Null where it is private. */
  page: z.object({ kind: z.enum(['topic', 'lesson', 'quiz']), id: z.string() }).nullable(),
  reason: ReportReason,
  detail: z.string(),
  reporter: z.object({ uid: z.string(), displayName: z.string(), email: z.string() }),
  createdAt: z.number().int(),
  /** Of a question: what the reporter had answered, in words. */
  answered: z.string().nullable(),
  /** What a second model made of the question, solving it without its key; null where there is none, or not yet. */
  checked: z.string().nullable(),
  /** Of a question that the reader may decide about. */
  question: z.object({ id: z.string(), topicId: z.string() }).nullable(),
})
export type Report = z.infer<typeof Report>

/** A report about a question as whoever owns the topic sees it. */
export const QuestionReport = z.object({
  id: z.string(),
  questionId: z.string(),
  title: z.string(),
  reason: ReportReason,
  detail: z.string(),
  answered: z.string().nullable(),
  /** What a second model made of the question, solving it without its key; null where there is none, or not yet. */
  checked: z.string().nullable(),
  reporter: z.string(),
  createdAt: z.number().int(),
})
export type QuestionReport = z.infer<typeof QuestionReport>

/** What is still open, newest first. */
export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  about: ['reports'],
  failure: fetching('reports'),
  input: z.object({ cursor: z.string().max(200).optional() }),
  output: z.object({ items: z.array(Report), nextCursor: z.string().nullable() }),
})

export const closeReport = endpoint({
  method: 'POST',
  path: '/admin/reports/close',
  access: 'admin',
  failure: 'Error closing report: ',
  input: z.object({ id: z.string().min(1).max(80) }),
  output: z.object({ id: z.string() }),
})

/** What is open about a topic's questions, oldest first, for whoever decides about it. */
export const listTopicReports = endpoint({
  method: 'GET',
  path: '/topics/:topicId/reports',
  access: 'owner',
  about: ['topics', 'reports'],
  failure: fetching('reports'),
  input: z.object({ topicId: z.string().min(1).max(80) }),
  output: z.object({ items: z.array(QuestionReport) }),
})

/**
 * Decides about a question, by the owner of the topic or an administrator. Upheld needs the mended question, or its
 * withdrawal, unless it was mended since the report. Whoever reported it is told, and whoever answered is graded anew.
 */
export const decideReport = endpoint({
  method: 'POST',
  path: '/reports/decide',
  access: 'owner',
  changes: [...EDITED, 'reports'],
  failure: 'Error deciding report: ',
  input: z.object({
    id: z.string().min(1).max(80),
    outcome: z.enum(['mended', 'withdrawn', 'already', 'rejected']),
    /** What the reporter is told; a rejection needs it. */
    sentence: z
      .string()
      .trim()
      .max(
        500,
        said((words) => words.decisionLong),
      )
      .default(''),
    /** For a mend or a withdrawal: the version of the question that was edited. */
    version: z.number().int().nonnegative().optional(),
    item: EditedItem.optional(),
  }),
  output: z.object({ id: z.string(), outcome: z.enum(['upheld', 'rejected']) }),
})
