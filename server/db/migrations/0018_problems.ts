import type { Kysely } from 'kysely'

/** Problems that are solved by writing a program, their votes, and submissions. */
export async function up(db: Kysely<unknown>) {
  await problems(db)
  await deeds(db)
}

async function problems({ schema }: Kysely<unknown>) {
  await schema
    .createTable('problems')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull())
    .addColumn('languages', 'text', (c) => c.notNull())
    .addColumn('skills', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('written', 'text', (c) => c.notNull())
    .addColumn('rendered', 'text', (c) => c.notNull())
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('upVotes', 'integer', (c) => c.notNull())
    .addColumn('downVotes', 'integer', (c) => c.notNull())
    .addColumn('solvedBy', 'integer', (c) => c.notNull())
    .addColumn('contentHash', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('withdrawnAt', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('problemsByTime').on('problems').columns(['createdAt', 'id']).execute()
  await schema.createIndex('problemsByAuthor').on('problems').column('authorId').execute()
}

async function deeds({ schema }: Kysely<unknown>) {
  await schema
    .createTable('problemVotes')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('problemId', 'text', (c) => c.notNull().references('problems.id').onDelete('cascade'))
    .addColumn('vote', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('problemVotesKey', ['uid', 'problemId'])
    .execute()
  await schema
    .createTable('problemStandings')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('problemId', 'text', (c) => c.notNull().references('problems.id').onDelete('cascade'))
    .addColumn('failureCountedAt', 'bigint')
    .addColumn('solvedAt', 'bigint')
    .addPrimaryKeyConstraint('problemStandingsKey', ['uid', 'problemId'])
    .execute()
  await schema
    .createTable('submissions')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('problemId', 'text', (c) => c.notNull().references('problems.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('results', 'text', (c) => c.notNull())
    .addColumn('mastery', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('submissionsKey', ['uid', 'id'])
    .execute()
  await schema
    .createIndex('submissionsByProblem')
    .on('submissions')
    .columns(['uid', 'problemId', 'createdAt', 'id'])
    .execute()
}
