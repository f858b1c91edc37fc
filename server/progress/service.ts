import type { TopicProgress } from '#contract/catalog.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import * as mastery from '../mastery/service.ts'
import * as quizzes from '../quizzes/service.ts'
import * as store from './store.ts'

/** What one person has read and answered in a topic, and how well they know it. */
export async function getTopicProgress(
  deps: Pick<Deps, 'db'>,
  { uid, topicId }: { uid: string; topicId: string },
): Promise<TopicProgress> {
  const topic = await catalog.getTopic(deps, { id: topicId, uid })
  const scores = await quizzes.listQuizScores(deps.db, { uid, topicId })
  return {
    topicId,
    readLessonIds: await store.listReadLessonIds(deps.db, { uid, topicId }),
    quizzes: topic.quizzes.map((quiz) => {
      const verdicts = [...(scores.get(quiz.id)?.values() ?? [])]
      const correct = verdicts.filter((verdict) => verdict === 1).length
      return { quizId: quiz.id, answered: verdicts.length, correct, total: quiz.questionCount }
    }),
    mastery: await mastery.getTopicMastery(deps.db, { uid, topicId }),
  }
}

export async function markLessonRead(deps: Deps, { uid, lessonId }: { uid: string; lessonId: string }) {
  const { topicId } = await catalog.getLesson(deps, { id: lessonId, uid })
  await store.saveLessonRead(deps.db, { uid, lessonId, topicId, readAt: deps.clock() })
  return { lessonId, topicId }
}
