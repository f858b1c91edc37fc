import { z } from 'zod'
import { Cursor, Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { Skill, SkillLevel } from './mastery.ts'

const Place = z.object({ id: z.string(), title: z.string() })

/** A skill that somebody has met, and where. */
export const MetSkill = Skill.extend({
  /** Null where the topic is no longer there for the person. */
  topic: Place.extend({ subject: z.string() }).nullable(),
})
export type MetSkill = z.infer<typeof MetSkill>

/** Every skill that the person has answered a question of, by subject and topic, 50 a page. */
export const listMetSkills = endpoint({
  method: 'GET',
  path: '/user/skills',
  access: 'user',
  about: ['mastery'],
  failure: fetching('skills'),
  input: z.object({
    cursor: Cursor,
    level: SkillLevel.optional(),
    topicId: Id.optional(),
  }),
  output: z.object({ items: z.array(MetSkill), nextCursor: z.string().nullable() }),
})

/** Skills of the library, by words of their titles; the nearest first, 12 at most. */
export const searchSkills = endpoint({
  method: 'GET',
  path: '/info/skills',
  access: 'public',
  failure: fetching('skills'),
  input: z.object({ q: z.string().trim().min(1).max(100) }),
  output: z.object({ items: z.array(Place.extend({ unit: z.string() })) }),
})

/** How many skills stand on each level. */
export const countSkillLevels = endpoint({
  method: 'GET',
  path: '/user/skill-levels',
  access: 'user',
  failure: fetching('skills'),
  input: z.object({}),
  output: z.object({
    levels: z.array(z.object({ level: SkillLevel, count: z.number().int() })),
    /** Whose level falls within a week if nothing is practised. */
    fadingCount: z.number().int(),
  }),
})

/** One answer behind a number. */
export const SkillEvidence = z.object({
  attemptId: z.string(),
  questionId: z.string(),
  stemHtml: z.string(),
  at: z.number().int(),
  correct: z.boolean(),
  /** The learner said so instead of answering. */
  saidUnknown: z.boolean(),
  hints: z.number().int(),
  source: z.enum(['quiz', 'practice', 'mixed', 'diagnostic', 'review', 'problem']),
  /** The problem that a program was written for; null for all else, or where it can no longer be opened. */
  problem: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** Null where it can no longer be opened. */
  quiz: Place.nullable(),
  topic: Place.nullable(),
})
export type SkillEvidence = z.infer<typeof SkillEvidence>

export const getSkillEvidence = endpoint({
  method: 'GET',
  path: '/user/skills/:skillId/evidence',
  access: 'user',
  about: ['mastery'],
  failure: fetching('answers'),
  input: z.object({ skillId: z.string().min(1).max(200) }),
  /** The latest first, 20 at most. */
  output: z.object({ skillId: z.string(), title: z.string(), items: z.array(SkillEvidence) }),
})

const at = { x: z.number(), y: z.number() }

/** What builds on what in a topic, laid out: nodes by their upper left corner, edges as paths. */
export const SkillMap = z.object({
  topicId: z.string(),
  /** Of the titles: a tag as in BCP 47. */
  language: z.string(),
  /** Of skills, or of lessons where the topic asks nothing. */
  of: z.enum(['skills', 'lessons']),
  width: z.number(),
  height: z.number(),
  nodes: z.array(
    z.object({
      /** From 1, what is built on first. */
      number: z.number().int(),
      id: z.string(),
      title: z.string(),
      /** The title, broken to fit. */
      lines: z.array(z.string()),
      ...at,
      width: z.number(),
      height: z.number(),
      /** The lesson that teaches it, where it can be read. */
      lesson: Place.nullable(),
      /** Numbers of the nodes that it builds on. */
      buildsOn: z.array(z.number().int()),
      /** Null for visitors and for lessons. */
      level: SkillLevel.nullable(),
      mastery: z.number().nullable(),
    }),
  ),
  edges: z.array(z.object({ from: z.number().int(), to: z.number().int(), path: z.string() })),
})
export type SkillMap = z.infer<typeof SkillMap>

export const getSkillMap = endpoint({
  method: 'GET',
  path: '/user/topics/:topicId/skill-map',
  access: 'user',
  about: ['topics'],
  failure: fetching('map'),
  input: z.object({ topicId: Id }),
  output: SkillMap,
})
export const getPublicSkillMap = endpoint({
  method: 'GET',
  path: '/info/topics/:topicId/skill-map',
  access: 'public',
  about: ['topics'],
  failure: fetching('map'),
  input: z.object({ topicId: Id }),
  output: SkillMap,
})
