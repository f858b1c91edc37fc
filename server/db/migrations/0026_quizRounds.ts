import { type Kysely, sql } from 'kysely'

/**
 * A learner's position in a quiz, so that they can continue on any device. Also corrects the source of answers in
 * practice that wasn't mixed, which were stored as if they had been given in the quiz.
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
