import type { Kysely } from 'kysely'

/** Coding problems that a language model has written for a topic. They are deleted together with their topic. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('problems')
    .addColumn('topicId', 'text', (c) => c.references('topics.id').onDelete('cascade'))
    .execute()
  await schema.createIndex('problemsByTopic').on('problems').column('topicId').execute()
  await schema
    .alterTable('droppedQuestions')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('question'))
    .execute()
}
