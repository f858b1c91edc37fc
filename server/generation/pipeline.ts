import { z } from 'zod'
import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newId } from '../id.ts'
import * as mastery from '../mastery/service.ts'
import * as models from '../models/service.ts'
import { ModelError } from '../models/service.ts'
import * as pathways from '../pathways/service.ts'
import * as quizzes from '../quizzes/service.ts'
import { admitModelTopic } from './allowance.ts'
import {
  type Covered,
  type Engine,
  Ground,
  LessonText,
  Outline,
  type OutlineLesson,
  type TopicRequest,
  Understanding,
  WrittenItems,
} from './engine.ts'
import { findNear } from './near.ts'
import { lintOutline } from './outline.ts'
import * as publish from './publish.ts'
import { event, type Job } from './steps.ts'
import * as store from './store.ts'

const LESSONS_AT_ONCE = 3
/** The stages before the lessons are known: understand, match, ground, outline; and publish at the end. */
const FIXED_STEPS = 5

const Match = z.object({
  existing: z.object({ id: z.string(), title: z.string() }).nullable(),
  near: z.object({ id: z.string(), title: z.string() }).nullable().default(null),
  masteredSkillIds: z.array(z.string()),
})
const Plan = z.object({
  topicId: z.string(),
  outline: Outline,
  lessons: z.array(z.object({ id: z.string(), quizId: z.string() })),
})
type Plan = z.infer<typeof Plan>

/** What is asked for, and which engine will give it. */
const Understood = z.object({ engine: z.string(), understanding: Understanding })

/** From an admitted prompt to a published topic. Each step is stored before it is used, so that it may stop anywhere. */
export async function runPipeline(deps: Deps, engines: Engine[], job: Job) {
  const request = { ...job.row, jobId: job.row.id }

  const { understanding, engine: name } = await job.step(
    { name: 'understand', inputs: request.prompt, output: Understood },
    (signal) => understandBy(deps, engines, job, signal),
    (_tx, found) => (found.understanding.covered ? [progress('match', 1, FIXED_STEPS)] : []),
  )
  if (!understanding.covered) return refuse(job, understanding, engines.length > 1)
  const engine = engines.find((one) => one.name === name)
  if (!engine) throw new Error(`There is no engine ${name} any more.`)

  const match = await job.step(
    { name: 'match', inputs: understanding.reuseName, output: Match },
    () => findMatch(deps, job, understanding),
    (_tx, { existing }) => (existing ? [] : [progress('ground', 2, FIXED_STEPS)]),
  )
  if (match.existing) return openExisting(deps, job, match.existing, understanding)
  if (match.near && (await offer(job, match.near))) return

  const ground = await job.step(
    { name: 'ground', inputs: [understanding, match], output: Ground },
    (signal) => engine.ground({ request, understanding, masteredSkillIds: match.masteredSkillIds }, signal),
    () => [progress('outline', 3, FIXED_STEPS)],
  )

  const plan = await job.step(
    { name: 'outline', inputs: [understanding, ground], output: Plan },
    async (signal) => planOf(lint(await engine.outline({ request, understanding, ground }, signal), job)),
    async (tx, made) => {
      await openTopic(tx, { deps, job, engine, understanding, plan: made, personal: ground.known.length > 0 })
      return outlineEvents(made)
    },
  )

  const { dropped } = await writeLessons({ deps, engine, job, request, understanding, ground, plan })

  const { sources, checks } = await engine.provenance(plan.outline, job.signal)
  await job.commit(
    async (tx) => {
      const left =
        dropped > 0
          ? [`${counted(dropped)} did not pass these checks and ${dropped === 1 ? 'was' : 'were'} left out.`]
          : []
      await publish.finishTopic(tx, { id: plan.topicId, sources, checks: [...checks, ...left] })
      await store.deleteSteps(tx, job.row.id)
      await models.forgetReplies(tx, job.row.id)
      return [event(events.topicReady, { topicId: plan.topicId, title: plan.outline.title })]
    },
    { state: 'done' },
  )
}

const counted = (questions: number) => (questions === 1 ? 'One question' : `${questions} questions`)

/** By the first engine that can: what is proven and costs nothing comes before what is written anew. */
async function understandBy(
  deps: Deps,
  engines: Engine[],
  job: Job,
  signal: AbortSignal,
): Promise<z.infer<typeof Understood>> {
  const request = { ...job.row, jobId: job.row.id }
  let last: z.infer<typeof Understood> = { engine: '', understanding: { covered: false, nearest: [] } }
  for (const engine of engines) {
    if (engine.origin === 'model') await admitModelTopic(deps, job.row)
    const understanding = await engine.understand(request, signal)
    if (understanding.covered) return { engine: engine.name, understanding }
    const nearest =
      understanding.nearest.length > 0 || last.understanding.covered
        ? understanding.nearest
        : last.understanding.nearest
    last = { engine: engine.name, understanding: { ...understanding, nearest } }
  }
  return last
}

