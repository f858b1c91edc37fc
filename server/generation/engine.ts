import { z } from 'zod'
import { type GenerationOption, Heading, Level } from '#contract/catalog.ts'
import { EmbeddedLanguage } from '#contract/compilations.ts'
import { TopicOffer } from '#contract/generation.ts'
import { Support } from '#contract/support.ts'
import { Item } from '../items/service.ts'
import { OurHtml } from '../library/service.ts'
import { Citation } from '../material/service.ts'

/** A request for a topic that has been accepted. */
export type TopicRequest = {
  jobId: string
  uid: string
  prompt: string
  generationOption: z.infer<typeof GenerationOption>
  level: Level | null
  minutes: number | null
  /** Only set for a topic from a person's own material. `leftOut` lists the keys of the parts that get no lesson. */
  material?: { id: string; leftOut: string[] }
}

/** Suggestions for a prompt that doesn't ask for one specific topic. */
export const Offers = z.object({
  /**
   * How the offers fit the prompt. `broad`: the prompt may mean any of the offers. `close`: the offers are related to
   * the prompt. `none`: the offers are general starting points.
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
    /** What the topic must teach, in the engine's internal names. */
    targets: z.array(z.string()).min(1),
    /** A name that is the same for prompts that ask for the same thing in different words. */
    reuseName: z.string(),
    /** Whether the whole prompt is a name, so that nothing else can be meant. */
    exact: z.boolean().default(false),
    /** The language of the material, as a BCP 47 tag. */
    language: z.string().optional(),
    /** Further details that a model has found in the prompt. */
    brief: z.object({ goal: z.string(), language: z.string(), exclusions: z.array(z.string()) }).optional(),
  }),
  Offers.extend({
    covered: z.literal(false),
    /** Why the engine refused, as a sentence for the learner. Not set if the engine simply doesn't cover the prompt. */
    refusal: z.string().optional(),
  }),
])
export type Understanding = z.infer<typeof Understanding>
export type Covered = Extract<Understanding, { covered: true }>

/** The material that the lessons are based on. */
export const Ground = z.object({
  chunks: z.array(z.object({ id: z.string(), document: z.string(), text: z.string() })),
  /** Ids of units that the learner already knows, so that they aren't taught again. */
  known: z.array(z.string()),
  /** Ids of units that the lessons build on but don't teach, because of the available time or the level. */
  assumed: z.array(z.string()).default([]),
})
export type Ground = z.infer<typeof Ground>

export const Outline = z.object({
  title: z.string(),
  summary: z.string(),
  objective: z.string(),
  outcomes: z.array(z.string()).min(1),
  assumed: z.array(z.string()),
  /** The programming language that the topic teaches, if its problems can be graded. */
  code: EmbeddedLanguage.nullable().optional(),
  lessons: z
    .array(
      z.object({
        /** The engine's internal name of the lesson. */
        key: z.string(),
        title: z.string(),
        summary: z.string(),
        minutes: z.number().int(),
        /** Whether the prompt asked for this lesson. Otherwise, it is a prerequisite or a continuation. */
        asked: z.boolean(),
        reason: z.string(),
        prerequisiteKeys: z.array(z.string()),
        skills: z.array(z.object({ id: z.string(), title: z.string() })).min(1),
        sources: z.array(z.string()),
        /** Common misconceptions about the lesson's subject. */
        misconceptions: z.array(z.string()).optional(),
      }),
    )
    .min(1)
    .max(8),
})
export type Outline = z.infer<typeof Outline>
export type OutlineLesson = Outline['lessons'][number]

const NumberedCitation = Citation.extend({ n: z.int().positive() })

export const SampleCounts = z.object({ ran: z.int(), corrected: z.int(), leftOut: z.int() })
export type SampleCounts = z.infer<typeof SampleCounts>

/** How many numbers of a text a program recomputed, and how many places were changed because of that. */
export const NumberCounts = z.object({ recomputed: z.int(), changed: z.int() })
export type NumberCounts = z.infer<typeof NumberCounts>

const Doubt = z.object({ text: z.string(), why: z.string() })
export type Doubt = z.infer<typeof Doubt>

export const LessonText = z.object({
  markdown: z.string(),
  html: z.string(),
  contents: z.array(Heading),
  /** The passages of the material that the text links to. */
  citations: z.array(NumberedCitation).optional(),
  /** How many of the text's statements the source supports, according to the checker. */
  support: Support.optional(),
  /** How many of the text's code samples were run, had a wrong output that was corrected, or were left out. */
  samples: SampleCounts.optional(),
  numbers: NumberCounts.optional(),
  /** What the source says but the checker knows to be false: the sentences that were changed or left out, and why. */
  doubted: z.array(Doubt).optional(),
})
export type LessonText = z.infer<typeof LessonText>

/** Questions that passed the engine's own checks, and those that didn't. */
export const WrittenItems = z.object({
  items: z.array(Item),
  dropped: z.array(z.object({ stem: z.string(), reason: z.string() })),
  /** The passages of the material that the questions and their lesson link to. */
  citations: z.array(NumberedCitation).optional(),
  /** The text from which the questions' evidence is quoted, if this isn't the Markdown of the lesson. */
  ground: z.string().optional(),
  /**
   * The texts of the questions that are already in the library as HTML. All others are rendered in a process that can
   * be killed (decision 0038).
   */
  ours: OurHtml.optional(),
  /**
   * How many questions were written, passed the rules, were solved in agreement with their keys, and passed after they
   * were repaired.
   */
  tally: z.object({ written: z.number(), sound: z.number(), agreed: z.number(), mended: z.number() }).optional(),
})
export type WrittenItems = z.infer<typeof WrittenItems>
export type Dropped = WrittenItems['dropped'][number]

/**
 * An engine plans topics and writes lessons and questions. Everything else is done by the pipeline, in the same way for
 * all engines.
 */
export type Engine = {
  name: string
  origin: 'library' | 'material' | 'model'
  /** What the engine makes topics from: a prompt, or a person's own material. */
  serves: 'prompt' | 'material'
  /** Whether the engine calls a language model, so that its topics count against the person's allowance. */
  byModel: boolean
  /** The material that the engine's lessons cite. Null if they cite none. */
  materialOf?(input: { request: TopicRequest; understanding: Covered }): string | null
  /** This must change when the same input may result in a different output. It is part of each step's key. */
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
   * Writes a lesson. If the text is written bit by bit, the engine calls `onText` whenever there is more of it, with a
   * function that returns the Markdown so far.
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
    input: {
      request: TopicRequest
      understanding: Covered
      ground: Ground
      outline: Outline
      lesson: OutlineLesson
      topicId: string
      text: LessonText
    },
    signal: AbortSignal,
  ): Promise<WrittenItems>
  /**
   * Reads all lessons of a topic together and changes what doesn't fit. Returns the new text of each lesson (null if
   * the lesson stays as it is), and a sentence about the changes for the topic's checks. Not implemented by engines
   * that don't revise topics.
   */
  reviseTopic?(
    input: {
      request: TopicRequest
      understanding: Covered
      outline: Outline
      topicId: string
      /** The lessons that were written, each with the questions about it. */
      lessons: { lesson: OutlineLesson; text: LessonText; items: Item[] }[]
    },
    signal: AbortSignal,
  ): Promise<{ texts: (LessonText | null)[]; check: string }>
  /** The sources of a topic's lessons, and the checks that its questions have passed, apart from those in publish.ts. */
  provenance(outline: Outline, signal: AbortSignal): Promise<{ sources: string[]; checks: string[] }>
}
