import { z } from 'zod'
import { Level } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

export const SEARCH_MAX_LENGTH = 300
export const SearchText = z.string().max(
  SEARCH_MAX_LENGTH,
  said((words) => words.searchLong(SEARCH_MAX_LENGTH)),
)

/** Where words of the search stand in a text: start and end, in the order of the text. */
const Marks = z.array(z.tuple([z.number().int(), z.number().int()]))

export const SearchResult = z.object({
  kind: z.enum(['topic', 'lesson']),
  id: z.string(),
  /** Of a topic, itself. */
  topicId: z.string(),
  topicTitle: z.string(),
  title: z.string(),
  titleMarks: Marks,
  summary: z.string(),
  summaryMarks: Marks,
  subject: z.string(),
  /** As of a topic: a tag for `lang`. */
  language: z.string(),
  level: Level,
  /** Of reading: 0 for a topic of quizzes alone. */
  minutes: z.number().int(),
  /** Has other words than those of the search, and is about something near. */
  near: z.boolean(),
})
export type SearchResult = z.infer<typeof SearchResult>

const input = z.object({
  q: SearchText,
  cursor: z.string().max(200).optional(),
})
const output = z.object({ items: z.array(SearchResult), nextCursor: z.string().nullable() })

/**
 * Topics and lessons that have every word of `q` in title or summary, the last one as the beginning of a word.
 * Whole titles first, then titles, then summaries; topics before lessons, and newest first. Where they do not fill the
 * first page, topics follow that are near, the nearest first. Text without a word finds nothing.
 */
export const searchCatalog = endpoint({
  method: 'GET',
  path: '/search',
  access: 'user',
  about: ['lists'],
  failure: fetching('search results'),
  input,
  output,
})
export const searchPublicCatalog = endpoint({
  method: 'GET',
  path: '/info/search',
  access: 'public',
  about: ['lists'],
  failure: fetching('search results'),
  input,
  output,
})
