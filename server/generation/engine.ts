import { z } from 'zod'
import { type GenerationOption, Heading, Level } from '#contract/catalog.ts'
import { TopicOffer } from '#contract/generation.ts'
import { Item } from '../items/service.ts'
import { OurHtml } from '../library/service.ts'

/** What was asked for, as admitted. */
export type TopicRequest = {
  jobId: string
  uid: string
  prompt: string
  generationOption: z.infer<typeof GenerationOption>
  level: Level | null
  minutes: number | null
}

/** What may be meant by a prompt that asks for no one thing. */
export const Offers = z.object({
  /** `broad`: the prompt stands for all of them. `close`: they have something to do with it. `none`: where to begin. */
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
    /** What the topic must end up teaching, in the engine's own names. */
    targets: z.array(z.string()).min(1),
    /** Equal for prompts that ask for the same thing in other words. */
    reuseName: z.string(),
    /** The whole prompt is a name of what it asks for: nothing else can be meant by it. */
    exact: z.boolean().default(false),
    /** What a model has read out of the prompt besides. */
    brief: z.object({ goal: z.string(), language: z.string(), exclusions: z.array(z.string()) }).optional(),
  }),
  Offers.extend({
    covered: z.literal(false),
    /** Why the engine would not, in words for the learner; absent if it could not. */
    refusal: z.string().optional(),
  }),
])
export type Understanding = z.infer<typeof Understanding>
export type Covered = Extract<Understanding, { covered: true }>

/** What the lessons will stand on. */
export const Ground = z.object({
  chunks: z.array(z.object({ id: z.string(), document: z.string(), text: z.string() })),
  /** What the learner knows already and is not taught again. */
  known: z.array(z.string()),
  /** What the lessons build on and do not teach, for lack of time or because the level is higher. */
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
        /** The engine's own name for the lesson. */
        key: z.string(),
        title: z.string(),
        summary: z.string(),
        minutes: z.number().int(),
        /** What the prompt names, as against what that builds on or leads to. */
        asked: z.boolean(),
        reason: z.string(),
        prerequisiteKeys: z.array(z.string()),
        skills: z.array(z.object({ id: z.string(), title: z.string() })).min(1),
        sources: z.array(z.string()),
        /** Misconceptions: what people often believe about it although it is wrong. */
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

/** Questions, and those that did not pass the engine's own checks. */
export const WrittenItems = z.object({
  items: z.array(Item),
  dropped: z.array(z.object({ stem: z.string(), reason: z.string() })),
  /** What of their texts the library has as HTML; everything else is rendered where it can be killed (0038). */
  ours: OurHtml.optional(),
  /** How many were written, passed the rules, were then solved as their keys say, and passed once they were mended. */
  tally: z.object({ written: z.number(), sound: z.number(), agreed: z.number(), mended: z.number() }).optional(),
})
export type WrittenItems = z.infer<typeof WrittenItems>
export type Dropped = WrittenItems['dropped'][number]

/** Knows how to outline, write a lesson and write questions. Everything else is the pipeline's, alike for all engines. */
export type Engine = {
  name: string
  origin: 'library' | 'material' | 'model'
  /** Changes whenever the same input may give another output: it is part of each step's key. */
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
  /** `onText` is told when more has come, where the engine writes bit by bit; it asks for the Markdown so far. */
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
  /** What stands behind the text, and what its questions have passed beyond the pipeline's own checks. */
  provenance(outline: Outline, signal: AbortSignal): Promise<{ sources: string[]; checks: string[] }>
}
