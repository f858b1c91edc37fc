import type { Kysely } from 'kysely'

/** Pathways: ordered lists of topics. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('pathways')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ownerId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('assumed', 'text', (c) => c.notNull())
    .addColumn('contentHash', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('pathwaysByTime').on('pathways').columns(['createdAt', 'id']).execute()
  await db.schema.createIndex('pathwaysByOwner').on('pathways').column('ownerId').execute()
  await db.schema
    .createTable('pathwaySteps')
    .addColumn('pathwayId', 'text', (c) => c.notNull().references('pathways.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.notNull().references('topics.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('why', 'text')
    .addPrimaryKeyConstraint('pathwayStepsKey', ['pathwayId', 'topicId'])
    .execute()
  await db.schema.createIndex('pathwayStepsByTopic').on('pathwaySteps').column('topicId').execute()
}
