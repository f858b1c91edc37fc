import { z } from 'zod'
import { type GenerationOption, Heading, Level } from '#contract/catalog.ts'
import { TopicOffer } from '#contract/generation.ts'
import { Item } from '../items/service.ts'
import { OurHtml } from '../library/service.ts'

/** An admitted request for a topic. */
export type TopicRequest = {
  jobId: string
  uid: string
  prompt: string
  generationOption: z.infer<typeof GenerationOption>
  level: Level | null
  minutes: number | null
}

/** Suggestions for a prompt that doesn't ask for one specific topic. */
export const Offers = z.object({
  /**
   * `broad`: the prompt stands for all offers. `close`: the offers are related to it. `none`: they are starting points.
   */
  fit: z.enum(['broad', 'close', 'none']),
  offers: z.array(TopicOffer),
})
export type Offers = z.infer<typeof Offers>

export const Understanding = z.discriminatedUnion('covered', [
  z.object({
    covered: z.literal(true),
    canonicalTitle: z.string(),
    subject: z.string(),
    level: Level,
    /** What the topic must teach in the end, as the engine names it internally. */
    targets: z.array(z.string()).min(1),
    /** Equal for prompts that ask for the same thing in other words. */
    reuseName: z.string(),
    /** Whether the whole prompt is a name of what it asks for, so that nothing else can be meant. */
    exact: z.boolean().default(false),
    /** Further details that a model has found in the prompt. */
    brief: z.object({ goal: z.string(), language: z.string(), exclusions: z.array(z.string()) }).optional(),
  }),
  Offers.extend({
    covered: z.literal(false),
    /** Why the engine refused, in words for the learner; absent if it just doesn't cover the prompt. */
    refusal: z.string().optional(),
  }),
])
export type Understanding = z.infer<typeof Understanding>
export type Covered = Extract<Understanding, { covered: true }>

/** The material that the lessons are based on. */
export const Ground = z.object({
  chunks: z.array(z.object({ id: z.string(), document: z.string(), text: z.string() })),
  /** Ids of units that the learner already knows and isn't taught again. */
  known: z.array(z.string()),
  /** Ids of units that the lessons build on but don't teach, because of the time or the level. */
  assumed: z.array(z.string()).default([]),
})
export type Ground = z.infer<typeof Ground>

export const Outline = z.object({
  title: z.string(),
  summary: z.string(),
  objective: z.string(),
  outcomes: z.array(z.string()).min(1),
  assumed: z.array(z.string()),
  lessons: z
    .array(
      z.object({
        /** The engine's internal name of the lesson. */
        key: z.string(),
        title: z.string(),
        summary: z.string(),
        minutes: z.number().int(),
        /** Whether the prompt asked for this lesson; otherwise it's a prerequisite or a continuation. */
        asked: z.boolean(),
        reason: z.string(),
        prerequisiteKeys: z.array(z.string()),
        skills: z.array(z.object({ id: z.string(), title: z.string() })).min(1),
        sources: z.array(z.string()),
        /** Things that people often believe about the lesson's subject although they are wrong. */
        misconceptions: z.array(z.string()).optional(),
      }),
    )
    .min(1)
    .max(8),
})
export type Outline = z.infer<typeof Outline>
export type OutlineLesson = Outline['lessons'][number]

export const LessonText = z.object({
  markdown: z.string(),
  html: z.string(),
  contents: z.array(Heading),
})
export type LessonText = z.infer<typeof LessonText>

/** Questions that passed the engine's own checks, and those that didn't. */
export const WrittenItems = z.object({
  items: z.array(Item),
  dropped: z.array(z.object({ stem: z.string(), reason: z.string() })),
  /**
   * Those of the questions' texts that the library has as HTML; all others are rendered in a process that can be killed
   * (decision 0038).
   */
  ours: OurHtml.optional(),
  /**
   * How many questions were written, passed the rules, were solved in agreement with their keys, and passed after a
   * repair.
   */
  tally: z.object({ written: z.number(), sound: z.number(), agreed: z.number(), mended: z.number() }).optional(),
})
export type WrittenItems = z.infer<typeof WrittenItems>
export type Dropped = WrittenItems['dropped'][number]

/**
 * An engine outlines topics and writes lessons and questions. The pipeline does everything else, in the same way for
 * all engines.
 */
export type Engine = {
  name: string
  origin: 'library' | 'material' | 'model'
  /** Changes whenever the same input may give another output; part of each step's key. */
  version: string
  understand(request: TopicRequest, signal: AbortSignal): Promise<Understanding>
  ground(
    input: { request: TopicRequest; understanding: Covered; masteredSkillIds: string[] },
    signal: AbortSignal,
  ): Promise<Ground>
  outline(
    input: { request: TopicRequest; understanding: Covered; ground: Ground },
    signal: AbortSignal,
  ): Promise<Outline>
  /**
   * If the engine writes incrementally, it calls `onText` whenever there is more, with a function that returns the
   * Markdown so far.
   */
  writeLesson(
    input: {
      request: TopicRequest
      understanding: Covered
      ground: Ground
      outline: Outline
      lesson: OutlineLesson
      topicId: string
    },
    signal: AbortSignal,
    onText?: (soFar: () => string) => void,
  ): Promise<LessonText>
  writeQuestions(
    input: { request: TopicRequest; topicId: string; lesson: OutlineLesson; text: LessonText },
    signal: AbortSignal,
  ): Promise<WrittenItems>
  /** The sources of the text, and the checks that its questions passed beyond the pipeline's own. */
  provenance(outline: Outline, signal: AbortSignal): Promise<{ sources: string[]; checks: string[] }>
}
