import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** So many of one author stand in each turn; the library's all in the first. */
const OF_ONE_A_TURN = 3

/** Puts what the author of this problem has published into turns, the newest in the first. */
export async function saveTurns(db: Db, id: string) {
  await sql`update "problems" set "turn" = "ranked"."turn" from (
      select "id", (row_number() over (order by "createdAt" desc, "id" desc) - 1) / ${sql.lit(OF_ONE_A_TURN)} as "turn"
      from "problems" where "published" = 1 and "withdrawnAt" is null
        and "authorId" = (select "authorId" from "problems" where "id" = ${id})
    ) as "ranked" where "problems"."id" = "ranked"."id" and "problems"."turn" <> "ranked"."turn"`.execute(db)
}
