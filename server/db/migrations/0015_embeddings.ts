import type { Kysely } from 'kysely'

/** Embedding vectors of topics and quizzes, and the jobs that compute them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('embeddings')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('topicId', 'text', (c) => c.notNull().references('topics.id').onDelete('cascade'))
    .addColumn('audience', 'text')
    .addColumn('textHash', 'text', (c) => c.notNull())
    // SQLite accepts any type name and stores bytes as a blob.
    .addColumn('vector', 'bytea', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('embeddingsKey', ['kind', 'model', 'id'])
    .execute()
  await db.schema.createIndex('embeddingsByTopic').on('embeddings').columns(['topicId', 'kind', 'model']).execute()
  await db.schema.createIndex('embeddingsByVersion').on('embeddings').columns(['kind', 'model', 'version']).execute()

  await db.schema
    .createTable('embeddingJobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('watchers', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('leaseOwner', 'text')
    .addColumn('leaseUntil', 'bigint', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('embeddingJobsByKind').on('embeddingJobs').columns(['kind', 'createdAt']).execute()
}
