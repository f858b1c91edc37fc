import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'
import { SkillLevel } from './mastery.ts'
import { Question, Verdict } from './quizzes.ts'
import { said } from './said.ts'

export const REVIEWS_A_PAGE = 20
/** Beyond this nobody counts: more than a day's work is due. */
export const DUE_COUNTED = 1_000
export const FORECAST_DAYS = 30
/** So many of today's latest reviews can be taken back. */
export const REVIEWS_UNDOABLE = 50

const QuestionId = z.string().min(1).max(200)
const ReviewId = z.uuid()

/** How well the learner recalled it, in their own judgement: 1 forgotten, 2 hard, 3 good, 4 easy. */
const gradeRule = said((words) => words.gradeValues)
export const ReviewGrade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], gradeRule)
export type ReviewGrade = z.infer<typeof ReviewGrade>

/** What is due now; at most `DUE_COUNTED`, and `more` says that there is more. */
const Due = z.object({ due: z.number().int(), more: z.boolean() })
export type Due = z.infer<typeof Due>

/** One question to recall, why it is asked now, and when each grade would bring it back. */
export const Review = z.object({
  question: Question,
  topicId: z.string(),
  topicTitle: z.string(),
  /** As of its topic: a tag for `lang`. */
  language: z.string(),
  skillId: z.string(),
  skill: z.string(),
  /** 0–1: the chance that it is still known. */
  recall: z.number(),
  lastSeenAt: z.number().int(),
  dueAt: z.number().int(),
  /** Milliseconds until it is due again, for grades 1 to 4. */
  intervals: z.array(z.number().int()),
})
export type Review = z.infer<typeof Review>

export const ReviewQueue = Due.extend({
  items: z.array(Review),
  /** When the next question is due that is not due yet. Null where there is none. */
  nextDueAt: z.number().int().nullable(),
})
export type ReviewQueue = z.infer<typeof ReviewQueue>

/** The least recalled first, no skill twice in a row where others are due. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/user/reviews',
  access: 'user',
  failure: fetching('reviews'),
  input: z.object({}),
  output: ReviewQueue,
})

export const countReviews = endpoint({
  method: 'GET',
  path: '/user/reviews/count',
  access: 'user',
  failure: fetching('reviews'),
  input: z.object({}),
  output: Due,
})

export const Revealed = z.object({
  questionId: z.string(),
  key: Verdict.shape.key,
  /** Why the key is right. */
  whyHtml: z.string(),
})
export type Revealed = z.infer<typeof Revealed>

/** The key and its reasons, of what one has answered before and is asked again. */
export const revealReview = endpoint({
  method: 'POST',
  path: '/user/reviews/reveal',
  access: 'owner',
  failure: 'Error showing the answer: ',
  input: z.object({ questionId: QuestionId }),
  output: Revealed,
})

/** What a review has changed. */
export const Graded = z.object({
  reviewId: z.string(),
  questionId: z.string(),
  grade: ReviewGrade,
  mastery: z.object({
    skillId: z.string(),
    skill: z.string(),
    before: z.number(),
    after: z.number(),
    levelBefore: SkillLevel,
    levelAfter: SkillLevel,
  }),
  /** When the question is due again. */
  dueAt: z.number().int(),
  left: Due,
})
export type Graded = z.infer<typeof Graded>

/** `reviewId` is made by the client, once a review: the same id again is the same review. */
export const gradeReview = endpoint({
  method: 'POST',
  path: '/user/reviews/grade',
  access: 'owner',
  failure: 'Error saving review: ',
  input: z.object({ reviewId: ReviewId, questionId: QuestionId, grade: ReviewGrade }),
  output: Graded,
})

export const Undone = z.object({ reviewId: z.string(), questionId: z.string(), left: Due })
export type Undone = z.infer<typeof Undone>

/** Takes a review back, as though it had never been given. */
export const undoReview = endpoint({
  method: 'POST',
  path: '/user/reviews/undo',
  access: 'owner',
  failure: 'Error taking the review back: ',
  input: z.object({ reviewId: ReviewId }),
  output: Undone,
})

export const Forecast = z.object({
  timeZone: z.string(),
  /** Due already. */
  overdue: z.number().int(),
  /** From today on, today without what is due already. `date` is YYYY-MM-DD. */
  days: z.array(z.object({ date: z.string(), due: z.number().int() })),
})
export type Forecast = z.infer<typeof Forecast>

/** How many questions come due on each day in the person's own time zone. */
export const forecastReviews = endpoint({
  method: 'GET',
  path: '/user/reviews/forecast',
  access: 'user',
  failure: fetching('reviews'),
  input: z.object({}),
  output: Forecast,
})
