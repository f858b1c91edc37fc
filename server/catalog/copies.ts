import { type RawBuilder, sql } from 'kysely'

/**
 * If several entries have the same content, lists and search only show the copy that was entered first. So later copies
 * can't fill a list, move the first one or shift pages. The condition is true for an entry that is the first or only
 * copy among those with these audiences. `entry` selects the entry as "copy" from the catalog.
 */
export const isFirstCopy = (audiences: string[], entry: RawBuilder<boolean>) =>
  // With `offset 0`, PostgreSQL looks up each entry instead of joining the whole table.
  sql<boolean>`not exists (select 1 from "catalogEntries" as "copy"
    inner join "catalogEntries" as "earlier" on "earlier"."twin" = "copy"."twin" and "earlier"."number" < "copy"."number"
    where ${entry} and "earlier"."audience" in (${sql.join(audiences)}) limit 1 offset 0)`

export const entryNumbered = (number: RawBuilder<unknown>) => sql<boolean>`"copy"."number" = ${number}`

export const entryOf = (kind: 'topic' | 'lesson' | 'quiz', id: RawBuilder<unknown>) =>
  sql<boolean>`"copy"."kind" = ${kind} and "copy"."id" = ${id}`
