import { createTopic, finishLesson, finishTopic } from '../catalog/service.ts'
import { newId } from '../id.ts'
import type { TestApp, TestUser } from './app.ts'

/** Inserts a topic with one finished lesson, without generating it. */
export async function addLesson(
  { deps: { db } }: TestApp,
  { owner, visibility = 'private' }: { owner: TestUser; visibility?: 'public' | 'private' },
) {
  const [topicId, lessonId] = [newId(), newId()]
  await createTopic(db, {
    id: topicId,
    ownerId: owner.uid,
    visibility,
    title: 'Knots',
    summary: '',
    objective: '',
    subject: 'Knots',
    origin: 'model',
    level: 'beginner',
    minutes: 10,
    generationOption: 'both',
    outcomes: [],
    assumed: [],
    reuseKey: null,
    createdAt: 1,
    skills: [],
    lessons: [
      {
        id: lessonId,
        position: 1,
        title: 'One',
        summary: '',
        minutes: 10,
        reason: '',
        prerequisiteLessonIds: [],
        sources: [],
      },
    ],
  })
  const body = { hash: lessonId, markdown: 'A rope holds.', html: '<p>A rope holds.</p>', contents: [] }
  await finishLesson(db, { lessonId, body })
  await finishTopic(db, { id: topicId, sources: [], checks: [] })
  return { topicId, lessonId }
}
