import type { Kysely } from 'kysely'

/**
 * The inputs from which a topic was written, so that parts of it can be rewritten, and why a part couldn't be written.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('topicPlans')
    .addColumn('topicId', 'text', (c) => c.primaryKey().references('topics.id').onDelete('cascade'))
    .addColumn('understanding', 'text', (c) => c.notNull())
    .addColumn('ground', 'text', (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .addColumn('lessons', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('writingFailures')
    .addColumn('lessonId', 'text', (c) => c.primaryKey().references('lessons.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('writingFailuresByTopic').on('writingFailures').column('topicId').execute()

  await db.schema
    .alterTable('jobs')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('topic'))
    .execute()
  await db.schema.alterTable('jobs').addColumn('lessonId', 'text').execute()
  await db.schema.alterTable('jobs').addColumn('lessonVersion', 'integer').execute()
}
