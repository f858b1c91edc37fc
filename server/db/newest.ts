import { sql } from 'kysely'
import { ROW_BYTES } from './stored.ts'

type OwnRows = { uid: string; texts: string[] }

/** A person's rows, each with its rank (from the newest) and the total bytes of this row and all newer ones. */
export function newestOf(table: 'compilations' | 'submissions', { uid, texts }: OwnRows) {
  const size = sql.join([ROW_BYTES, ...texts.map((text) => sql`octet_length(${sql.ref(text)})`)], sql` + `)
  return sql`(select "id", row_number() over (order by "createdAt" desc, "id" desc) as "place",
    sum(${size}) over (order by "createdAt" desc, "id" desc rows unbounded preceding) as "bytes"
    from ${sql.table(table)} where "uid" = ${uid}) as "newest"`
}
