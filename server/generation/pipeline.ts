import { z } from 'zod'
import * as events from '#contract/generation.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newId } from '../id.ts'
import { checkItem } from '../items/service.ts'
import * as mastery from '../mastery/service.ts'
import * as quizzes from '../quizzes/service.ts'
import {
  type Covered,
  type Engine,
  Ground,
  Items,
  LessonText,
  Outline,
  type OutlineLesson,
  Understanding,
} from './engine.ts'
import { lintOutline } from './outline.ts'
import { event, type Job } from './steps.ts'
import * as store from './store.ts'

const LESSONS_AT_ONCE = 3
/** The stages before the lessons are known: understand, match, ground, outline; and publish at the end. */
const FIXED_STEPS = 5

const CHECKS = [
  'Every question passed the item-writing rules (checked by code).',
  'Every key rests on a sentence that stands in its lesson, or was computed (checked by code).',
]

const Match = z.object({
  existing: z.object({ id: z.string(), title: z.string() }).nullable(),
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
  if (match.existing) return openExisting(job, match.existing)

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
      await catalog.finishTopic(tx, { id: plan.topicId, sources, checks: [...CHECKS, ...checks] })
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

async function openExisting(job: Job, { id, title }: { id: string; title: string }) {
  await job.commit(() => [event(events.topicDetected, { id, title })], { state: 'done', topicId: id })
}

/** A topic for the same request serves again, unless the learner has practised it: then a new one is composed for them. */
async function findMatch({ db }: Deps, { row }: Job, understanding: Covered): Promise<z.infer<typeof Match>> {
  const existing = await catalog.findReusableTopic(db, { uid: row.uid, reuseKey: reuseKeyOf(row, understanding) })
  const practised = existing && (await mastery.hasPractised(db, { uid: row.uid, topicId: existing.id }))
  if (existing && !practised) return { existing, masteredSkillIds: [] }
  return { existing: null, masteredSkillIds: [...(await mastery.listMastered(db, row.uid))].sort() }
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
  const { outline, lessons } = plan
  const idOf = new Map(outline.lessons.map((lesson, place) => [lesson.key, lessons[place]?.id ?? '']))
  await catalog.createTopic(tx, {
    id: plan.topicId,
    ownerId: job.row.uid,
    visibility: engine.origin === 'library' ? 'public' : 'private',
    title: outline.title,
    summary: outline.summary,
    objective: outline.objective,
    subject: understanding.subject,
    origin: engine.origin,
    level: understanding.level,
    minutes: outline.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
    generationOption: job.row.generationOption,
    outcomes: outline.outcomes,
    assumed: outline.assumed,
    reuseKey: personal ? null : reuseKeyOf(job.row, understanding),
    createdAt: deps.clock(),
    skills: outline.lessons.flatMap((lesson) => lesson.skills),
    lessons: outline.lessons.map((lesson, place) => ({
      id: idOf.get(lesson.key) ?? '',
      position: place + 1,
      title: lesson.title,
      summary: lesson.summary,
      minutes: lesson.minutes,
      reason: lesson.reason,
      prerequisiteLessonIds: lesson.prerequisiteKeys.flatMap((key) => idOf.get(key) ?? []),
      sources: lesson.sources,
    })),
  })
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
      await catalog.finishLesson(tx, { lessonId: id, body: { hash: hashOf(text.html), ...text } })
      return [event(events.lessonReady, { topicId, lessonId: id, title: lesson.title })]
    },
  )
}

/** Questions with a hard flaw never reach a learner. */
async function writeQuiz(
  deps: Deps,
  engine: Engine,
  job: Job,
  { lesson, place, id, quizId, topicId, text }: LessonTask & { text: LessonText },
) {
  await job.step(
    { name: `questions ${id}`, inputs: lesson.key, output: quizzes.PreparedQuestions },
    async (signal) => {
      const items = Items.parse(await engine.writeQuestions({ topicId, lesson, text }, signal))
      const sound = items.filter((item) => !checkItem(item, text.markdown).some((flaw) => flaw.hard))
      return quizzes.prepareQuestions(deps, sound)
    },
    async (tx, questions) => {
      if (questions.ids.length === 0) return []
      const [position, createdAt] = [place + 1, deps.clock()]
      await quizzes.createQuiz(tx, {
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
