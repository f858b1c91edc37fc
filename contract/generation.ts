import { z } from 'zod'
import { GenerationOption, Id, Level } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { ErrorBody } from './errors.ts'
import { isVisible, line } from './names.ts'
import { clientEvent, serverEvent } from './realtime.ts'
import { said } from './said.ts'

export const PROMPT_MAX_LENGTH = 500
export const PROGRESS_INTERVAL_MS = 3_500
/** What the overlay says after 'Generating your topic...', in turn, one each PROGRESS_INTERVAL_MS. */
export const PROGRESS_MESSAGES = [
  'Analyzing your prompt...',
  'Gathering relevant information...',
  'Identifying key concepts...',
  'Formulating topic structure...',
  'Reviewing content for accuracy...',
  'Finalizing topic details...',
] as const

export const MINUTES_CHOICES = [20, 45, 90] as const
const minutesRule = said((words) => words.topicMinutes)

export const Prompt = line()
  .transform((text) => text.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(
        1,
        said((words) => words.promptEmpty),
      )
      .max(
        PROMPT_MAX_LENGTH,
        said((words) => words.promptLong(PROMPT_MAX_LENGTH)),
      )
      // It may become the title of a topic.
      .refine(
        isVisible,
        said((words) => words.promptEmpty),
      ),
  )

export const Stage = z.enum(['understand', 'match', 'ground', 'outline', 'lessons', 'publish'])
export type Stage = z.infer<typeof Stage>

/** Every event of a job carries its number in the job, from 1, so that a client can ask for what it missed. */
const ofJob = z.object({ jobId: z.string(), seq: z.number().int() })

export const detectTopic = clientEvent({
  event: 'detectTopic',
  access: 'user',
  input: z.object({
    prompt: Prompt,
    generationOption: GenerationOption.default('both'),
    userId: z.string().max(200).optional(),
    level: Level.optional(),
    minutes: z.number(minutesRule).int(minutesRule).min(5, minutesRule).max(600, minutesRule).optional(),
  }),
  ack: z.object({ jobId: z.string() }),
})

/** Sends again every event of one's own job after `seq`. */
export const resumeJob = clientEvent({
  event: 'resumeJob',
  access: 'owner',
  input: z.object({ jobId: Id, seq: z.number().int().min(0) }),
  ack: z.object({ jobId: z.string() }),
})

export const cancelJob = clientEvent({
  event: 'cancelJob',
  access: 'owner',
  input: z.object({ jobId: Id }),
  ack: z.object({ jobId: z.string(), cancelled: z.boolean() }),
})

/** So long a job waits for an answer to `nearMatch`; without one a new topic is made. */
export const NEAR_MATCH_WAIT_MS = 15_000

/** Goes on at once with a job that waits after `nearMatch`. */
export const makeNew = clientEvent({
  event: 'makeNew',
  access: 'owner',
  input: z.object({ jobId: Id }),
  ack: z.object({ jobId: z.string(), continued: z.boolean() }),
})

/**
 * Takes the topic that `nearMatch` offered: it joins what the person asked for, and the job is cancelled. `topicId` is
 * null where the job offered none, or it cannot be opened any more.
 */
export const openNear = clientEvent({
  event: 'openNear',
  access: 'owner',
  input: z.object({ jobId: Id }),
  ack: z.object({ jobId: z.string(), topicId: z.string().nullable() }),
})

export const topicDetected = serverEvent({
  event: 'topicDetected',
  payload: ofJob.extend({ id: z.string(), title: z.string() }),
})

/** Something that the library has, in place of a prompt that asks for no one thing or for something that is not there. */
export const TopicOffer = z.object({
  kind: z.enum(['unit', 'subject', 'pathway']),
  id: z.string(),
  title: z.string(),
  /** The subject that it belongs to; empty of a subject. */
  about: z.string(),
  /** The prompt that finds just this. A pathway is opened by its id. */
  prompt: z.string(),
})
export type TopicOffer = z.infer<typeof TopicOffer>

/**
 * `jobId` and `seq` are null where the request was refused before a job existed. `choose` says that the prompt may mean
 * any of the offers; with `not_covered` they are where to begin instead. Else there are none.
 */
export const topicDetectionError = serverEvent({
  event: 'topicDetectionError',
  payload: z.object({
    jobId: z.string().nullable(),
    seq: z.number().int().nullable(),
    code: ErrorBody.shape.code,
    message: z.string(),
    offers: z.array(TopicOffer),
  }),
})

/** There is a topic of nearly the same name: the job waits, since the two are never taken for one without being asked. */
export const nearMatch = serverEvent({
  event: 'nearMatch',
  payload: ofJob.extend({ topicId: z.string(), title: z.string(), waitMs: z.number().int() }),
})

/** `done` and `total` count the steps of the whole job; `total` grows once the lessons are known. */
export const topicProgress = serverEvent({
  event: 'topicProgress',
  payload: ofJob.extend({ stage: Stage, done: z.number().int(), total: z.number().int() }),
})

export const outlineReady = serverEvent({
  event: 'outlineReady',
  payload: ofJob.extend({
    topicId: z.string(),
    title: z.string(),
    lessons: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const lessonReady = serverEvent({
  event: 'lessonReady',
  payload: ofJob.extend({ topicId: z.string(), lessonId: z.string(), title: z.string() }),
})
/** A lesson, or its quiz, that could not be written. The rest of the topic goes on. */
export const lessonFailed = serverEvent({
  event: 'lessonFailed',
  payload: ofJob.extend({ topicId: z.string(), lessonId: z.string(), title: z.string(), message: z.string() }),
})
export const quizReady = serverEvent({
  event: 'quizReady',
  payload: ofJob.extend({ topicId: z.string(), quizId: z.string(), title: z.string() }),
})
export const topicReady = serverEvent({
  event: 'topicReady',
  payload: ofJob.extend({ topicId: z.string(), title: z.string() }),
})
/** A lesson with its questions, or its questions alone, that stood there already and was written again. */
export const lessonRewritten = serverEvent({
  event: 'lessonRewritten',
  payload: ofJob.extend({
    topicId: z.string(),
    lessonId: z.string(),
    title: z.string(),
    part: z.enum(['lesson', 'quiz']),
  }),
})
export const jobCancelled = serverEvent({ event: 'jobCancelled', payload: ofJob })

export const jobEvents = [
  topicDetected,
  topicDetectionError,
  nearMatch,
  topicProgress,
  outlineReady,
  lessonReady,
  lessonFailed,
  quizReady,
  topicReady,
  lessonRewritten,
  jobCancelled,
] as const

/** How many topics of today somebody may still have from a language model; null where there is none. */
export const getAllowance = endpoint({
  method: 'GET',
  path: '/user/allowance',
  access: 'user',
  failure: fetching('allowance'),
  input: z.object({}),
  output: z.object({
    allowance: z.object({ limit: z.number().int(), left: z.number().int(), resetsAt: z.number().int() }).nullable(),
  }),
})

/**
 * What there is of a lesson while it is written; kept nowhere and without a number. `html` holds the blocks that follow
 * after `from` characters of the text and end after `to`: whoever has read to another place waits for one from 0.
 */
export const lessonText = serverEvent({
  event: 'lessonText',
  payload: z.object({
    jobId: z.string(),
    topicId: z.string(),
    lessonId: z.string(),
    from: z.number().int(),
    to: z.number().int(),
    /** Safe, rendered on the server. */
    html: z.string(),
    /** The block that is not finished, as plain text. */
    tail: z.string(),
  }),
})
