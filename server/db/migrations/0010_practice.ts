import type { Kysely } from 'kysely'

/** Practice, and diagnoses of what a learner already knows about a topic. */
export async function up(db: Kysely<unknown>) {
  await practices(db)
  await diagnoses(db)
}

async function practices({ schema }: Kysely<unknown>) {
  await schema
    .createTable('practices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.references('topics.id').onDelete('set null'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('mixed', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('practicesByPerson').on('practices').columns(['uid', 'createdAt']).execute()
  await schema
    .createTable('practiceQuestions')
    .addColumn('practiceId', 'text', (c) => c.notNull().references('practices.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('questionId', 'text', (c) => c.notNull().references('questions.id'))
    .addColumn('quizId', 'text', (c) => c.notNull())
    .addColumn('attemptId', 'text')
    .addPrimaryKeyConstraint('practiceQuestionsKey', ['practiceId', 'position'])
    .execute()
}

async function diagnoses({ schema }: Kysely<unknown>) {
  await schema
    .createTable('diagnoses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.notNull().references('topics.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('priors', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('finishedAt', 'bigint')
    .execute()
  await schema.createIndex('diagnosesByTopic').on('diagnoses').columns(['uid', 'topicId', 'createdAt']).execute()
  await schema
    .createTable('diagnosisQuestions')
    .addColumn('diagnosisId', 'text', (c) => c.notNull().references('diagnoses.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('questionId', 'text', (c) => c.notNull().references('questions.id'))
    .addColumn('quizId', 'text', (c) => c.notNull())
    .addColumn('skillId', 'text', (c) => c.notNull())
    .addColumn('guess', 'double precision', (c) => c.notNull())
    .addColumn('attemptId', 'text')
    .addColumn('correct', 'integer')
    .addPrimaryKeyConstraint('diagnosisQuestionsKey', ['diagnosisId', 'position'])
    .execute()
  await schema
    .createTable('lessonJudgements')
    .addColumn('diagnosisId', 'text', (c) => c.notNull().references('diagnoses.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (c) => c.notNull())
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topicId', 'text', (c) => c.notNull().references('topics.id').onDelete('cascade'))
    .addColumn('known', 'integer', (c) => c.notNull())
    .addColumn('sure', 'double precision', (c) => c.notNull())
    .addColumn('undone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lessonJudgementsKey', ['diagnosisId', 'lessonId'])
    .execute()
  await schema.createIndex('lessonJudgementsByTopic').on('lessonJudgements').columns(['uid', 'topicId']).execute()
}
