import { z } from 'zod'
import { Heading, Level } from '#contract/catalog.ts'
import { Item } from '../items/service.ts'

/** A unit of the built-in library, compiled: what a lesson and its quiz are made from. */
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
  /** The lesson: the sections Summary to Misconceptions, each under its `##` heading. */
  markdown: z.string(),
  /** The lesson as safe HTML, and its headings. */
  html: z.string(),
  contents: z.array(Heading),
  /** Ids are `<subject>/<unit>/<question>`; texts are Markdown. */
  items: z.array(Item),
  templateIds: z.array(z.string()),
  /** The lesson without code, math and marks, for finding it by its words. */
  words: z.string(),
})
export type Unit = z.infer<typeof Unit>

/** A unit as its file says it, before anything is rendered or imported. */
export type UnitSource = Omit<Unit, 'html' | 'contents' | 'templateIds'>

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

/** What `compileLibrary` writes. Units stand in the order of their subjects, pathways in the order to show them. */
export const LibraryFile = z.object({
  hash: z.string(),
  subjects: z.array(Subject),
  units: z.array(Unit),
  pathways: z.array(Pathway),
})
export type LibraryFile = z.infer<typeof LibraryFile>
