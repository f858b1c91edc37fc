import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { Answer, Question } from './quizzes.ts'

/** What a diagnosis says of one lesson. */
export const LessonJudgement = z.object({
  lessonId: z.string(),
  position: z.number().int(),
  title: z.string(),
  known: z.boolean(),
  /** 0–1: how sure that is. */
  sure: z.number(),
  /** The learner wants it on their way all the same. */
  undone: z.boolean(),
})
export type LessonJudgement = z.infer<typeof LessonJudgement>

/** A few questions that find out which lessons of a topic somebody need not read. */
export const Diagnosis = z.object({
  id: z.string(),
  topicId: z.string(),
  topicTitle: z.string(),
  /** As of its topic: a tag for `lang`. */
  language: z.string(),
  state: z.enum(['asking', 'done']),
  answered: z.number().int(),
  atMost: z.number().int(),
  /** Lessons that are decided so far. */
  decidedCount: z.number().int(),
  lessonCount: z.number().int(),
  /** Null when it is done. */
  question: Question.nullable(),
  /** Empty until it is done. */
  lessons: z.array(LessonJudgement),
})
export type Diagnosis = z.infer<typeof Diagnosis>

const saving = 'Error saving answer: '

/** Goes on with the one that is open, or begins one. */
export const startDiagnosis = endpoint({
  method: 'POST',
  path: '/user/diagnosis/start',
  access: 'user',
  failure: 'Error starting the check: ',
  input: z.object({ topicId: Id }),
  output: z.object({ id: z.string() }),
})

export const getDiagnosis = endpoint({
  method: 'GET',
  path: '/user/diagnosis/id/:id',
  access: 'owner',
  failure: fetching('the check'),
  input: z.object({ id: Id }),
  output: Diagnosis,
})

/** The latest diagnosis of a topic, and whether there are questions for one. */
export const getTopicDiagnosis = endpoint({
  method: 'GET',
  path: '/user/topics/:topicId/diagnosis',
  access: 'user',
  about: ['topics'],
  failure: fetching('the check'),
  input: z.object({ topicId: Id }),
  output: z.object({
    canAsk: z.boolean(),
    latest: z.object({ id: z.string(), state: z.enum(['asking', 'done']), knownCount: z.number().int() }).nullable(),
  }),
})

/**
 * `answer` null is 'I don't know'. A question is answered once: whatever comes after that, a retry or another tab, brings
 * how things stand.
 */
export const answerDiagnosis = endpoint({
  method: 'POST',
  path: '/user/diagnosis/answer',
  access: 'owner',
  failure: saving,
  input: z.object({
    diagnosisId: Id,
    attemptId: z.uuid(),
    questionId: z.string().min(1).max(200),
    answer: Answer.nullable(),
  }),
  output: Diagnosis,
})

/** Ends it with what is known so far. */
export const finishDiagnosis = endpoint({
  method: 'POST',
  path: '/user/diagnosis/finish',
  access: 'owner',
  failure: saving,
  input: z.object({ diagnosisId: Id }),
  output: Diagnosis,
})

/** Takes the judgement of one lesson, or of all, back, or lets it count again. */
export const undoDiagnosis = endpoint({
  method: 'POST',
  path: '/user/diagnosis/undo',
  access: 'owner',
  failure: 'Error saving the change: ',
  input: z.object({ diagnosisId: Id, lessonId: Id.optional(), undone: z.boolean() }),
  output: Diagnosis,
})
