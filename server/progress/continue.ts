import type { LessonSummary, Topic, TopicProgress } from '#contract/catalog.ts'
import type { Continue } from '#contract/reading.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { getTopicProgress } from './service.ts'
import * as store from './store.ts'

/** How many recent topics are checked, because the latest ones may be finished. */
const TOPICS_LOOKED_AT = 5

/** The lesson or quiz to continue with, in the most recently used topic that isn't finished. Null if there is none. */
export async function findContinue(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid }: { uid: string },
): Promise<Continue | null> {
  const begun = await store.listBegunTopics(deps.db, { uid, limit: TOPICS_LOOKED_AT, chosen: true })
  const readable = await catalog.findTopics(deps, { uid, ids: begun.map(({ topicId }) => topicId) })
  for (const { topicId, lastAt } of begun) {
    if (!readable.has(topicId)) continue
    const topic = await catalog.getTopic(deps, { id: topicId, uid })
    const progress = await getTopicProgress(deps, { uid, topicId })
    const next = nextOf(topic, progress)
    if (next)
      return {
        ...next,
        ...countsOf(topic, progress),
        heading: await headingOf(deps, { uid, next, progress }),
        lastAt: Number(lastAt),
      }
  }
  return null
}

type Next = Pick<Continue, 'kind' | 'id' | 'title'>

/**
 * The last opened lesson if it hasn't been read yet. Otherwise, the first lesson that hasn't been read, or the first
 * quiz that hasn't been answered. Skips lessons that are known according to a diagnosis, and their quizzes.
 */
export function nextOf({ lessons, quizzes }: Topic, progress: TopicProgress): Next | null {
  const isKnown = (id: string) => progress.knownLessonIds.includes(id)
  const isRead = (id: string) => progress.readLessonIds.includes(id)
  const isAnswered = (id: string) => progress.quizzes.some((quiz) => quiz.quizId === id && quiz.answered >= quiz.total)
  const quizOf = (lessonId: string) => quizzes.find((quiz) => quiz.lessonId === lessonId && !isAnswered(quiz.id))
  const opened = progress.places.toSorted((a, b) => b.savedAt - a.savedAt)[0]
  const toRead = ({ id, state }: LessonSummary) => state === 'ready' && !isRead(id) && !isKnown(id)
  const current = lessons.find((lesson) => lesson.id === opened?.lessonId && toRead(lesson))
  if (current) return { kind: 'lesson', id: current.id, title: current.title }
  for (const lesson of lessons) {
    if (lesson.state !== 'ready' || isKnown(lesson.id)) continue
    if (!isRead(lesson.id)) return { kind: 'lesson', id: lesson.id, title: lesson.title }
    const quiz = quizOf(lesson.id)
    if (quiz) return { kind: 'quiz', id: quiz.id, title: quiz.title }
  }
  const left = quizzes.find((quiz) => !isAnswered(quiz.id) && !isKnown(quiz.lessonId))
  return left ? { kind: 'quiz', id: left.id, title: left.title } : null
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const countsOf = (topic: Topic, { readLessonIds, quizzes }: TopicProgress) => ({
  topicId: topic.id,
  topicTitle: topic.title,
  language: topic.language,
  cover: topic.cover,
  lessonsRead: topic.lessons.filter(({ id }) => readLessonIds.includes(id)).length,
  lessonCount: topic.lessons.length,
  questionsAnswered: sum(quizzes.map(({ answered }) => answered)),
  questionCount: sum(quizzes.map(({ total }) => total)),
})

async function headingOf(
  deps: Pick<Deps, 'db'>,
  { uid, next, progress }: { uid: string; next: Next; progress: TopicProgress },
) {
  const place = next.kind === 'lesson' && progress.places.find(({ lessonId }) => lessonId === next.id)
  if (!place || place.headingId === null) return null
  const { contents } = await catalog.getLesson(deps, { id: next.id, uid })
  return contents.find(({ id }) => id === place.headingId)?.text ?? null
}
