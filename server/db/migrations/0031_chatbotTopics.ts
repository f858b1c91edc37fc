import type { Kysely } from 'kysely'

/** Topics that people write with their own chatbots, and the columns for topics that a model makes from material. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('chatbotTopics')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('prompt', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('generationOption', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('chatbotTopicsByPerson').on('chatbotTopics').columns(['uid', 'updatedAt']).execute()

  await db.schema.alterTable('jobs').addColumn('writer', 'text').execute()
  await db.schema.alterTable('lessons').addColumn('support', 'text').execute()
}
