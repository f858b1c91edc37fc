import type { Kysely } from 'kysely'

/** Messages to the server's operator. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('closedAt', 'bigint')
    .addColumn('mailedAt', 'bigint')
    .addColumn('mailDue', 'bigint')
    .addColumn('mailTries', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('messagesByTime').on('messages').columns(['createdAt', 'id']).execute()
  await db.schema.createIndex('messagesByPerson').on('messages').columns(['uid', 'createdAt']).execute()
  await db.schema.createIndex('messagesByNetwork').on('messages').columns(['network', 'createdAt']).execute()
  await db.schema.createIndex('messagesByMail').on('messages').column('mailDue').execute()
}