const progress = (stage: events.Stage, done: number, total: number) =>
  event(events.topicProgress, { stage, done, total })

type NotCovered = Extract<z.infer<typeof Understanding>, { covered: false }>

/** The honest answer: what is not covered is not made up. */
async function refuse(job: Job, { nearest, refusal }: NotCovered, hasModel: boolean) {
  const lacking = hasModel
    ? `Nothing can be written about “${job.row.prompt}”.`
    : `This server has no language model, and its built-in library doesn't cover “${job.row.prompt}”.`
  const message = refusal ?? lacking
  await job.commit(() => [event(events.topicDetectionError, { code: 'not_covered', message, nearest })], {
    state: 'failed',
  })
}

async function openExisting(deps: Deps, job: Job, { id, title }: { id: string; title: string }, { subject }: Covered) {
  await job.commit(
    async (tx) => {
      await pathways.addOwnTopic(tx, { uid: job.row.uid, subject, topicId: id, createdAt: deps.clock() })
      return [event(events.topicDetected, { id, title })]
    },
    { state: 'done', topicId: id },
  )
}

/** Never taken for the same: the learner says whether it will do, or says nothing and gets a new one. */
const offer = (job: Job, { id, title }: { id: string; title: string }) =>
  job.pause({ name: 'offer', ms: events.NEAR_MATCH_WAIT_MS }, [
    event(events.nearMatch, { topicId: id, title, waitMs: events.NEAR_MATCH_WAIT_MS }),
  ])

/** A topic for the same request serves again, unless the learner has practised it: then a new one is composed for them. */
async function findMatch({ db, clock }: Deps, { row }: Job, understanding: Covered): Promise<z.infer<typeof Match>> {
  const existing = await catalog.findReusableTopic(db, { uid: row.uid, reuseKey: reuseKeyOf(row, understanding) })
  const practised = existing && (await mastery.hasPractised(db, { uid: row.uid, topicId: existing.id }))
  if (existing && !practised) return { existing, near: null, masteredSkillIds: [] }
  const near = existing ? null : await findNear(db, { row, understanding })
  return { existing: null, near, masteredSkillIds: [...(await mastery.listMastered({ db, clock }, row.uid))].sort() }
}

const reuseKeyOf = (row: Job['row'], understanding: Covered) =>
  hashOf(JSON.stringify([understanding.reuseName, row.level, row.minutes, row.generationOption]))

function lint(outline: Outline, job: Job) {
  const problems = lintOutline(outline, job.row)
  if (problems.length > 0) throw new Error(`The outline is not sound: ${problems.join(' ')}`)
  return outline
}

function planOf(outline: Outline): Plan {
  return { topicId: newId(), outline, lessons: outline.lessons.map(() => ({ id: newId(), quizId: newId() })) }
}

type Opening = { deps: Deps; job: Job; engine: Engine; understanding: Covered; plan: Plan; personal: boolean }

async function openTopic(tx: Deps['db'], { deps, job, engine, understanding, plan, personal }: Opening) {
  const { uid, generationOption } = job.row
  const { subject, level } = understanding
  const createdAt = deps.clock()
  await publish.openTopic(tx, {
    heading: {
      id: plan.topicId,
      ownerId: uid,
      visibility: engine.origin === 'library' ? 'public' : 'private',
      subject,
      origin: engine.origin,
      level,
      generationOption,
      reuseKey: personal ? null : reuseKeyOf(job.row, understanding),
      createdAt,
    },
    outline: plan.outline,
    lessonIds: plan.lessons.map((lesson) => lesson.id),
  })
  await pathways.addOwnTopic(tx, { uid, subject, topicId: plan.topicId, createdAt })
  await store.updateOwnJob(tx, job.row, { topicId: plan.topicId })
}

function outlineEvents({ topicId, outline, lessons }: Plan) {
  const { title } = outline
  const titled = outline.lessons.map((lesson, place) => ({ id: lessons[place]?.id ?? '', title: lesson.title }))
  return [
    event(events.topicDetected, { id: topicId, title }),
    event(events.outlineReady, { topicId, title, lessons: titled }),
    progress('lessons', FIXED_STEPS - 1, FIXED_STEPS + lessons.length),
  ]
}

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
async function writeLessons(writing: Writing) {
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
