import type { Db } from '../db/client.ts'
import type { AttemptRow, Tables } from '../db/tables.ts'

/** A question is stored once, however many quizzes ask it, so that its statistics add up. */
export async function saveQuestions(db: Db, questions: Tables['questions'][]) {
  await db
    .insertInto('questions')
    .values(questions)
    .onConflict((c) => c.column('id').doNothing())
    .execute()
}

export async function listKnownIds(db: Db, ids: string[]) {
  const rows = ids.length === 0 ? [] : await db.selectFrom('questions').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

export async function insertQuizQuestions(db: Db, { quizId, questionIds }: { quizId: string; questionIds: string[] }) {
  await db
    .insertInto('quizQuestions')
    .values(questionIds.map((questionId, position) => ({ quizId, position, questionId })))
    .execute()
}

export async function listQuestions(db: Db, quizId: string) {
  return db
    .selectFrom('quizQuestions')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .innerJoin('skills', 'skills.id', 'questions.skillId')
    .selectAll('questions')
    .select('skills.title as skill')
    .where('quizQuestions.quizId', '=', quizId)
    .orderBy('quizQuestions.position')
    .execute()
}

export async function findQuestion(db: Db, { quizId, questionId }: { quizId: string; questionId: string }) {
  return db
    .selectFrom('quizQuestions')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .innerJoin('skills', 'skills.id', 'questions.skillId')
    .selectAll('questions')
    .select('skills.title as skill')
    .where('quizQuestions.quizId', '=', quizId)
    .where('quizQuestions.questionId', '=', questionId)
    .executeTakeFirst()
}

export async function findAttempt(db: Db, { uid, id }: { uid: string; id: string }) {
  return db.selectFrom('attempts').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

export async function insertAttempt(db: Db, attempt: AttemptRow) {
  await db.insertInto('attempts').values(attempt).execute()
}

/** For each quiz of a topic: how many of its questions were answered, and how many rightly at the latest try. */
export async function listQuizScores(db: Db, { uid, topicId }: { uid: string; topicId: string }) {
  const attempts = await db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .select(['attempts.quizId', 'attempts.questionId', 'attempts.correct'])
    .where('attempts.uid', '=', uid)
    .where('quizzes.topicId', '=', topicId)
    .orderBy('attempts.answeredAt')
    .orderBy('attempts.id')
    .execute()
  const latest = new Map<string, Map<string, number>>()
  for (const { quizId, questionId, correct } of attempts) {
    latest.set(quizId, (latest.get(quizId) ?? new Map<string, number>()).set(questionId, correct))
  }
  return latest
}
