import { z } from 'zod'

/** The source of a topic that was made from somebody's own material. Details that the source doesn't state are null. */
export const TopicSource = z.object({
  kind: z.enum(['text', 'markdown', 'subtitles', 'pdf', 'docx', 'epub', 'html', 'wikipedia']),
  title: z.string(),
  author: z.string().nullable(),
  /** An absolute http or https address. */
  address: z.string().nullable(),
  /** The revision number of a Wikipedia article. Null for other sources. */
  revision: z.string().nullable(),
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** The address of the list of authors. Some licences require a link to it. */
  authorsAddress: z.string().nullable(),
  /** When the source says that it was written or last changed: YYYY-MM-DD. */
  date: z.string().nullable(),
})
export type TopicSource = z.infer<typeof TopicSource>

/** Fields that only topics with the origin `material` have. */
export const ofMaterial = { source: TopicSource.optional() }
export const lessonOfMaterial = {
  ...ofMaterial,
  /** How many passages of the source can be opened from the lesson. 0 if the source's text has been deleted. */
  passageCount: z.number().int().optional(),
}
