import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import * as editing from '../editing/service.ts'
import * as models from '../models/service.ts'
import * as quizzes from '../quizzes/service.ts'
import * as vocabulary from '../vocabulary/service.ts'
import type { Said } from '../words.ts'
import { type Engine, LessonText } from './engine.ts'
import { failPart, type LessonTask, taskAt, type Writing, writeQuiz, writeText } from './lessons.ts'
import { madeFrom } from './plans.ts'
import * as publish from './publish.ts'
import * as rewrites from './rewriteStore.ts'
import { event, type Job } from './steps.ts'
import * as store from './store.ts'

/** Rewrites a lesson with its questions, or only the questions, using the plan from which the topic was created. */
export async function runRewrite(deps: Deps, engines: Engine[], job: Job) {
  const { writing, task } = await prepare(deps, engines, job)
  const { topicId, outline } = writing.plan
  let part = partOf(job.row)
  let text: LessonText | undefined
  try {
    if (part === 'lesson') text = await rewriteText(writing, task)
    part = 'quiz'
    if (job.row.generationOption !== 'lessons') {
      await rewriteQuestions(writing, { ...task, text: await textOf(deps.db, task) })
    }
  } catch (error) {
    if (!(error instanceof models.ModelError)) throw error
    deps.log.warn({ err: error, lessonId: task.id }, 'A lesson or its quiz could not be written again.')
    return job.commit((tx) => failRewrite(tx, job.row, { part, why: error.said, now: deps.clock() }), {
      state: 'failed',
    })
  }

  const provenance = await writing.engine.provenance(outline, job.signal)
  await job.commit(
    async (tx) => {
      const { id: lessonId, title } = task
      await finish(tx, { topicId, ...provenance })
      await catalog.timeTopic(tx, topicId)
      if (text) await publish.tellRewritten(tx, { topicId, title, text })
      await forget(tx, job.row.id)
      return [event(events.lessonRewritten, { topicId, lessonId, title, part: partOf(job.row) })]
    },
    { state: 'done' },
  )
}

const partOf = ({ kind }: Pick<JobRow, 'kind'>): 'lesson' | 'quiz' => (kind === 'quiz' ? 'quiz' : 'lesson')

/** Marks the lesson as failed and stores the reason. Called whenever a rewrite job ends without success. */
export async function failRewrite(
  tx: Db,
  row: JobRow,
  { part = partOf(row), why, now }: { part?: 'lesson' | 'quiz'; why: Said; now: number },
) {
  await forget(tx, row.id)
  const { uid, topicId, lessonId } = row
  const lessons = topicId === null ? [] : await catalog.listLessonStates(tx, topicId)
  const lesson = lessons.find(({ id }) => id === lessonId)
  // The topic may have been deleted.
  return lesson ? failPart(tx, { ...lesson, uid, part, why, now }) : []
}

async function prepare(deps: Deps, engines: Engine[], job: Job): Promise<{ writing: Writing; task: LessonTask }> {
  const { row } = job
  const plan = await rewrites.findPlan(deps.db, row.topicId ?? '')
  const engine = engines.find(({ origin }) => origin === 'model')
  if (!plan || !engine) throw new Error(`Job ${row.id} has nothing to write from, or nobody to write.`)
  const { understanding, ground, ...made } = madeFrom(plan)
  const place = made.lessons.findIndex(({ id }) => id === row.lessonId)
  const lesson = (await catalog.listLessonStates(deps.db, made.topicId)).find(({ id }) => id === row.lessonId)
  const task = taskAt(made, place)
  const request = { ...made.request, jobId: row.id, uid: row.uid }
  return {
    writing: { deps, engine, job, request, understanding, ground, plan: made },
    // Uses the current title, because the owner may have changed it.
    task: { ...task, title: lesson?.title ?? task.title },
  }
}

async function rewriteText(writing: Writing, task: LessonTask) {
  const text = await writeText(writing, task, (tx, text) =>
    editing.replaceLesson(tx, {
      id: task.id,
      topicId: writing.plan.topicId,
      version: writing.job.row.lessonVersion ?? 0,
      text,
      now: writing.deps.clock(),
    }),
  )
  await vocabulary.refreshWords(writing.deps, { lessonId: task.id })
  return text
}

/** The current text of the lesson, which somebody may have edited while the model was writing. */
async function textOf(db: Db, { id }: LessonTask): Promise<LessonText> {
  const source = await catalog.findLessonSource(db, id)
  if (!source) throw new Error(`Lesson ${id} is not there to be asked about.`)
  return {
    markdown: source.markdown,
    html: source.html,
    contents: storedJson(LessonText.shape.contents, source.contents),
  }
}

const rewriteQuestions = (writing: Writing, task: LessonTask & { text: LessonText }) =>
  writeQuiz(writing, task, async (tx, quiz) => {
    if (quiz.questions.ids.length === 0) return
    const known = await catalog.findQuizOfLesson(tx, { id: task.id, topicId: quiz.topicId })
    await quizzes.replaceQuestions(tx, known ? { ...quiz, id: known.id, title: known.title } : quiz)
  })

/**
 * Updates the topic after a rewrite. If the topic had failed, it is now finished, because there is something to read.
 */
async function finish(tx: Db, { topicId, sources, checks }: { topicId: string; sources: string[]; checks: string[] }) {
  if (!(await catalog.hasFailed(tx, topicId))) {
    await catalog.countQuizzes(tx, topicId)
    return publish.recountDropped(tx, topicId)
  }
  const dropped = await store.countDropped(tx, topicId)
  await publish.finishTopic(tx, { id: topicId, sources, checks, dropped })
}

async function forget(tx: Db, jobId: string) {
  await store.deleteSteps(tx, jobId)
  await models.forgetReplies(tx, jobId)
}
