import { sql } from 'kysely'
import { ROW_BYTES } from './stored.ts'

type OwnRows = { uid: string; texts: string[] }

/** The rows of a person, each with its place from the newest and the bytes that it takes with all that are newer. */
export function newestOf(table: 'compilations' | 'submissions', { uid, texts }: OwnRows) {
  const size = sql.join([ROW_BYTES, ...texts.map((text) => sql`octet_length(${sql.ref(text)})`)], sql` + `)
  return sql`(select "id", row_number() over (order by "createdAt" desc, "id" desc) as "place",
    sum(${size}) over (order by "createdAt" desc, "id" desc rows unbounded preceding) as "bytes"
    from ${sql.table(table)} where "uid" = ${uid}) as "newest"`
}
