import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { Answer, Question, Verdict } from './quizzes.ts'
import { said } from './said.ts'

/** Questions of several skills, put together for one person: the weakest and those that fade first. */
export const Practice = z.object({
  id: z.string(),
  title: z.string(),
  /** Where it was started from; null where it goes over several topics. */
  topic: z.object({ id: z.string(), title: z.string() }).nullable(),
  questions: z.array(Question),
  /** Of each question, in their order: a tag for `lang`. */
  languages: z.array(z.string()),
  /** First answers already given, in the order of the questions. */
  attempts: z.array(z.object({ id: z.string(), questionId: z.string(), answer: Answer })),
  createdAt: z.number().int(),
})
export type Practice = z.infer<typeof Practice>

const SKILLS_AT_ONCE = 50

/** Over a topic, over some skills, or over everything that the person has met. */
export const startPractice = endpoint({
  method: 'POST',
  path: '/user/practice/start',
  access: 'user',
  failure: 'Error starting practice: ',
  input: z.object({
    topicId: Id.optional(),
    skillIds: z
      .array(z.string().min(1).max(200))
      .min(
        1,
        said((words) => words.skillMissing),
      )
      .max(
        SKILLS_AT_ONCE,
        said((words) => words.skillsPractisedMany(SKILLS_AT_ONCE)),
      )
      .optional(),
  }),
  output: z.object({ id: z.string() }),
})

export const getPractice = endpoint({
  method: 'GET',
  path: '/user/practice/id/:id',
  access: 'owner',
  failure: fetching('practice'),
  input: z.object({ id: Id }),
  output: Practice,
})

/** `attemptId` as for the answers of a quiz. */
export const answerPractice = endpoint({
  method: 'POST',
  path: '/user/practice/answer',
  access: 'owner',
  failure: 'Error saving answer: ',
  input: z.object({ attemptId: z.uuid(), practiceId: Id, questionId: z.string().min(1).max(200), answer: Answer }),
  output: Verdict,
})
