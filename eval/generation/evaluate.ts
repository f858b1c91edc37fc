import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMigratedDb } from '../../server/db/client.ts'
import type { Execution } from '../../server/execution/service.ts'
import { createCurriculumEngine } from '../../server/generation/curriculum/engine.ts'
import { createRetriever } from '../../server/generation/curriculum/retrieve.ts'
import { createGroundedEngine } from '../../server/generation/grounded/engine.ts'
import { createModelEngine } from '../../server/generation/model/engine.ts'
import { type Library, readUnits } from '../../server/library/service.ts'
import { type AskProvider, createModels, type ModelsConfig } from '../../server/models/service.ts'
import { readDocument } from '../material/read.ts'
import { measure } from './measure.ts'
import type { EvalPrompt } from './prompts.ts'
import { hasRecordings, type Recording, readRecording, recording, replaying, saveRecording } from './recordings.ts'
import type { Column, Report } from './report.ts'
import { blankRun, type Run, runPrompt } from './run.ts'

const NEAREST_UNITS = 3
/** How many prompts run concurrently. Replayed calls don't use the network, so more of them can run at a time. */
const AT_ONCE = { live: 4, replay: 8 }

type Given = {
  prompts: EvalPrompt[]
  library: Library
  recordings: string
  /** If not null, the evaluation also calls these models and records the replies. */
  live: ModelsConfig | null
  /** Runs the code samples of lessons. */
  execution: Execution
  say: (line: string) => void
}

export async function evaluate({ prompts, library, recordings, live, execution, say }: Given): Promise<Report> {
  const { db } = await openMigratedDb({ dataDir: ':memory:' })
  const retriever = createRetriever(library)
  const sourced = prompts.filter(({ source }) => source !== undefined)
  const unsourced = prompts.filter(({ source }) => source === undefined)

  const modelRun = async (config: ModelsConfig, ask: AskProvider, prompt: EvalPrompt, near: Recording['near']) => {
    // The prompt's id serves as the job id. The calls of the previous column are deleted, so that their answers aren't
    // reused.
    await db.deleteFrom('modelCalls').where('jobId', '=', prompt.id).execute()
    const models = createModels({ db, clock: Date.now }, config, undefined, ask)
    const engine =
      prompt.source === undefined
        ? createModelEngine(models, async () => near, { execution })
        : createGroundedEngine({ models, execution, checksFacts: true }, openSource)
    const run = await runPrompt(engine, prompt, { db, models, execution })
    say(`  ${prompt.id}: ${run.end} ${run.why}`)
    return run
  }

  async function curriculum(): Promise<Column> {
    const engine = createCurriculumEngine(library, retriever)
    const runs: Run[] = []
    for (const prompt of unsourced) runs.push(await runPrompt(engine, prompt, { db, models: null, execution }))
    return column('curriculum', runs, `the built-in library of ${library.units.size} units, without a language model.`)
  }

  async function modelLive(name: string, prompts: EvalPrompt[]): Promise<Column> {
    if (!live) return notRun(name, 'this needs the `--live` option and a model in `.env`.')
    const runs = await eachOf(prompts, AT_ONCE.live, async (prompt) => {
      const { ask, calls } = recording(live)
      const units = await readUnits(library, retriever.near(prompt.prompt, NEAREST_UNITS))
      const near = units.map(({ id, title, markdown }) => ({ id, title, markdown }))
      const run = await modelRun(live, ask, prompt, near)
      const { writer, checker } = live
      const recordedAt = new Date().toISOString()
      if (calls.length > 0)
        saveRecording(recordings, { prompt: prompt.id, recordedAt, writer, checker, near, ms: run.ms, calls })
      return run
    })
    return column(name, runs, namesOf(live))
  }

  async function modelReplay(name: string, prompts: EvalPrompt[]): Promise<Column> {
    if (!hasRecordings(recordings))
      return notRun(name, "there aren't any recordings in `eval/generation/recordings/` yet.")
    const named = new Set<string>()
    const runs = await eachOf(prompts, AT_ONCE.replay, async (prompt): Promise<Run> => {
      const recorded = readRecording(recordings, prompt.id)
      if (!recorded) return { ...blankRun(prompt), end: 'not recorded' }
      const config = replayConfig(recorded)
      named.add(`${namesOf(config)} Recorded ${recorded.recordedAt.slice(0, 10)}.`)
      const run = await modelRun(config, replaying(recorded.calls), prompt, recorded.near)
      return { ...run, ms: run.ms && recorded.ms }
    })
    return column(name, runs, [...named].join(' '))
  }

  const columns = [await curriculum()]
  columns.push(notRun('material', 'its topics are made from a text, not from a prompt. See eval/material/README.md.'))
  // The live column runs before the replay column, so that the replay includes its recordings.
  const lively = await modelLive('model, live', unsourced)
  columns.push(await modelReplay('model, replayed', unsourced), lively)
  const livelySourced = sourced.length > 0 ? [await modelLive('model with a source, live', sourced)] : []
  if (sourced.length > 0) columns.push(await modelReplay('model with a source, replayed', sourced), ...livelySourced)
  await db.destroy()
  return { prompts: unsourced.length, columns }
}

/** The text that a topic is written from. Its id is the name of its file. */
async function openSource({ id }: { id: string }) {
  const document = readDocument(id, readFileSync(join(import.meta.dirname, 'sources', id), 'utf8'))
  return { title: document.source.title, document }
}

const column = (name: string, runs: Run[], note: string): Column => ({
  name,
  measures: measure(runs),
  ends: Object.fromEntries(runs.map(({ prompt, end }) => [prompt.id, end])),
  note,
})
const notRun = (name: string, why: string): Column => ({
  name,
  measures: null,
  ends: {},
  note: `not run, because ${why}`,
})
const namesOf = ({ writer, checker }: Pick<ModelsConfig, 'writer' | 'checker'>) =>
  `${writer.provider}:${writer.model} writes, ${checker.provider}:${checker.model} checks.`

const replayConfig = ({ writer, checker }: Pick<ModelsConfig, 'writer' | 'checker'>): ModelsConfig => ({
  writer,
  checker,
  keys: {},
  baseUrl: undefined,
  pricesFile: undefined,
  budgetUsdADay: undefined,
  topicsADay: { none: 0, paid: 0 },
})

async function eachOf<T, R>(list: T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = [...list.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
