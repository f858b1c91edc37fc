import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'
import { serverEvent } from './realtime.ts'

export const EmbeddedKind = z.enum(['topic', 'quiz'])
export type EmbeddedKind = z.infer<typeof EmbeddedKind>

const input = z.object({ uid: z.string().max(200).optional() })
const output = z.object({ jobId: z.string() })

/**
 * Makes the embeddings of all topics that are new or changed, in the background. Asked again while it runs, it is the same
 * job, of which everybody hears who asked.
 */
export const embedTopics = endpoint({
  method: 'POST',
  path: '/topics/embed',
  outside: true,
  access: 'admin',
  failure: 'Error generating embeddings: ',
  input,
  output,
  status: 202,
})
export const embedQuizzes = endpoint({
  method: 'POST',
  path: '/quizzes/embed',
  outside: true,
  access: 'admin',
  failure: 'Error generating embeddings: ',
  input,
  output,
  status: 202,
})

/** `done` of `total` topics or quizzes have an embedding of how they stand now. */
const counts = { done: z.number().int(), total: z.number().int() }
const ofJob = z.object({ jobId: z.string(), kind: EmbeddedKind })

export const EmbeddingJob = ofJob.extend({
  state: z.enum(['running', 'done', 'failed']),
  ...counts,
  /** Why it failed. */
  message: z.string().nullable(),
})
export type EmbeddingJob = z.infer<typeof EmbeddingJob>

/** The latest job of each kind: whoever missed its events sees here how it went. */
export const listEmbeddingJobs = endpoint({
  method: 'GET',
  path: '/admin/embeddings',
  access: 'admin',
  failure: fetching('embeddings'),
  input: z.object({}),
  output: z.object({ items: z.array(EmbeddingJob) }),
})

export const embedProgress = serverEvent({ event: 'embedProgress', payload: ofJob.extend(counts) })
export const embedDone = serverEvent({ event: 'embedDone', payload: ofJob.extend(counts) })
export const embedFailed = serverEvent({
  event: 'embedFailed',
  payload: ofJob.extend({ ...counts, message: z.string() }),
})
