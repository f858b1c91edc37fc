import { EVERYONE } from '../catalog/service.ts'
import type { Db } from '../db/client.ts'

const BEGINNINGS = 40

const libraryTopics = (db: Db) =>
  db
    .selectFrom('topics')
    .where('topics.audience', '=', EVERYONE)
    .where('topics.origin', '=', 'library')
    .where('topics.state', '=', 'ready')

/**
 * Topics for beginners: the first steps of the built-in pathways or, if there are none yet, the oldest topics of the
 * library.
 */
export async function listBeginnings(db: Db, language?: string) {
  const readable = libraryTopics(db)
    .select(['topics.id', 'topics.title', 'topics.subject', 'topics.language'])
    .where('topics.lessonCount', '>', 0)
    .$if(language !== undefined, (query) => query.where('topics.language', '=', language ?? ''))
  const steps = await readable
    .innerJoin('pathwaySteps', 'pathwaySteps.topicId', 'topics.id')
    .innerJoin('pathways', 'pathways.id', 'pathwaySteps.pathwayId')
    .where('pathways.origin', '=', 'library')
    .where('pathwaySteps.position', '=', (eb) =>
      eb
        .selectFrom('pathwaySteps as other')
        .select((of) => of.fn.min('other.position').as('first'))
        .whereRef('other.pathwayId', '=', 'pathways.id'),
    )
    .orderBy('pathways.createdAt', 'desc')
    .orderBy('pathways.id')
    .limit(BEGINNINGS)
    .execute()
  if (steps.length > 0) return steps
  return readable.orderBy('topics.createdAt').orderBy('topics.id').limit(BEGINNINGS).execute()
}

/** The questions of the first quizzes of some topics. */
export async function listFirstQuestions(db: Db, topicIds: string[]) {
  if (topicIds.length === 0) return []
  return db
    .selectFrom('quizzes')
    .innerJoin('quizQuestions', 'quizQuestions.quizId', 'quizzes.id')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .select(['quizzes.id as quizId', 'questions.id as questionId', 'questions.item'])
    .where('quizzes.topicId', 'in', topicIds)
    .where('quizzes.position', '<=', 1)
    .orderBy('questions.id')
    .orderBy('quizzes.id')
    .execute()
}

/** How many answers of the person are from the time before they had an account. */
export async function countClaimed(db: Db, uid: string) {
  const { count } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('source', '=', 'trial')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasRound(db: Db, { uid, quizId }: { uid: string; quizId: string }) {
  const found = await db
    .selectFrom('quizRounds')
    .select('id')
    .where('uid', '=', uid)
    .where('quizId', '=', quizId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
