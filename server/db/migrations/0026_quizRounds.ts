import { type Kysely, sql } from 'kysely'

/**
 * A learner's position in a quiz, for continuing on any device. Also corrects the source of answers given in practice
 * that was not mixed: so far, they were stored as if the quiz had been taken.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('quizRounds')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('quizId', 'text', (c) => c.notNull())
    .addColumn('questionIds', 'text', (c) => c.notNull())
    .addColumn('attemptIds', 'text', (c) => c.notNull())
    .addColumn('begunAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizRoundsKey', ['uid', 'id'])
    .execute()
  await db.schema.createIndex('quizRoundsByQuiz').on('quizRounds').columns(['uid', 'quizId', 'begunAt']).execute()
  await sql`update ${sql.table('attempts')} set ${sql.ref('source')} = 'practice' where ${sql.ref('source')} = 'quiz'
    and ${sql.ref('id')} in (select ${sql.ref('practiceQuestions.attemptId')} from ${sql.table('practiceQuestions')}
      inner join ${sql.table('practices')} on ${sql.ref('practices.id')} = ${sql.ref('practiceQuestions.practiceId')}
      where ${sql.ref('practices.uid')} = ${sql.ref('attempts.uid')} and ${sql.ref('practiceQuestions.attemptId')} is not null)`.execute(
    db,
  )
}
