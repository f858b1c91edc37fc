import { type Kysely, sql } from 'kysely'

/**
 * The positions of problems in lists. Each turn contains three problems of each author, the first turn their newest
 * ones.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('problems')
    .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update "problems" set "turn" = "ranked"."turn" from (
      select "id", (row_number() over (partition by "authorId" order by "createdAt" desc, "id" desc) - 1) / 3 as "turn"
      from "problems" where "authorId" is not null and "published" = 1 and "withdrawnAt" is null
    ) as "ranked" where "problems"."id" = "ranked"."id"`.execute(db)
  await db.schema.createIndex('problemsByTurn').on('problems').columns(['turn', 'createdAt desc', 'id desc']).execute()
}
