import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'

/** A question as a learner sees it before answering: no key, no reasons. Texts ending in `Html` are safe HTML. */
export const Question = z.object({
  id: z.string(),
  kind: z.enum(['single', 'typed']),
  skill: z.string(),
  stemHtml: z.string(),
  /** For `single`: the options in the order shown. Empty for `typed`. */
  options: z.array(z.object({ id: z.string(), html: z.string() })),
})
export type Question = z.infer<typeof Question>

export const Quiz = z.object({
  id: z.string(),
  topicId: z.string(),
  topicTitle: z.string(),
  lessonId: z.string(),
  /** Null where the topic was made of quizzes only. */
  lessonTitle: z.string().nullable(),
  title: z.string(),
  questions: z.array(Question),
})
export type Quiz = z.infer<typeof Quiz>

export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), optionId: z.string().min(1).max(40) }),
  z.object({
    kind: z.literal('typed'),
    text: z.string().trim().min(1, 'Type an answer.').max(200, 'An answer has at most 200 characters.'),
  }),
])
export type Answer = z.infer<typeof Answer>

/** What an answer brings back: the verdict, the key, why for every option, and what changed in mastery. */
export const Verdict = z.object({
  attemptId: z.string(),
  correct: z.boolean(),
  /** The option that is right (`single`) or the answer as it would be written (`typed`). */
  key: z.object({ optionId: z.string().nullable(), text: z.string() }),
  /** Why the key is right, or why the given answer is not. */
  whyHtml: z.string(),
  options: z.array(z.object({ id: z.string(), correct: z.boolean(), whyHtml: z.string() })),
  /** 0–1 before and after, for the question's skill. */
  mastery: z.object({ skillId: z.string(), skill: z.string(), before: z.number(), after: z.number() }),
})
export type Verdict = z.infer<typeof Verdict>

export const getQuiz = endpoint({
  method: 'GET',
  path: '/quizzes/id/:id',
  access: 'user',
  failure: fetching('quiz'),
  input: z.object({ id: Id }),
  output: Quiz,
})

/**
 * `attemptId` is made by the client, once an answer, so that a retry after a lost reply is one attempt:
 * the same id brings the stored verdict back, whatever it is sent with.
 */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/quizzes/answer',
  access: 'user',
  failure: 'Error saving answer: ',
  input: z.object({ attemptId: z.uuid(), quizId: Id, questionId: z.string().min(1).max(200), answer: Answer }),
  output: Verdict,
})
