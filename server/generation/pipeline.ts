import { z } from 'zod'
import * as events from '#contract/generation.ts'
import { countTry } from '../auth/service.ts'
import * as catalog from '../catalog/service.ts'
import { languageOfAccount } from '../db/accountLanguage.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newId } from '../id.ts'
import * as mastery from '../mastery/service.ts'
import * as material from '../material/service.ts'
import * as models from '../models/service.ts'
import * as pathways from '../pathways/service.ts'
import { wordsIn } from '../words.ts'
import { admitModelTopic } from './allowance.ts'
import { type Covered, type Engine, Ground, type Outline, Understanding } from './engine.ts'
import { LIBRARY_LANGUAGE, languageTag } from './language.ts'
import { FIXED_STEPS, Plan, progress, writeLessons } from './lessons.ts'
import { findNear } from './near.ts'
import { lintOutline } from './outline.ts'
import { planRowOf } from './plans.ts'
import { writeProblems } from './problems.ts'
import * as publish from './publish.ts'
import { reviseTopic } from './revising.ts'
import { insertPlan } from './rewriteStore.ts'
import { event, type Job, JobLost, requestOf } from './steps.ts'
import * as store from './store.ts'

const Match = z.object({
  existing: z.object({ id: z.string(), title: z.string() }).nullable(),
  near: z.object({ id: z.string(), title: z.string() }).nullable().default(null),
  masteredSkillIds: z.array(z.string()),
})
/** What the prompt asks for, and the engine that covers it. */
const Understood = z.object({ engine: z.string(), understanding: Understanding })

/**
 * Turns an accepted prompt into a published topic. The output of each step is stored before it is used, so that the job
 * can be interrupted and resumed at any point.
 */
export async function runPipeline(deps: Deps, engines: Engine[], job: Job) {
  const request = requestOf(job.row)

  const { understanding, engine: name } = await job.step(
    { name: 'understand', inputs: request.prompt, output: Understood },
    (signal) => understandBy(deps, engines, job, signal),
    (_tx, found) => (found.understanding.covered ? [progress('match', 1, FIXED_STEPS)] : []),
  )
  if (!understanding.covered) return refuse(deps, job, understanding, engines)
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
      await openTopic(tx, { deps, job, engine, understanding, ground, plan: made })
      return outlineEvents(made)
    },
  )

  const writing = { deps, engine, job, request, understanding, ground, plan }
  const { dropped, written } = await writeLessons(writing)
  const revised = await reviseTopic(writing, written)
  const proven = await writeProblems(writing)

  const { sources, checks: passed } = await engine.provenance(plan.outline, job.signal)
  const checks = [...passed, ...revised, ...proven]
  await job.commit(
    async (tx) => {
      await publish.finishTopic(tx, { id: plan.topicId, sources, checks, dropped, written })
      if (engine.origin === 'model') await catalog.timeTopic(tx, plan.topicId)
      await store.deleteSteps(tx, job.row.id)
      await models.forgetReplies(tx, job.row.id)
      return [event(events.topicReady, { topicId: plan.topicId, title: plan.outline.title })]
    },
    { state: 'done' },
  )
}

/**
 * Uses the first engine that covers the prompt. The library comes before language models, because it is reviewed and
 * free.
 */
async function understandBy(
  deps: Deps,
  engines: Engine[],
  job: Job,
  signal: AbortSignal,
): Promise<z.infer<typeof Understood>> {
  const request = requestOf(job.row)
  let last: z.infer<typeof Understood> = { engine: '', understanding: { covered: false, fit: 'none', offers: [] } }
  for (const engine of enginesFor(job.row, engines)) {
    if (engine.byModel) {
      await admitModelTopic(deps, job.row)
      // From here on, the job mostly waits for a model. It is put back into the queue, where it can be claimed under
      // the limit for such jobs.
      if (job.row.byModel === 0 && (await job.pause({ name: 'model', ms: 0 }, []))) throw new JobLost()
    }
    const understanding = await engine.understand(request, signal)
    if (understanding.covered) return { engine: engine.name, understanding }
    const offers =
      understanding.offers.length > 0 || last.understanding.covered ? understanding.offers : last.understanding.offers
    last = { engine: engine.name, understanding: { ...understanding, offers } }
  }
  return last
}

/**
 * The engines for a job. A topic from a person's own material is written by a model or made by rules, as the person has
 * chosen.
 */
const enginesFor = ({ materialId, writer }: Job['row'], engines: Engine[]) =>
  materialId === null
    ? engines.filter(({ serves }) => serves === 'prompt')
    : engines.filter(({ serves, byModel }) => serves === 'material' && (!byModel || writer === 'model'))

