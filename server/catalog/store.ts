import type { Place } from '../cursor.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import type { LessonRow, QuizRow, Tables, TopicRow } from '../db/tables.ts'

type ById = (name: 'id') => string

const topics = prepared((db, value: ById) => db.selectFrom('topics').selectAll().where('id', '=', value('id')))
const lessons = prepared((db, value: ById) =>
  db.selectFrom('lessons').selectAll().where('topicId', '=', value('id')).orderBy('position'),
)
const quizzes = prepared((db, value: ById) =>
  db.selectFrom('quizzes').selectAll().where('topicId', '=', value('id')).orderBy('position'),
)

const documents = prepared((db, value: ById) =>
  db
    .selectFrom('topics')
    .leftJoin('topicDocuments', 'topicDocuments.topicId', 'topics.id')
    .select(['topics.ownerId', 'topics.visibility', 'topicDocuments.fingerprint', 'topicDocuments.json'])
    .where('topics.id', '=', value('id')),
)

/** Who may read the topic, and its document where there is one. */
export async function findTopicDocument(db: Db, id: string) {
  return (await documents(db, { id }))[0]
}

export async function saveTopicDocument(db: Db, document: Tables['topicDocuments']) {
  const { fingerprint, json } = document
  await db
    .insertInto('topicDocuments')
    .values(document)
    .onConflict((c) => c.column('topicId').doUpdateSet({ fingerprint, json }))
    .execute()
}

/** Called by whatever changes a topic, its lessons or its quizzes. */
async function forgetDocument(db: Db, topicId: string) {
  await db.deleteFrom('topicDocuments').where('topicId', '=', topicId).execute()
}

export async function findTopic(db: Db, id: string) {
  return (await topics(db, { id }))[0]
}

export async function listLessons(db: Db, topicId: string) {
  return lessons(db, { id: topicId })
}

export async function listQuizzes(db: Db, topicId: string) {
  return quizzes(db, { id: topicId })
}

export async function findLesson(db: Db, id: string) {
  return db
    .selectFrom('lessons')
    .innerJoin('topics', 'topics.id', 'lessons.topicId')
    .leftJoin('lessonBodies', 'lessonBodies.hash', 'lessons.bodyHash')
    .selectAll('lessons')
    .select(['topics.title as topicTitle', 'topics.ownerId', 'topics.visibility'])
    .select(['lessonBodies.html', 'lessonBodies.contents'])
    .where('lessons.id', '=', id)
    .executeTakeFirst()
}

export async function findQuiz(db: Db, id: string) {
  return db
    .selectFrom('quizzes')
    .innerJoin('topics', 'topics.id', 'quizzes.topicId')
    .innerJoin('lessons', 'lessons.id', 'quizzes.lessonId')
    .selectAll('quizzes')
    .select(['topics.title as topicTitle', 'topics.ownerId', 'topics.visibility'])
    .select(['lessons.title as lessonTitle', 'lessons.listed'])
    .where('quizzes.id', '=', id)
    .executeTakeFirst()
}

/** Topics that may be shown to `uid` (null: a visitor), newest first; one's own also while they are being written. */
export async function listTopics(
  db: Db,
  { uid, after, limit }: { uid: string | null; after?: Place | undefined; limit: number },
) {
  let query = db.selectFrom('topics').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  query = query.where((eb) => {
    const shared = eb.and([eb('visibility', '=', 'public'), eb('state', '=', 'ready')])
    return uid === null ? shared : eb.or([shared, eb('ownerId', '=', uid)])
  })
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('createdAt', '<', after.createdAt),
        eb.and([eb('createdAt', '=', after.createdAt), eb('id', '<', after.id)]),
      ]),
    )
  }
  return query.execute()
}

export async function listRecentLessons(db: Db, { uid, limit }: { uid: string | null; limit: number }) {
  return db
    .selectFrom('lessons')
    .innerJoin('topics', 'topics.id', 'lessons.topicId')
    .selectAll('lessons')
    .select('topics.title as topicTitle')
    .where('lessons.state', '=', 'ready')
    .where('lessons.listed', '=', 1)
    .where((eb) => {
      const shared = eb.and([eb('topics.visibility', '=', 'public'), eb('topics.state', '=', 'ready')])
      return uid === null ? shared : eb.or([shared, eb('topics.ownerId', '=', uid)])
    })
    .orderBy('lessons.createdAt', 'desc')
    .orderBy('lessons.id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest finished topic with this key that `uid` may see. */
export async function findReusableTopic(db: Db, { uid, reuseKey }: { uid: string; reuseKey: string }) {
  return db
    .selectFrom('topics')
    .select(['id', 'title'])
    .where('reuseKey', '=', reuseKey)
    .where('state', '=', 'ready')
    .where((eb) => eb.or([eb('visibility', '=', 'public'), eb('ownerId', '=', uid)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertTopic(db: Db, topic: TopicRow) {
  await db.insertInto('topics').values(topic).execute()
}

export async function insertLessons(db: Db, lessons: LessonRow[]) {
  await db.insertInto('lessons').values(lessons).execute()
}

export async function insertQuiz(db: Db, quiz: QuizRow) {
  await db.insertInto('quizzes').values(quiz).execute()
  await forgetDocument(db, quiz.topicId)
}

/** The same text stands once, however many topics teach it. */
export async function saveLessonBody(db: Db, body: { hash: string; markdown: string; html: string; contents: string }) {
  await db
    .insertInto('lessonBodies')
    .values(body)
    .onConflict((c) => c.column('hash').doNothing())
    .execute()
}

export async function saveLessonState(
  db: Db,
  { id, ...change }: Pick<LessonRow, 'id' | 'state'> & Partial<Pick<LessonRow, 'bodyHash'>>,
) {
  const lesson = await db
    .updateTable('lessons')
    .set(change)
    .where('id', '=', id)
    .returning('topicId')
    .executeTakeFirst()
  if (lesson) await forgetDocument(db, lesson.topicId)
}

export async function saveSkills(
  db: Db,
  { topicId, skills }: { topicId: string; skills: { id: string; title: string }[] },
) {
  if (skills.length === 0) return
  await db
    .insertInto('skills')
    .values(skills)
    .onConflict((c) => c.column('id').doUpdateSet((eb) => ({ title: eb.ref('excluded.title') })))
    .execute()
  await db
    .insertInto('topicSkills')
    .values(skills.map(({ id }) => ({ topicId, skillId: id })))
    .onConflict((c) => c.columns(['topicId', 'skillId']).doNothing())
    .execute()
}

export async function listTopicSkills(db: Db, topicId: string) {
  return db
    .selectFrom('topicSkills')
    .innerJoin('skills', 'skills.id', 'topicSkills.skillId')
    .select(['skills.id', 'skills.title'])
    .where('topicSkills.topicId', '=', topicId)
    .orderBy('skills.id')
    .execute()
}

export async function updateTopic(db: Db, { id, ...change }: Pick<TopicRow, 'id'> & Partial<TopicRow>) {
  await db.updateTable('topics').set(change).where('id', '=', id).execute()
  await forgetDocument(db, id)
}

/** What was not finished is marked so; what was stays readable. */
export async function failUnfinishedLessons(db: Db, topicId: string) {
  await db
    .updateTable('lessons')
    .set({ state: 'failed' })
    .where('topicId', '=', topicId)
    .where('state', '=', 'writing')
    .execute()
}

/** Takes its lessons and quizzes with it. */
export async function deleteTopic(db: Db, id: string) {
  await db.deleteFrom('topics').where('id', '=', id).execute()
}
