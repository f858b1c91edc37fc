import type { Kysely } from 'kysely'

/** Profile fields, a counter of password attempts, and error reports. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('bio', 'text').execute()
  await db.schema.alterTable('users').addColumn('timeZone', 'text').execute()
  await db.schema.alterTable('users').addColumn('dailyGoalMinutes', 'integer').execute()
  await db.schema
    .createTable('passwordTries')
    .addColumn('uid', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('thingId', 'text', (c) => c.notNull())
    .addColumn('topicId', 'text', (c) => c.notNull())
    .addColumn('quizId', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('closed', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('reportsByThing').on('reports').columns(['uid', 'kind', 'thingId']).unique().execute()
  await db.schema.createIndex('reportsByTime').on('reports').columns(['closed', 'createdAt', 'id']).execute()
  await db.schema.createIndex('quizQuestionsByQuestion').on('quizQuestions').column('questionId').execute()
}
