import type { Db } from '../db/client.ts'
import type { DiagnosisRow } from '../db/practiceTables.ts'
import type { Tables } from '../db/tables.ts'

export async function insertDiagnosis(db: Db, row: DiagnosisRow) {
  await db.insertInto('diagnoses').values(row).execute()
}

/** Finds the diagnosis only if it belongs to `uid`. */
export async function findDiagnosis(db: Db, { id, uid }: { id: string; uid: string }) {
  return db.selectFrom('diagnoses').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
}

export async function findLatest(db: Db, { uid, topicId }: { uid: string; topicId: string }) {
  return db
    .selectFrom('diagnoses')
    .selectAll()
    .where('uid', '=', uid)
    .where('topicId', '=', topicId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listAsked(db: Db, diagnosisId: string) {
  return db
    .selectFrom('diagnosisQuestions')
    .selectAll()
    .where('diagnosisId', '=', diagnosisId)
    .orderBy('position')
    .execute()
}

export async function insertAsked(db: Db, row: Tables['diagnosisQuestions']) {
  await db.insertInto('diagnosisQuestions').values(row).execute()
}

/** Deletes a diagnosis's unanswered questions. */
export async function deleteUnanswered(db: Db, diagnosisId: string) {
  await db
    .deleteFrom('diagnosisQuestions')
    .where('diagnosisId', '=', diagnosisId)
    .where('attemptId', 'is', null)
    .execute()
}

export async function saveAnswer(
  db: Db,
  {
    diagnosisId,
    questionId,
    ...change
  }: { diagnosisId: string; questionId: string; attemptId: string; correct: number; guess: number },
) {
  await db
    .updateTable('diagnosisQuestions')
    .set(change)
    .where('diagnosisId', '=', diagnosisId)
    .where('questionId', '=', questionId)
    .execute()
}

export async function finish(
  db: Db,
  { id, finishedAt, judgements }: { id: string; finishedAt: number; judgements: Tables['lessonJudgements'][] },
) {
  await db.updateTable('diagnoses').set({ state: 'done', finishedAt }).where('id', '=', id).execute()
  if (judgements.length > 0) await db.insertInto('lessonJudgements').values(judgements).execute()
}

export async function listJudgements(db: Db, diagnosisId: string) {
  return db.selectFrom('lessonJudgements').selectAll().where('diagnosisId', '=', diagnosisId).execute()
}

export async function saveUndone(
  db: Db,
  { diagnosisId, lessonId, undone }: { diagnosisId: string; lessonId: string | undefined; undone: number },
) {
  let query = db.updateTable('lessonJudgements').set({ undone }).where('diagnosisId', '=', diagnosisId)
  if (lessonId !== undefined) query = query.where('lessonId', '=', lessonId)
  await query.execute()
}

/** The results of all finished diagnoses of these topics, newest diagnosis first. */
export async function listFinished(db: Db, { uid, topicIds }: { uid: string; topicIds: string[] }) {
  if (topicIds.length === 0) return []
  return db
    .selectFrom('lessonJudgements')
    .innerJoin('diagnoses', 'diagnoses.id', 'lessonJudgements.diagnosisId')
    .innerJoin('lessons', 'lessons.id', 'lessonJudgements.lessonId')
    .select(['lessonJudgements.topicId', 'lessonJudgements.lessonId', 'lessonJudgements.diagnosisId'])
    .select(['lessonJudgements.known', 'lessonJudgements.undone'])
    .where('lessonJudgements.uid', '=', uid)
    .where('lessonJudgements.topicId', 'in', topicIds)
    .orderBy('diagnoses.finishedAt', 'desc')
    .orderBy('lessonJudgements.diagnosisId')
    .orderBy('lessons.position')
    .execute()
}
