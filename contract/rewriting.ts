import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'

/** So many lessons and quizzes may one person have written again in a day (UTC). */
export const REWRITES_A_DAY = 10

const Part = z.enum(['lesson', 'quiz'])

/** What the owner of a topic may have written again, what could not be written, and what is being written. */
export const Rewriting = z.object({
  topicId: z.string(),
  /** Why nothing here can be written again; null where it can be. */
  barred: z.string().nullable(),
  /** How many more may be asked for today. */
  left: z.number().int(),
  hasQuizzes: z.boolean(),
  lessons: z.array(
    z.object({
      lessonId: z.string(),
      title: z.string(),
      /** Its words are somebody's hand: they are replaced only where that is asked for. */
      byHand: z.boolean(),
      isReady: z.boolean(),
      failure: z.object({ part: Part, message: z.string() }).nullable(),
      underWay: Part.nullable(),
    }),
  ),
})
export type Rewriting = z.infer<typeof Rewriting>

export const getRewriting = endpoint({
  method: 'GET',
  path: '/topics/:topicId/rewriting',
  access: 'owner',
  about: ['topics'],
  failure: fetching('what can be written again'),
  input: z.object({ topicId: Id }),
  output: Rewriting,
})

/** A lesson by a language model, with its questions. What stood there stays among its versions. */
export const rewriteLesson = endpoint({
  method: 'POST',
  path: '/lessons/rewrite',
  access: 'owner',
  changes: ['topics', 'lessons', 'quizzes'],
  failure: 'Error writing lesson: ',
  input: z.object({
    topicId: Id,
    lessonId: Id,
    /** Also where a hand has changed it; without it that is refused: 409. */
    overEdits: z.boolean().default(false),
  }),
  output: z.object({ jobId: z.string() }),
})

/** New questions about a lesson. Those that a hand has changed or withdrawn stay as they are. */
export const rewriteQuiz = endpoint({
  method: 'POST',
  path: '/quizzes/rewrite',
  access: 'owner',
  changes: ['topics', 'lessons', 'quizzes'],
  failure: 'Error writing questions: ',
  input: z.object({ topicId: Id, lessonId: Id }),
  output: z.object({ jobId: z.string() }),
})
