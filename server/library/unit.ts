import { z } from 'zod'
import { Heading, Level } from '#contract/catalog.ts'
import { Item } from '../items/service.ts'
import { ProblemEntry } from './problem.ts'

/** What is known of a unit of the built-in library at any time: enough to find it and to plan with it. */
export const Unit = z.object({
  /** `<subject>/<unit>` */
  id: z.string(),
  subjectId: z.string(),
  title: z.string(),
  aliases: z.array(z.string()),
  level: Level,
  minutes: z.number().int(),
  objective: z.string(),
  /** Ids of the units to know first. */
  prerequisites: z.array(z.string()),
  skills: z.array(z.object({ id: z.string(), title: z.string() })),
  sources: z.array(z.string()),
  summary: z.string(),
  templateIds: z.array(z.string()),
  /** The lesson without code, math and marks, for finding it by its words. */
  words: z.string(),
})
export type Unit = z.infer<typeof Unit>

/** The rest of it, compiled, which is read when a lesson and its quiz are made of it. */
export const UnitText = z.object({
  /** The lesson: the sections Summary to Misconceptions, each under its `##` heading. */
  markdown: z.string(),
  /** The lesson as safe HTML, and its headings. */
  html: z.string(),
  contents: z.array(Heading),
  /** Ids are `<subject>/<unit>/<question>`; texts are Markdown. */
  items: z.array(Item),
  /** Each text of the items as safe HTML, by its Markdown. */
  rendered: z.record(z.string(), z.string()),
})
export type UnitText = z.infer<typeof UnitText>
export type WholeUnit = Unit & UnitText

/** A unit as its file says it, before anything is rendered or imported. */
export type UnitSource = Omit<WholeUnit, 'html' | 'contents' | 'rendered' | 'templateIds'>

export const Subject = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  aliases: z.array(z.string()),
  /** In the order to learn them. */
  unitIds: z.array(z.string()),
})
export type Subject = z.infer<typeof Subject>

/** An ordered goal over units, of one subject or of several. */
export const Pathway = z.object({
  /** The name of its file. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  subjectId: z.string(),
  steps: z.array(
    z.object({
      /** Permanent and unique in the pathway: the step's topic keeps its readers by it. */
      id: z.string(),
      title: z.string(),
      /** In the order to be read. */
      unitIds: z.array(z.string()),
      why: z.string(),
    }),
  ),
})
export type Pathway = z.infer<typeof Pathway>

/** What is offered where a prompt asks for no one thing. All ids are of subjects and units. */
export const Choices = z.object({
  /** Where to begin, for somebody who asked for something that is not there. */
  start: z.array(z.string()),
  /** Words that stand for several things here, and what those are. */
  broad: z.array(z.object({ names: z.array(z.string()).min(1), offers: z.array(z.string()).min(1) })),
})
export type Choices = z.infer<typeof Choices>

/** Where a line is; `start` counts from the second one. */
const Place = z.object({ start: z.number().int(), bytes: z.number().int() })
export type Place = z.infer<typeof Place>

/**
 * The first line of what `compileLibrary` writes. Units stand in the order of their subjects, pathways and problems in
 * the order to show them. The text of each unit and each problem are lines of their own after it.
 */
export const LibraryIndex = z.object({
  hash: z.string(),
  subjects: z.array(Subject),
  units: z.array(Unit.extend({ text: Place })),
  pathways: z.array(Pathway),
  choices: Choices,
  problems: z.array(ProblemEntry.extend({ text: Place })),
})
export type LibraryIndex = z.infer<typeof LibraryIndex>
