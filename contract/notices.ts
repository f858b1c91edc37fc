import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'
import { serverEvent } from './realtime.ts'

/** Something that a person is told: how their report was decided, or that an answer of theirs was graded anew. */
export const UserNotice = z.object({
  id: z.string(),
  text: z.string(),
  /** The quiz that it is about. */
  quizId: z.string().nullable(),
  createdAt: z.number().int(),
})
export type UserNotice = z.infer<typeof UserNotice>

/** What has not been dismissed, newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/user/notices',
  access: 'user',
  failure: fetching('notices'),
  input: z.object({}),
  output: z.object({ items: z.array(UserNotice) }),
})

export const dismissNotice = endpoint({
  method: 'POST',
  path: '/user/notices/dismiss',
  access: 'owner',
  failure: 'Error dismissing notice: ',
  input: z.object({ id: z.string().min(1).max(80) }),
  output: z.object({ id: z.string() }),
})

/** To every open tab of the person who is told. */
export const noticed = serverEvent({ event: 'noticed', payload: z.object({ notice: UserNotice }) })
