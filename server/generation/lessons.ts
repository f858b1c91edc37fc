import { z } from 'zod'
import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { ModelError } from '../models/service.ts'
import * as quizzes from '../quizzes/service.ts'
import {
  type Covered,
  type Engine,
  type Ground,
  LessonText,
  Outline,
  type OutlineLesson,
  type TopicRequest,
  WrittenItems,
} from './engine.ts'
import * as publish from './publish.ts'
import { event, type Job } from './steps.ts'

const LESSONS_AT_ONCE = 3
/** The stages before the lessons are known: understand, match, ground, outline; and publish at the end. */
export const FIXED_STEPS = 5

/** An outline, and the ids that its lessons and quizzes will have. */
export const Plan = z.object({
  topicId: z.string(),
  outline: Outline,
  lessons: z.array(z.object({ id: z.string(), quizId: z.string() })),
})
export type Plan = z.infer<typeof Plan>

export const progress = (stage: events.Stage, done: number, total: number) =>
  event(events.topicProgress, { stage, done, total })

type Writing = {
  deps: Deps
  engine: Engine
  job: Job
  request: TopicRequest
  understanding: Covered
  ground: Ground
  plan: Plan
}

/** A lesson or quiz that a model could not write is left out and said to be; the others go on. */
export async function writeLessons(writing: Writing) {
  const { job, plan } = writing
  const waiting = plan.outline.lessons.map((lesson, place) => ({
    lesson,
    place,
    ...(plan.lessons[place] ?? { id: '', quizId: '' }),
  }))
  let finished = 0
  let dropped = 0
  const failures: ModelError[] = []
  const total = FIXED_STEPS + waiting.length
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const text = await writeLesson(writing, next)
        const left = job.row.generationOption === 'lessons' ? 0 : await writeQuiz(writing, { ...next, text })
        dropped += left
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        failures.push(error)
        await failLesson(writing, next, error)
      }
      finished += 1
      const stage = finished === total - FIXED_STEPS ? 'publish' : 'lessons'
      await job.commit(() => [progress(stage, FIXED_STEPS - 1 + finished, total)])
    }
  }
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, worker))
  const [first] = failures
  if (first && failures.length === plan.lessons.length) throw first
  return { dropped }
}

type LessonTask = { lesson: OutlineLesson; place: number; id: string; quizId: string }

async function writeLesson({ engine, job, plan, ...given }: Writing, { lesson, id }: LessonTask) {
  const { topicId, outline } = plan
  const { request, understanding, ground } = given
  return job.step(
    { name: `lesson ${id}`, inputs: lesson, output: LessonText },
    (signal) => engine.writeLesson({ request, understanding, ground, outline, lesson, topicId }, signal),
    async (tx, text) => {
      await publish.saveLesson(tx, { lessonId: id, text })
      return [event(events.lessonReady, { topicId, lessonId: id, title: lesson.title })]
    },
  )
}

const WrittenQuiz = z.object({ prepared: quizzes.PreparedQuestions, dropped: WrittenItems.shape.dropped })

/** The number of questions that did not pass the engine's checks. */
async function writeQuiz(
  { deps, engine, job, plan: { topicId }, request }: Writing,
  { lesson, place, id, quizId, text }: LessonTask & { text: LessonText },
) {
  const { dropped } = await job.step(
    { name: `questions ${id}`, inputs: lesson.key, output: WrittenQuiz },
    async (signal) => {
      const written = await engine.writeQuestions({ request, topicId, lesson, text }, signal)
      return publish.prepareQuestions(deps, written, text)
    },
    async (tx, { prepared, dropped }) => {
      await publish.saveDropped(tx, { topicId, lessonId: id, dropped, createdAt: deps.clock() })
      if (prepared.ids.length === 0) return []
      const [position, createdAt] = [place + 1, deps.clock()]
      await quizzes.saveQuiz(tx, {
        id: quizId,
        topicId,
        lessonId: id,
        title: lesson.title,
        position,
        createdAt,
        questions: prepared,
      })
      return [event(events.quizReady, { topicId, quizId, title: lesson.title })]
    },
  )
  return dropped.length
}

async function failLesson({ deps, job, plan: { topicId } }: Writing, { lesson, id }: LessonTask, error: ModelError) {
  deps.log.warn({ err: error, topicId, lessonId: id }, 'A lesson or its quiz could not be written.')
  await job.commit(async (tx) => {
    await catalog.failLesson(tx, id)
    return [event(events.lessonFailed, { topicId, lessonId: id, title: lesson.title, message: error.message })]
  })
}
