import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'

export async function listTitles(db: Db, skillIds: string[]) {
  if (skillIds.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('skills').selectAll().where('id', 'in', skillIds).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** For each skill, the topic in which the person last answered a question about it, among topics that they may read. */
export async function listTopicsOfSkills(db: Db, uid: string) {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .innerJoin('topics', 'topics.id', 'quizzes.topicId')
    .select(['attempts.skillId', 'topics.id', 'topics.title', 'topics.subject'])
    .select((eb) => eb.fn.max<number>('attempts.answeredAt').as('lastAt'))
    .where('attempts.uid', '=', uid)
    .where(catalog.readableBy(uid))
    .groupBy(['attempts.skillId', 'topics.id', 'topics.title', 'topics.subject'])
    .orderBy('lastAt')
    .orderBy('topics.id')
    .execute()
  return new Map(rows.map(({ skillId, id, title, subject }) => [skillId, { id, title, subject }]))
}

/** The latest answers of `uid` to questions of a skill. */
export async function listAnswers(db: Db, { uid, skillId, limit }: { uid: string; skillId: string; limit: number }) {
  return db
    .selectFrom('attempts')
    .leftJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .leftJoin('topics', (join) => join.onRef('topics.id', '=', 'quizzes.topicId').on(catalog.readableBy(uid)))
    .select(['attempts.id', 'attempts.questionId', 'attempts.answeredAt', 'attempts.correct', 'attempts.hints'])
    .select(['attempts.source', 'attempts.answer', 'quizzes.id as quizId', 'quizzes.title as quizTitle'])
    .select(['topics.id as topicId', 'topics.title as topicTitle'])
    .where('attempts.uid', '=', uid)
    .where('attempts.skillId', '=', skillId)
    .where('attempts.undone', '=', 0)
    .orderBy('attempts.number', 'desc')
    .limit(limit)
    .execute()
}
