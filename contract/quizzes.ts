import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { SkillLevel } from './mastery.ts'
import { said } from './said.ts'

const asked = { id: z.string(), skill: z.string(), stemHtml: z.string() }
const Part = z.object({ id: z.string(), html: z.string() })

export const CodeLanguage = z.enum(['python', 'javascript', 'sql'])
export type CodeLanguage = z.infer<typeof CodeLanguage>

/** A question as a learner sees it before answering: no key, no reasons. Texts ending in `Html` are safe HTML. */
export const Question = z.discriminatedUnion('kind', [
  /** One option is right. */
  z.object({ ...asked, kind: z.literal('single'), options: z.array(Part) }),
  /** Two options or more are right. */
  z.object({ ...asked, kind: z.literal('multiple'), options: z.array(Part) }),
  z.object({ ...asked, kind: z.literal('typed') }),
  /** A number; none, one or several units. */
  z.object({ ...asked, kind: z.literal('numeric'), units: z.array(z.string()) }),
  /** The stem is a statement. Right where both the judgement and the reason are. */
  z.object({ ...asked, kind: z.literal('true-false'), reasons: z.array(Part) }),
  /** What does this code print? `language` decides how the lines are compared: of SQL the rows are typed. */
  z.object({ ...asked, kind: z.literal('output'), language: CodeLanguage, codeHtml: z.string() }),
  /** Shown in no order that means anything. */
  z.object({ ...asked, kind: z.literal('ordering'), steps: z.array(Part) }),
  /** Each left side has one right side; some right sides may belong to nothing. These are plain text. */
  z.object({
    ...asked,
    kind: z.literal('matching'),
    left: z.array(Part),
    right: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
  /** A grid; its first column heads the rows. A cell is given, or blank and to be filled in. */
  z.object({
    ...asked,
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        headHtml: z.string(),
        cells: z.array(
          z.object({
            html: z.string().nullable(),
            blank: z.object({ id: z.string(), number: z.boolean() }).nullable(),
          }),
        ),
      }),
    ),
  }),
])
export type Question = z.infer<typeof Question>

export const Quiz = z.object({
  id: z.string(),
  topicId: z.string(),
  topicTitle: z.string(),
  /** As of its topic: a tag for `lang`. */
  language: z.string(),
  lessonId: z.string(),
  /** Null where the topic was made of quizzes only. */
  lessonTitle: z.string().nullable(),
  title: z.string(),
  questions: z.array(Question),
})
export type Quiz = z.infer<typeof Quiz>

const PartId = z.string().min(1).max(40)

export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), optionId: PartId }),
  z.object({
    kind: z.literal('multiple'),
    optionIds: z
      .array(PartId)
      .min(
        1,
        said((words) => words.optionMissing),
      )
      .max(20),
  }),
  z.object({
    kind: z.literal('typed'),
    text: z
      .string()
      .trim()
      .min(
        1,
        said((words) => words.answerMissing),
      )
      .max(
        200,
        said((words) => words.answerLong),
      ),
  }),
  /** The number as it was typed. `unit` is null where there is none to choose. */
  z.object({
    kind: z.literal('numeric'),
    value: z
      .string()
      .trim()
      .min(
        1,
        said((words) => words.numberMissing),
      )
      .max(
        60,
        said((words) => words.numberLong),
      ),
    unit: z.string().max(20).nullable(),
  }),
  z.object({ kind: z.literal('true-false'), truth: z.boolean(), reasonId: PartId }),
  /** Line by line; the spaces that lines begin with count. */
  z.object({
    kind: z.literal('output'),
    text: z
      .string()
      .max(
        2000,
        said((words) => words.outputLong),
      )
      .regex(
        /\S/,
        said((words) => words.outputMissing),
      ),
  }),
  /** Every step, in the order given. */
  z.object({ kind: z.literal('ordering'), stepIds: z.array(PartId).max(20) }),
  /** Every left side once. */
  z.object({ kind: z.literal('matching'), pairs: z.array(z.object({ leftId: PartId, rightId: PartId })).max(20) }),
  /** Every blank cell once. */
  z.object({
    kind: z.literal('table'),
    cells: z
      .array(
        z.object({
          id: PartId,
          text: z
            .string()
            .trim()
            .min(
              1,
              said((words) => words.cellMissing),
            )
            .max(
              100,
              said((words) => words.cellLong),
            ),
        }),
      )
      .max(20),
  }),
])
export type Answer = z.infer<typeof Answer>

const ExplainedOption = z.object({ id: z.string(), correct: z.boolean(), whyHtml: z.string() })

