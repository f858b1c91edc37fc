import { type Kysely, sql } from 'kysely'

const DAY_MS = 86_400_000

/** Daily totals of calls to language models by outcome, model, person and topic. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('modelSums')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('unpriced', 'integer', (c) => c.notNull())
    .addColumn('input', 'bigint', (c) => c.notNull())
    .addColumn('cacheRead', 'bigint', (c) => c.notNull())
    .addColumn('output', 'bigint', (c) => c.notNull())
    .addColumn('usdMicros', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('modelSumsKey', ['kind', 'day', 'key'])
    .execute()
  await addUp(db, 'outcome', sql`"outcome"`)
  await addUp(db, 'model', sql`"provider" || ':' || "model"`)
  await addUp(db, 'person', sql`"uid"`)
  await addUp(db, 'topic', sql`coalesce("topicId", '')`)

  await db.schema.createIndex('modelCallsInOrder').on('modelCalls').columns(['startedAt', 'id']).execute()
  // An index of only the running calls, which are few, so that finding them doesn't require a scan of the whole ledger.
  await db.schema
    .createIndex('modelCallsUnderWay')
    .on('modelCalls')
    .columns(['startedAt', 'reservedMicros'])
    .where(sql<boolean>`"outcome" = 'running'`)
    .execute()
}

/** Adds up the calls that are already in the ledger. */
async function addUp(db: Kysely<unknown>, kind: string, key: ReturnType<typeof sql>) {
  await sql`
    insert into "modelSums" ("kind", "day", "key", "calls", "failures", "unpriced", "input", "cacheRead", "output", "usdMicros")
    select ${sql.lit(kind)}, "startedAt" / ${sql.lit(DAY_MS)}, ${key}, count(*),
      sum(case when "outcome" in ('ok', 'cancelled') then 0 else 1 end),
      sum(case when "usdMicros" is null then 1 else 0 end),
      sum("input"), sum("cacheRead"), sum("output"), coalesce(sum("usdMicros"), 0)
    from "modelCalls" where "outcome" <> 'running'
    group by 2, 3`.execute(db)
}
