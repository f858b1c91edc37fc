import { type RawBuilder, sql } from 'kysely'

/**
 * When several things have the same content, lists and search count only the copy that was entered first: a later one
 * neither moves it nor comes between two pages, and no number of copies fills a list. True for an entry that is this
 * copy, or the only one, among those of these audiences. `entry` says which "copy" of the catalog it is.
 */
export const isFirstCopy = (audiences: string[], entry: RawBuilder<boolean>) =>
  // With `offset`, PostgreSQL looks each entry up instead of joining the whole table.
  sql<boolean>`not exists (select 1 from "catalogEntries" as "copy"
    inner join "catalogEntries" as "earlier" on "earlier"."twin" = "copy"."twin" and "earlier"."number" < "copy"."number"
    where ${entry} and "earlier"."audience" in (${sql.join(audiences)}) limit 1 offset 0)`

export const entryNumbered = (number: RawBuilder<unknown>) => sql<boolean>`"copy"."number" = ${number}`

export const entryOf = (kind: 'topic' | 'lesson' | 'quiz', id: RawBuilder<unknown>) =>
  sql<boolean>`"copy"."kind" = ${kind} and "copy"."id" = ${id}`