type NotCovered = Extract<z.infer<typeof Understanding>, { covered: false }>

/** Ends the job without a topic: says that the prompt isn't covered and offers what may be meant. */
async function refuse({ db, sources }: Deps, job: Job, { fit, offers, refusal }: NotCovered, engines: Engine[]) {
  const hasModel = engines.some(({ byModel }) => byModel)
  const { prompt } = job.row
  const code = hasModel || fit === 'none' ? 'not_covered' : 'choose'
  const { told } = wordsIn((await languageOfAccount(db, job.row)) ?? 'en')
  const wikipedia = sources.wikipedia !== null
  const message = refusal ?? told.jobs[hasModel ? 'notWritable' : fit](prompt)
  await job.commit(() => [event(events.topicDetectionError, { code, message, offers, wikipedia })], { state: 'failed' })
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

/** Offers a similar topic without opening it. If the learner doesn't accept it in time, a new topic is created. */
const offer = (job: Job, { id, title }: { id: string; title: string }) =>
  job.pause({ name: 'offer', ms: events.NEAR_MATCH_WAIT_MS }, [
    event(events.nearMatch, { topicId: id, title, waitMs: events.NEAR_MATCH_WAIT_MS }),
  ])

/** Finds a topic of the same request that can be reused. A learner who has already practised it gets a new one. */
async function findMatch(
  { db, clock, meaning }: Deps,
  { row }: Job,
  understanding: Covered,
): Promise<z.infer<typeof Match>> {
  if (row.materialId !== null) return { existing: null, near: null, masteredSkillIds: [] }
  const existing = await catalog.findReusableTopic(db, { uid: row.uid, reuseKey: reuseKeyOf(row, understanding) })
  const practised = existing && (await mastery.hasPractised(db, { uid: row.uid, topicId: existing.id }))
  if (existing && !practised) return { existing, near: null, masteredSkillIds: [] }
  const near = existing ? null : await findNear({ db, meaning }, { row, understanding })
  return { existing: null, near, masteredSkillIds: [...(await mastery.listMastered({ db, clock }, row.uid))].sort() }
}

const reuseKeyOf = ({ generationOption }: Job['row'], { reuseName }: Covered) =>
  hashOf(JSON.stringify([reuseName, generationOption]))

function lint(outline: Outline, job: Job) {
  const problems = lintOutline(outline, job.row)
  if (problems.length > 0) throw new Error(`The outline is not sound: ${problems.join(' ')}`)
  return outline
}

function planOf(outline: Outline): Plan {
  return { topicId: newId(), outline, lessons: outline.lessons.map(() => ({ id: newId(), quizId: newId() })) }
}

type Opening = { deps: Deps; job: Job; engine: Engine; understanding: Covered; ground: Ground; plan: Plan }

async function openTopic(tx: Deps['db'], { deps, job, engine, understanding, ground, plan }: Opening) {
  const { uid, generationOption } = job.row
  const { subject, level, brief, language } = understanding
  const createdAt = deps.clock()
  const personal = ground.known.length > 0
  // Only topics from the library count here. Topics by a model are private and have their own allowance.
  if (engine.origin === 'library') await countTry({ db: tx, clock: deps.clock }, { kind: 'compose', key: uid })
  await publish.openTopic(tx, {
    heading: {
      id: plan.topicId,
      ownerId: uid,
      visibility: engine.origin === 'library' ? 'public' : 'private',
      subject,
      language: language ?? (brief ? languageTag(brief.language) : LIBRARY_LANGUAGE),
      origin: engine.origin,
      level,
      generationOption,
      reuseKey: personal || job.row.materialId !== null ? null : reuseKeyOf(job.row, understanding),
      createdAt,
    },
    outline: plan.outline,
    lessonIds: plan.lessons.map((lesson) => lesson.id),
  })
  const materialId = engine.materialOf?.({ request: requestOf(job.row), understanding }) ?? null
  if (materialId !== null) await saveSource(tx, { uid, materialId, topicId: plan.topicId })
  if (engine.origin === 'model') await insertPlan(tx, planRowOf({ ...plan, understanding, ground, request: job.row }))
  await pathways.addOwnTopic(tx, { uid, subject, topicId: plan.topicId, createdAt })
  await store.updateOwnJob(tx, job.row, { topicId: plan.topicId })
}

async function saveSource(
  tx: Deps['db'],
  { topicId, materialId, uid }: { topicId: string; materialId: string; uid: string },
) {
  const { document } = await material.getOwnDocument(tx, { id: materialId, uid })
  await catalog.saveTopicSource(tx, { topicId, materialId, source: material.toldOf(document.source) })
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
