import type { Kysely } from 'kysely'

/** Courses that users have put together themselves. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('courses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ownerId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('sections', 'text', (c) => c.notNull())
    .addColumn('titles', 'text', (c) => c.notNull())
    .addColumn('entryCount', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('lastSaveId', 'text')
    .addColumn('shareId', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute()
  await db.schema.createIndex('coursesByOwner').on('courses').columns(['ownerId', 'createdAt', 'id']).execute()
  await db.schema.createIndex('coursesByShare').on('courses').column('shareId').unique().execute()
  await db.schema.createIndex('coursesByDeletion').on('courses').column('deletedAt').execute()
}
