import { z } from 'zod'
import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newId } from '../id.ts'
import * as mastery from '../mastery/service.ts'
import * as pathways from '../pathways/service.ts'
import * as quizzes from '../quizzes/service.ts'
import { type Covered, type Engine, Ground, LessonText, Outline, type OutlineLesson, Understanding } from './engine.ts'
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

/** From an admitted prompt to a published topic. Each step is stored before it is used, so that it may stop anywhere. */
export async function runPipeline(deps: Deps, engine: Engine, job: Job) {
  const request = { ...job.row, jobId: job.row.id }

  const understanding = await job.step(
    { name: 'understand', inputs: request.prompt, output: Understanding },
    (signal) => engine.understand(request, signal),
    (_tx, found) => (found.covered ? [progress('match', 1, FIXED_STEPS)] : []),
  )
  if (!understanding.covered) return refuse(job, understanding.nearest)

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

  await writeLessons(deps, engine, job, plan)

  const { sources, checks } = await engine.provenance(plan.outline, job.signal)
  await job.commit(
    async (tx) => {
      await publish.finishTopic(tx, { id: plan.topicId, sources, checks })
      await store.deleteSteps(tx, job.row.id)
      return [event(events.topicReady, { topicId: plan.topicId, title: plan.outline.title })]
    },
    { state: 'done' },
  )
}

const progress = (stage: events.Stage, done: number, total: number) =>
  event(events.topicProgress, { stage, done, total })

/** The honest answer: what is not covered is not made up. */
async function refuse(job: Job, nearest: { title: string; prompt: string }[]) {
  const message = `This server has no language model, and its built-in library doesn't cover “${job.row.prompt}”.`
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

async function writeLessons(deps: Deps, engine: Engine, job: Job, plan: Plan) {
  const waiting = plan.outline.lessons.map((lesson, place) => ({
    lesson,
    place,
    ...(plan.lessons[place] ?? { id: '', quizId: '' }),
  }))
  let finished = 0
  const total = FIXED_STEPS + waiting.length
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const text = await writeLesson(engine, job, { ...next, topicId: plan.topicId })
      if (job.row.generationOption !== 'lessons')
        await writeQuiz(deps, engine, job, { ...next, topicId: plan.topicId, text })
      finished += 1
      const stage = finished === total - FIXED_STEPS ? 'publish' : 'lessons'
      await job.commit(() => [progress(stage, FIXED_STEPS - 1 + finished, total)])
    }
  }
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, worker))
}

type LessonTask = { lesson: OutlineLesson; place: number; id: string; quizId: string; topicId: string }

async function writeLesson(engine: Engine, job: Job, { lesson, id, topicId }: LessonTask) {
  return job.step(
    { name: `lesson ${id}`, inputs: lesson, output: LessonText },
    (signal) => engine.writeLesson({ request: { ...job.row, jobId: job.row.id }, lesson }, signal),
    async (tx, text) => {
      await publish.saveLesson(tx, { lessonId: id, text })
      return [event(events.lessonReady, { topicId, lessonId: id, title: lesson.title })]
    },
  )
}

async function writeQuiz(
  deps: Deps,
  engine: Engine,
  job: Job,
  { lesson, place, id, quizId, topicId, text }: LessonTask & { text: LessonText },
) {
  await job.step(
    { name: `questions ${id}`, inputs: lesson.key, output: quizzes.PreparedQuestions },
    (signal) => publish.writeQuestions(deps, engine, { topicId, lesson, text }, signal),
    async (tx, questions) => {
      if (questions.ids.length === 0) return []
      const [position, createdAt] = [place + 1, deps.clock()]
      await quizzes.saveQuiz(tx, {
        id: quizId,
        topicId,
        lessonId: id,
        title: lesson.title,
        position,
        createdAt,
        questions,
      })
      return [event(events.quizReady, { topicId, quizId, title: lesson.title })]
    },
  )
}
