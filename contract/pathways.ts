import { z } from 'zod'
import { Cursor, Id, TopicSummary } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { SkillLevel } from './mastery.ts'

/** `library` came with the release and is everyone's; `learner` gathers what one person asked for, and is theirs alone. */
export const PathwayOrigin = z.enum(['library', 'learner'])

export const PathwaySummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  subject: z.string(),
  origin: PathwayOrigin,
  stepCount: z.number().int(),
  /** The reading of all its steps. */
  minutes: z.number().int(),
  createdAt: z.number().int(),
})
export type PathwaySummary = z.infer<typeof PathwaySummary>

export const PathwayStep = z.object({
  /** From 1, without gaps: a step whose topic the reader may not see is left out. */
  position: z.number().int(),
  /** Why it comes here, in a sentence. */
  why: z.string(),
  topic: TopicSummary,
})
export type PathwayStep = z.infer<typeof PathwayStep>

export const Pathway = PathwaySummary.extend({
  /** Knowledge that the pathway builds on and does not teach. */
  assumed: z.array(z.string()),
  steps: z.array(PathwayStep),
})
export type Pathway = z.infer<typeof Pathway>

const byId = z.object({ id: Id })
const none = z.object({})
const recentPathways = z.object({ items: z.array(PathwaySummary) })

export const getPathway = endpoint({
  method: 'GET',
  path: '/pathways/id/:id',
  access: 'user',
  about: ['pathways'],
  failure: fetching('pathway'),
  input: byId,
  output: Pathway,
})
export const getPublicPathway = endpoint({
  method: 'GET',
  path: '/info/pathways/:id',
  access: 'public',
  about: ['pathways'],
  failure: fetching('pathway'),
  input: byId,
  output: Pathway,
})

/** One's own pathways and the public ones, newest first, 20 a page. */
export const listPathways = endpoint({
  method: 'GET',
  path: '/pathways',
  access: 'user',
  about: ['pathways'],
  failure: fetching('pathways'),
  input: z.object({ cursor: Cursor }),
  output: z.object({ items: z.array(PathwaySummary), nextCursor: z.string().nullable() }),
})
export const listRecentPathways = endpoint({
  method: 'GET',
  path: '/pathways/recent',
  access: 'user',
  about: ['pathways'],
  failure: fetching('recent pathways'),
  input: none,
  output: recentPathways,
})
export const listPublicRecentPathways = endpoint({
  method: 'GET',
  path: '/info/recent-pathways',
  access: 'public',
  about: ['pathways'],
  failure: fetching('recent pathways'),
  input: none,
  output: recentPathways,
})

/** How far the reader is. Apart from the pathway, which is the same for everyone. */
export const PathwayProgress = z.object({
  pathwayId: z.string(),
  steps: z.array(
    z.object({
      topicId: z.string(),
      /**
       * `done`: every lesson read or known, and every skill that its questions ask familiar or better, or of known
       * lessons alone.
       */
      state: z.enum(['new', 'started', 'done']),
      lessonsRead: z.number().int(),
      /** Lessons that a diagnosis says the reader knows, those read left out. */
      lessonsKnown: z.number().int(),
      /** 0–1, the mean over the topic's skills; null before the first answer. */
      mastery: z.number().nullable(),
      skillCount: z.number().int(),
      /** Skills on each level that was reached, the highest first. */
      levels: z.array(z.object({ level: SkillLevel, count: z.number().int() })),
      questionsAnswered: z.number().int(),
      questionCount: z.number().int(),
    }),
  ),
  doneCount: z.number().int(),
  /** The topic to go on with; null where everything is done. */
  nextTopicId: z.string().nullable(),
})
export type PathwayProgress = z.infer<typeof PathwayProgress>

export const getPathwayProgress = endpoint({
  method: 'GET',
  path: '/user/pathways/:id/progress',
  access: 'user',
  about: ['pathways', 'mastery'],
  failure: fetching('pathway progress'),
  input: byId,
  output: PathwayProgress,
})
