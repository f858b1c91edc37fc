import type { Db } from '../../server/db/client.ts'
import type { Execution } from '../../server/execution/service.ts'
import type { Engine, LessonText, Outline, OutlineLesson, WrittenItems } from '../../server/generation/engine.ts'
import { type MadeProblems, makeProblems } from '../../server/generation/model/codeProblems.ts'
import { briefParts } from '../../server/generation/model/planned.ts'
import { ModelError, type Models } from '../../server/models/service.ts'
import type { EvalPrompt } from './prompts.ts'
import { NotRecorded } from './recordings.ts'

const LESSONS_AT_ONCE = 3

export type Times = { outline: number; firstLesson: number; whole: number }
export type LessonRun = { lesson: OutlineLesson; text: LessonText | null; written: WrittenItems | null }
export type Call = { step: string; input: number; output: number; usdMicros: number | null }
export type Run = {
  prompt: EvalPrompt
  /** With `not recorded`, one of the calls isn't in the recordings. */
  end: 'made' | 'not covered' | 'refused' | 'failed' | 'not recorded'
  why: string
  /** The topic's level, as requested or chosen by the engine. */
  level: EvalPrompt['level']
  outline: Outline | null
  lessons: LessonRun[]
  /** The coding problems of a topic about a programming language. Null for other topics. */
  problems: MadeProblems | null
  ms: Times | null
  /** The successful model calls. */
  calls: Call[]
}

/** A run before it begins. */
const blank = { end: 'made', why: '', level: null, outline: null, lessons: [], problems: null, ms: null } as const
export const blankRun = (prompt: EvalPrompt): Run => ({ ...blank, lessons: [], prompt, calls: [] })

/** `models` are null if the engine doesn't use any. */
export type Means = { db: Db; models: Models | null; execution: Execution }

/** Runs one prompt through an engine as the pipeline would, but without a learner and without storing the topic. */
export async function runPrompt(engine: Engine, prompt: EvalPrompt, { db, ...means }: Means): Promise<Run> {
  const run = blankRun(prompt)
  try {
    await work(engine, run, means)
  } catch (error) {
    if (error instanceof ModelError) Object.assign(run, { end: 'failed', why: error.message })
    else throw error
    if (error.cause instanceof NotRecorded) run.end = 'not recorded'
  }
  const { id: jobId } = prompt
  const columns = ['step', 'input', 'output', 'usdMicros'] as const
  const calls = db.selectFrom('modelCalls').select(columns).where('jobId', '=', jobId).where('outcome', '=', 'ok')
  return { ...run, calls: await calls.execute() }
}

async function work(engine: Engine, run: Run, { models, execution }: Omit<Means, 'db'>) {
  const { id, prompt, level, source, minutes = null } = run.prompt
  const { signal } = new AbortController()
  const request = {
    ...{ jobId: id, uid: 'eval', prompt, generationOption: 'both' as const, level, minutes },
    ...(source !== undefined && { material: { id: source, leftOut: [] } }),
  }
  const from = performance.now()
  const since = () => performance.now() - from
  const understanding = await engine.understand(request, signal)
  if (!understanding.covered) {
    run.end = understanding.refusal === undefined ? 'not covered' : 'refused'
    run.why = understanding.refusal ?? ''
    return
  }
  run.level = understanding.level
  const ground = await engine.ground({ request, understanding, masteredSkillIds: [] }, signal)
  const outline = await engine.outline({ request, understanding, ground }, signal)
  run.outline = outline
  run.lessons = outline.lessons.map((lesson) => ({ lesson, text: null, written: null }))
  const ms = { outline: since(), firstLesson: Number.POSITIVE_INFINITY, whole: 0 }
  const waiting = [...run.lessons]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { lesson } = next
      try {
        next.text = await engine.writeLesson({ request, understanding, ground, outline, lesson, topicId: id }, signal)
        ms.firstLesson = Math.min(ms.firstLesson, since())
        const made = { request, understanding, ground, outline, topicId: id, lesson, text: next.text }
        next.written = await engine.writeQuestions(made, signal)
      } catch (error) {
        // As in the pipeline, the failure of one lesson doesn't prevent the others from being written.
        if (!(error instanceof ModelError) || error.cause instanceof NotRecorded) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, worker))
  if (run.lessons.every(({ written }) => written === null)) throw new ModelError('unreadable')
  const finished = run.lessons.flatMap(({ lesson, text, written }) =>
    text ? [{ lesson, text, items: written?.items ?? [] }] : [],
  )
  const revised = await engine.reviseTopic?.(
    { request, understanding, outline, topicId: id, lessons: finished },
    signal,
  )
  for (const [place, { lesson }] of finished.entries()) {
    const told = run.lessons.find((one) => one.lesson === lesson)
    if (told) told.text = revised?.texts[place] ?? told.text
  }
  const { code } = outline
  if (models && code) {
    const account = { jobId: id, uid: 'eval', topicId: id, step: 'problems' }
    const lessons = run.lessons.flatMap(({ lesson: { title, skills }, text }, place) =>
      text && skills[0] ? [{ place, title, skill: skills[0], markdown: text.markdown }] : [],
    )
    const task = { account, brief: briefParts(request, understanding), language: code, lessons }
    run.problems = await makeProblems({ models, execution, clock: Date.now }, task, signal)
  }
  run.ms = { ...ms, whole: since() }
}