/** What is right, in the form of the question's kind. */
const Key = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), options: z.array(ExplainedOption) }),
  z.object({ kind: z.literal('multiple'), options: z.array(ExplainedOption) }),
  /** The answer as it would be written. */
  z.object({ kind: z.literal('typed'), text: z.string() }),
  z.object({ kind: z.literal('numeric'), text: z.string(), unit: z.string().nullable() }),
  z.object({ kind: z.literal('true-false'), truth: z.boolean(), reasons: z.array(ExplainedOption) }),
  z.object({ kind: z.literal('output'), text: z.string() }),
  z.object({ kind: z.literal('ordering'), stepIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('matching'),
    pairs: z.array(z.object({ leftId: z.string(), rightId: z.string(), whyHtml: z.string() })),
    /** The right sides that belong to nothing. */
    extra: z.array(z.object({ rightId: z.string(), whyHtml: z.string() })),
  }),
  /** The blank cells, as they would be written, and whether the answer has each of them right. */
  z.object({
    kind: z.literal('table'),
    cells: z.array(z.object({ id: z.string(), text: z.string(), correct: z.boolean(), whyHtml: z.string() })),
  }),
])

/** What an answer brings back: the verdict, the key with its reasons, and what changed in mastery. */
export const Verdict = z.object({
  attemptId: z.string(),
  correct: z.boolean(),
  key: Key,
  /** Why the key is right, or why the given answer is not. */
  whyHtml: z.string(),
  /** 0–1 before and after, for the question's skill. */
  mastery: z.object({
    skillId: z.string(),
    skill: z.string(),
    before: z.number(),
    after: z.number(),
    levelBefore: SkillLevel,
    levelAfter: SkillLevel,
  }),
})
export type Verdict = z.infer<typeof Verdict>

/** One rung of the ladder: where to look, what narrows it down, what the lesson says, the worked example. */
export const Hint = z.object({ step: z.number().int(), of: z.number().int(), html: z.string() })
export type Hint = z.infer<typeof Hint>

export const getQuiz = endpoint({
  method: 'GET',
  path: '/quizzes/id/:id',
  access: 'user',
  about: ['quizzes'],
  failure: fetching('quiz'),
  input: z.object({ id: Id }),
  output: Quiz,
})
export const getPublicQuiz = endpoint({
  method: 'GET',
  path: '/info/quizzes/:id',
  access: 'public',
  about: ['quizzes'],
  failure: fetching('quiz'),
  input: z.object({ id: Id }),
  output: Quiz,
})

const QUESTIONS_AT_MOST = 200
const QuestionIds = z.array(z.string().min(1).max(200)).min(1).max(QUESTIONS_AT_MOST)

/** One way through a quiz, with the answers given so far: the same on whichever device. */
export const QuizRound = z.object({
  id: z.string(),
  questionIds: z.array(z.string()),
  attempts: z.array(z.object({ id: z.string(), questionId: z.string(), answer: Answer, hints: z.number().int() })),
})
export type QuizRound = z.infer<typeof QuizRound>

/** The round begun last. A round begins with its first answer, and is finished once all of it is answered. */
export const getQuizRound = endpoint({
  method: 'GET',
  path: '/user/quizzes/:id/round',
  access: 'user',
  about: ['quizzes'],
  failure: fetching('quiz'),
  input: z.object({ id: Id }),
  output: z.object({ item: QuizRound.nullable() }),
})

/**
 * `attemptId` is made by the client, once an answer, so that a retry after a lost reply is one attempt:
 * the same id brings the stored verdict back, whatever it is sent with. `round` is the client's way through the quiz,
 * with an id of its own.
 */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/quizzes/answer',
  access: 'user',
  failure: 'Error saving answer: ',
  input: z.object({
    attemptId: z.uuid(),
    quizId: Id,
    questionId: z.string().min(1).max(200),
    answer: Answer,
    round: z.object({ id: z.uuid(), questionIds: QuestionIds }).optional(),
  }),
  output: Verdict,
})

/**
 * The next rung of a question's ladder, for the answer that will carry the same `attemptId`: what was taken counts
 * there. With `step` a request that is sent twice counts once, and what was taken can be read again.
 */
export const takeHint = endpoint({
  method: 'POST',
  path: '/quizzes/hint',
  access: 'user',
  failure: fetching('hint'),
  input: z.object({
    attemptId: z.uuid(),
    quizId: Id,
    questionId: z.string().min(1).max(200),
    step: z.number().int().min(1).max(4).optional(),
  }),
  output: Hint,
})
