import { z } from 'zod'

/** The source of a topic that was made from somebody's own material; null for whatever it doesn't say. */
export const TopicSource = z.object({
  kind: z.enum(['text', 'markdown', 'subtitles', 'pdf', 'docx', 'epub', 'html', 'wikipedia']),
  title: z.string(),
  author: z.string().nullable(),
  /** An absolute http or https address. */
  address: z.string().nullable(),
  /** For Wikipedia the number of the revision. */
  revision: z.string().nullable(),
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** The address of the list of authors, which some licences ask for. */
  authorsAddress: z.string().nullable(),
  /** When the source says that it was written or last changed: YYYY-MM-DD. */
  date: z.string().nullable(),
})
export type TopicSource = z.infer<typeof TopicSource>

/** Only topics of the origin `material` have these. */
export const ofMaterial = { source: TopicSource.optional() }
export const lessonOfMaterial = {
  ...ofMaterial,
  /** How many passages of its source can be opened from the lesson; none once the source's text has been deleted. */
  passageCount: z.number().int().optional(),
}
