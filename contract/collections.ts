import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'

/**
 * Collections that a client may load ahead: a global one at `/{name}`, one for each person at `/{name}/id/{uid}`.
 * A name has one of the two; the other is 404, as is any other name.
 */
export const getSubjects = endpoint({
  method: 'GET',
  path: '/subjects',
  access: 'user',
  failure: fetching('subjects'),
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        unitCount: z.number().int(),
        /** Topics that everyone may read. */
        topicCount: z.number().int(),
      }),
    ),
  }),
})

/** What one person has begun, the latest first, up to 100 topics. Another's uid is refused. */
export const getProgress = endpoint({
  method: 'GET',
  path: '/progress/id/:uid',
  access: 'user',
  failure: fetching('progress'),
  input: z.object({ uid: z.string().min(1).max(200) }),
  output: z.object({
    items: z.array(
      z.object({
        topicId: z.string(),
        title: z.string(),
        subject: z.string(),
        lessonCount: z.number().int(),
        lessonsRead: z.number().int(),
        questionCount: z.number().int(),
        questionsAnswered: z.number().int(),
        /** 0–1, the mean over the topic's skills; null before the first answer. */
        mastery: z.number().nullable(),
        lastAt: z.number().int(),
      }),
    ),
  }),
})
