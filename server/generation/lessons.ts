import { z } from 'zod'
import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import { languageOfAccount } from '../db/accountLanguage.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import * as material from '../material/service.ts'
import { ModelError } from '../models/service.ts'
import * as quizzes from '../quizzes/service.ts'
import { type Said, wordsIn } from '../words.ts'
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
import { followGrowth } from './growing.ts'
import * as publish from './publish.ts'
import { event, type Job } from './steps.ts'
import { deleteFailure, saveFailure } from './store.ts'

const LESSONS_AT_ONCE = 3
/**
 * The number of steps apart from the lessons: understand, match, ground and outline before them, and publish after
 * them.
 */
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

export type Writing = {
  deps: Deps
  engine: Engine
  job: Job
  request: TopicRequest
  understanding: Covered
  ground: Ground
  plan: Plan
}

/**
 * Writes all lessons and quizzes, and returns the lessons in order. If a model fails to write one of them, this is
 * reported and the others are still written. Throws only if all lessons have failed.
 */
export async function writeLessons(writing: Writing) {
  const { deps, job, plan } = writing
  const waiting = plan.outline.lessons.map((_, place) => taskAt(plan, place))
  let finished = 0
  let dropped = 0
  const failures: ModelError[] = []
  const written: WrittenLesson[] = []
  const total = FIXED_STEPS + waiting.length
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const task = next
      let part: 'lesson' | 'quiz' = 'lesson'
      try {
        const text = await writeText(writing, task, (tx, text) => publish.saveLesson(tx, { lessonId: task.id, text }))
        written.push({ ...task, text })
        part = 'quiz'
        const left = job.row.generationOption === 'lessons' ? 0 : await writeQuiz(writing, { ...task, text }, saveNew)
        dropped += left
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        failures.push(error)
        deps.log.warn({ err: error, lessonId: task.id }, 'A lesson or its quiz could not be written.')
        await job.commit((tx) =>
          failPart(tx, { ...task, uid: job.row.uid, topicId: plan.topicId, part, why: error.said, now: deps.clock() }),
        )
      }
      finished += 1
      const stage = finished === total - FIXED_STEPS ? 'publish' : 'lessons'
      await job.commit(() => [progress(stage, FIXED_STEPS - 1 + finished, total)])
    }
  }
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, worker))
  const [first] = failures
  if (first && failures.length === plan.lessons.length) throw first
  return { dropped, written: written.sort((a, b) => a.place - b.place) }

  async function saveNew(tx: Db, quiz: NewQuiz) {
    if (quiz.questions.ids.length > 0) await quizzes.saveQuiz(tx, quiz)
  }
}

/** One lesson of a plan, with its id and its quiz's id. */
export type LessonTask = { lesson: OutlineLesson; title: string; place: number; id: string; quizId: string }
export type WrittenLesson = LessonTask & { text: LessonText }

export function taskAt({ outline, lessons }: Pick<Plan, 'outline' | 'lessons'>, place: number): LessonTask {
  const [lesson, ids] = [outline.lessons[place], lessons[place]]
  if (!lesson || !ids) throw new Error(`The plan has no lesson at ${place}.`)
  return { lesson, title: lesson.title, place, ...ids }
}

export async function writeText(
  { deps, engine, job, plan, ...given }: Writing,
  { lesson, title, id }: LessonTask,
  save: (tx: Db, text: LessonText) => Promise<unknown>,
) {
  const { topicId, outline } = plan
  const { request, understanding, ground } = given
  const materialId = engine.materialOf?.({ request, understanding }) ?? null
  const growth = followGrowth(deps, { uid: job.row.uid, jobId: job.row.id, topicId, lessonId: id })
  return job.step(
    { name: `lesson ${id}`, inputs: lesson, output: LessonText },
    (signal) =>
      engine
        .writeLesson({ request, understanding, ground, outline, lesson, topicId }, signal, growth.hear)
        .finally(growth.stop),
    async (tx, text) => {
      await save(tx, text)
      await savePassages(tx, materialId, { lessonId: id, citations: text.citations })
      await deleteFailure(tx, id)
      return [event(events.lessonReady, { topicId, lessonId: id, title })]
    },
  )
}

const WrittenQuiz = z.object({
  prepared: quizzes.PreparedQuestions,
  dropped: WrittenItems.shape.dropped,
  citations: WrittenItems.shape.citations,
})
export type NewQuiz = Parameters<typeof quizzes.saveQuiz>[1]

/** Writes a quiz. Returns how many questions didn't pass the engine's checks. */
export async function writeQuiz(
  { deps, engine, job, plan: { topicId, outline }, request, understanding, ground }: Writing,
  { lesson, title, place, id, quizId, text }: WrittenLesson,
  save: (tx: Db, quiz: NewQuiz) => Promise<unknown>,
) {
  const materialId = engine.materialOf?.({ request, understanding }) ?? null
  const { dropped } = await job.step(
    { name: `questions ${id}`, inputs: lesson.key, output: WrittenQuiz },
    async (signal) => {
      const written = await engine.writeQuestions(
        { request, understanding, ground, outline, topicId, lesson, text },
        signal,
      )
      return { ...(await publish.prepareQuestions(deps, written, text)), citations: written.citations }
    },
    async (tx, { prepared, dropped, citations }) => {
      const createdAt = deps.clock()
      await publish.saveDropped(tx, { topicId, lessonId: id, dropped, createdAt })
      const at = { id: quizId, topicId, lessonId: id, title, position: place + 1, createdAt }
      await save(tx, { ...at, questions: prepared })
      await savePassages(tx, materialId, { lessonId: id, citations })
      await deleteFailure(tx, id)
      return prepared.ids.length > 0 ? [event(events.quizReady, { topicId, quizId, title })] : []
    },
  )
  return dropped.length
}

async function savePassages(
  tx: Db,
  materialId: string | null,
  { lessonId, citations = [] }: { lessonId: string; citations: LessonText['citations'] },
) {
  if (materialId !== null) await material.savePassages(tx, { lessonId, materialId, citations })
}

type Failed = {
  uid: string
  topicId: string
  id: string
  title: string
  part: 'lesson' | 'quiz'
  why: Said
  now: number
}

/** Marks a lesson as failed, and stores the reason for its owner. If the lesson already has a text, it is kept. */
export async function failPart(tx: Db, { uid, topicId, id: lessonId, title, part, why, now }: Failed) {
  const message = why(wordsIn((await languageOfAccount(tx, { uid })) ?? 'en'))
  await catalog.failLesson(tx, lessonId)
  await saveFailure(tx, { lessonId, topicId, part, message, createdAt: now })
  return [event(events.lessonFailed, { topicId, lessonId, title, message })]
}
