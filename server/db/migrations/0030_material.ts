import type { Kysely } from 'kysely'

/** People's own texts, the topics made from them, and the passages that lessons are based on. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('material')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ownerId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('blocks', 'text', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('materialByOwner').unique().on('material').columns(['ownerId', 'hash']).execute()

  await db.schema
    .createTable('topicSources')
    .addColumn('topicId', 'text', (c) => c.primaryKey().references('topics.id').onDelete('cascade'))
    .addColumn('materialId', 'text', (c) => c.references('material.id').onDelete('set null'))
    .addColumn('source', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('topicSourcesByMaterial').on('topicSources').column('materialId').execute()

  await db.schema
    .createTable('citations')
    .addColumn('lessonId', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('materialId', 'text', (c) => c.notNull().references('material.id').onDelete('cascade'))
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('quote', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('citationsKey', ['lessonId', 'n'])
    .execute()
  await db.schema.createIndex('citationsByMaterial').on('citations').column('materialId').execute()

  await db.schema
    .alterTable('jobs')
    .addColumn('materialId', 'text', (c) => c.references('material.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('jobs').addColumn('leftOut', 'text').execute()
  await db.schema.createIndex('jobsByMaterial').on('jobs').column('materialId').execute()
}
