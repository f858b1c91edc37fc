import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { createBetterAuth, createIdentity } from './auth/service.ts'
import { enlistMissing } from './catalog/entries.ts'
import { createMeaning } from './catalog/service.ts'
import { startPurging } from './catalog/sharing.ts'
import type { Config } from './config.ts'
import { startPurgingCourses } from './courses/service.ts'
import { openMigratedDb } from './db/client.ts'
import type { Deps } from './deps.ts'
import { createCurriculumEngine } from './generation/curriculum/engine.ts'
import { createRetriever, type Retriever } from './generation/curriculum/retrieve.ts'
import { seedPathways } from './generation/curriculum/seed.ts'
import type { Engine } from './generation/engine.ts'
import { createModelEngine } from './generation/model/engine.ts'
import { generationEvents } from './generation/routes.ts'
import { startWorker } from './generation/worker.ts'
import { checkSecret } from './instance.ts'
import type { Library } from './library/service.ts'
import { recomputeOutdated } from './mastery/service.ts'
import { createModels, startSettlingLost } from './models/service.ts'
import { startMetrics } from './operations/metrics.ts'
import { createRealtime } from './realtime.ts'

const SECRETS = ['req.headers.authorization', '*.password', '*.token', '*.sessionToken']

type Given = {
  library: Library
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A test may hold the engine, or let it fail. */
  engine?: ((engine: Engine) => Engine) | undefined
}

/** Everything but the pages: database, accounts, sockets, features, and the worker that generates topics. */
export async function assemble(config: Config, { library, clock = Date.now, engine = (e) => e }: Given) {
  const log = pino({ level: config.logLevel, redact: SECRETS })
  const { db, pool } = await openMigratedDb(config)
  await checkSecret(db, config)
  await enlistMissing(db)
  await recomputeOutdated({ db })
  const auth = createBetterAuth(db, config)
  const realtime = createRealtime(config, { log, pool })
  const identity = createIdentity({ db, auth, clock, config })
  const lifecycle = { draining: false }
  const models = config.models ? createModels({ db, clock }, config.models) : null
  const meaning = createMeaning(db)
  const deps: Deps = { db, auth, identity, library, realtime, models, meaning, clock, log, lifecycle, config }
  const app = await createApp(deps, { wakeWorker: () => worker.wake() })
  const retriever = createRetriever(library)
  const curriculum = createCurriculumEngine(library, retriever)
  const worker = startWorker(deps, engine(curriculum), ...modelEngines(deps, retriever))
  const tidying = [startPurging(deps), startPurgingCourses(deps), startSettlingLost(deps)]
  const { metricsPort, host } = config
  const metrics = metricsPort === undefined ? undefined : await startMetrics(app, deps, { port: metricsPort, host })
  realtime.attach(app.server, deps, (socket) => generationEvents(socket, { ...deps, worker }))

  return {
    app,
    deps,
    worker,
    metrics,
    /** Brings the built-in pathways up to date with the library. */
    seed: (between?: (written: number) => Promise<void>) => seedPathways(deps, curriculum, between),
    /** Ends in good order; with `graceMs`, first goes on serving while whoever sends people here learns of it. */
    async close({ graceMs = 0 } = {}) {
      lifecycle.draining = true
      await sleep(graceMs)
      await worker.stop()
      for (const one of tidying) await one.stop()
      await realtime.close()
      await app.close()
      await meaning.stop()
      await metrics?.close()
      await db.destroy()
    },
  }
}

const NEAREST_UNITS = 3

/** None where no language model is configured. */
function modelEngines(deps: Deps, retriever: Retriever): Engine[] {
  const { library, models } = deps
  if (!models) return []
  const near = (prompt: string) => retriever.near(prompt, NEAREST_UNITS).flatMap((id) => library.units.get(id) ?? [])
  return [createModelEngine(models, near)]
}
