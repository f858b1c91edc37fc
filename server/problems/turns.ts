import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** The number of problems of one author in each turn. All problems of the library are in the first turn. */
const OF_ONE_A_TURN = 3

/** Assigns turns to all published problems by the author of this problem, starting with the newest. */
export async function saveTurns(db: Db, id: string) {
  await sql`update "problems" set "turn" = "ranked"."turn" from (
      select "id", (row_number() over (order by "createdAt" desc, "id" desc) - 1) / ${sql.lit(OF_ONE_A_TURN)} as "turn"
      from "problems" where "published" = 1 and "withdrawnAt" is null
        and "authorId" = (select "authorId" from "problems" where "id" = ${id})
    ) as "ranked" where "problems"."id" = "ranked"."id" and "problems"."turn" <> "ranked"."turn"`.execute(db)
}
