import { type Kysely, sql } from 'kysely'

/**
 * The learning model. Every answer is stored with all inputs of the model, so that a learner's state can be recomputed
 * from their answers alone. The migration therefore only converts the answers from the previous release. The server
 * computes the states from them when it starts (mastery/service.ts).
 */
export async function up(db: Kysely<unknown>) {
  await answers(db)
  await states(db)
  await db.schema
    .createTable('skillPrerequisites')
    .addColumn('skillId', 'text', (c) => c.notNull().references('skills.id'))
    .addColumn('prerequisiteId', 'text', (c) => c.notNull().references('skills.id'))
    .addPrimaryKeyConstraint('skillPrerequisitesKey', ['skillId', 'prerequisiteId'])
    .execute()
}

async function answers(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .alterTable('attempts')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('quiz'))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('grade', 'integer', (c) => c.notNull().defaultTo(3))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('hints', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('guess', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('itemDifficulty', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('credited', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('undone', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('levelBefore', 'text', (c) => c.notNull().defaultTo('unseen'))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('levelAfter', 'text', (c) => c.notNull().defaultTo('unseen'))
    .execute()
  await sql`update ${sql.table('attempts')} set ${sql.ref('grade')} = case when ${sql.ref('correct')} = 1 then 3 else 1 end`.execute(
    db,
  )
  await sql`update ${sql.table('attempts')} set ${sql.ref('guess')} = case when ${sql.ref('questionId')} in
    (select ${sql.ref('id')} from ${sql.table('questions')} where ${sql.ref('kind')} = 'single') then 0.25 else 0.02 end`.execute(
    db,
  )
  // Numbers each person's answers from 1 in chronological order.
  await sql`update ${sql.table('attempts')} set ${sql.ref('number')} = counted.place from (
    select ${sql.ref('uid')} as person, ${sql.ref('id')} as attempt,
      row_number() over (partition by ${sql.ref('uid')} order by ${sql.ref('answeredAt')}, ${sql.ref('id')}) as place
    from ${sql.table('attempts')}
  ) as counted where ${sql.ref('attempts.uid')} = counted.person and ${sql.ref('attempts.id')} = counted.attempt`.execute(
    db,
  )
  await schema.createIndex('attemptsByNumber').unique().on('attempts').columns(['uid', 'number']).execute()
  await schema.createIndex('attemptsByQuestion').on('attempts').column('questionId').execute()
  // How many hints a person used (`taken`) before sending the answer `attemptId`.
  await schema
    .createTable('hintsTaken')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('attemptId', 'text', (c) => c.notNull())
    .addColumn('quizId', 'text', (c) => c.notNull())
    .addColumn('questionId', 'text', (c) => c.notNull())
    .addColumn('taken', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('hintsTakenKey', ['uid', 'attemptId'])
    .execute()
}

async function states(db: Kysely<unknown>) {
  await db.schema
    .createTable('learners')
    .addColumn('uid', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('ability', 'double precision', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('lastNumber', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.dropTable('skillMastery').execute()
  await db.schema
    .createTable('skillMastery')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('skillId', 'text', (c) => c.notNull().references('skills.id'))
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('ability', 'double precision', (c) => c.notNull())
    .addColumn('stability', 'double precision', (c) => c.notNull())
    .addColumn('difficulty', 'double precision', (c) => c.notNull())
    .addColumn('refreshedAt', 'bigint', (c) => c.notNull())
    .addColumn('firstAt', 'bigint', (c) => c.notNull())
    .addColumn('lastAt', 'bigint', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('levelAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('skillMasteryKey', ['uid', 'skillId'])
    .execute()
  await db.schema
    .createTable('cards')
    .addColumn('uid', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('questionId', 'text', (c) => c.notNull().references('questions.id'))
    .addColumn('skillId', 'text', (c) => c.notNull())
    .addColumn('quizId', 'text', (c) => c.notNull())
    .addColumn('stability', 'double precision', (c) => c.notNull())
    .addColumn('difficulty', 'double precision', (c) => c.notNull())
    .addColumn('reviewedAt', 'bigint', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('reviews', 'integer', (c) => c.notNull())
    .addColumn('lapses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('cardsKey', ['uid', 'questionId'])
    .execute()
  await db.schema.createIndex('cardsByDue').on('cards').columns(['uid', 'dueAt']).execute()
  await db.schema
    .createTable('questionStats')
    .addColumn('questionId', 'text', (c) => c.primaryKey().references('questions.id'))
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('difficulty', 'double precision', (c) => c.notNull())
    .execute()
}
