import type { Kysely } from 'kysely'

/** Reading positions and notes in lessons. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('lessonPlaces')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.notNull())
    .addColumn('block', 'integer', (c) => c.notNull())
    .addColumn('opening', 'text', (c) => c.notNull())
    .addColumn('share', 'double precision', (c) => c.notNull())
    .addColumn('headingId', 'text')
    .addColumn('savedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('lessonPlacesKey', ['uid', 'topicId', 'lessonId'])
    .execute()
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('quote', 'text', (c) => c.notNull())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('suffix', 'text', (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('colour', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('notesByLesson').on('notes').columns(['uid', 'lessonId', 'start']).execute()
}
