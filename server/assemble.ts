import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { startSweeping } from './account/service.ts'
import { createApp } from './app.ts'
import { createBetterAuth, createIdentity, type Passwords, startPurgingAccounts } from './auth/service.ts'
import { enlistMissing } from './catalog/entries.ts'
import { createMeaning } from './catalog/service.ts'
import { startPurging } from './catalog/sharing.ts'
import type { Config } from './config.ts'
import { startPurgingCourses } from './courses/service.ts'
import { openMigratedDb, whileLocked } from './db/client.ts'
import { checkSecret } from './db/instance.ts'
import { saveLimit } from './db/meters.ts'
import type { Deps } from './deps.ts'
import { createExecution, type Execution } from './execution/service.ts'
import { createCurriculumEngine } from './generation/curriculum/engine.ts'
import { createRetriever, type Retriever } from './generation/curriculum/retrieve.ts'
import { seedPathways } from './generation/curriculum/seed.ts'
import type { Engine } from './generation/engine.ts'
import { createGroundedEngine, createWikipediaEngine } from './generation/grounded/engine.ts'
import { createMaterialEngine } from './generation/material/engine.ts'
import { createModelEngine } from './generation/model/engine.ts'
import { generationEvents } from './generation/routes.ts'
import { startWorker } from './generation/worker.ts'
import { type Library, readUnits } from './library/service.ts'
import { createMail } from './mail/service.ts'
import { recomputeOutdated } from './mastery/service.ts'
import { createSources, getOwnDocument } from './material/service.ts'
import { startMailing, startPurgingMessages } from './messages/service.ts'
import { createModels, startSettlingLost, type Timing } from './models/service.ts'
import { startMetrics } from './operations/metrics.ts'
import { createBilling, startPaymentTasks } from './payments/service.ts'
import { seedProblems } from './problems/service.ts'
import { createRealtime } from './transport/realtime.ts'

const SECRETS = ['req.headers.authorization', '*.password', '*.token', '*.sessionToken', '*.code']

type Given = {
  library: Library
  /** Milliseconds since 1970. */
  clock?: () => number
  /** For tests: wraps the engine, for example to pause it or make it fail. */
  engine?: ((engine: Engine) => Engine) | undefined
  /** For tests: shorter timeouts for the language model. */
  modelTiming?: Timing | undefined
  /** For tests: the image of a migrated database, from which an in-memory database is created. */
  databaseImage?: Uint8Array | undefined
  /** For tests: the maximum number of connections to PostgreSQL. */
  connections?: number | undefined
  /** For tests: cheaper password hashing. */
  passwords?: Passwords | undefined
  /** For tests: a host of programs that is shared with other apps. */
  execution?: Execution | undefined
}

/**
 * Assembles everything except the pages: database, accounts, sockets, features, and the worker that generates topics.
 */
export async function assemble(
  config: Config,
  { library, clock = Date.now, engine = (e) => e, modelTiming, databaseImage, passwords, ...given }: Given,
) {
  const log = pino({ level: config.logLevel, redact: SECRETS })
  const { db, pool } = await openMigratedDb({ ...config, image: databaseImage, connections: given.connections })
  await checkSecret(db, config)
  await saveLimit(db, config.storageBytes)
  await enlistMissing(db)
  await recomputeOutdated({ db })
  const auth = createBetterAuth(db, config, passwords)
  // Creates the key that signs ID tokens if there is none yet. If the first people to sign in did this, those who sign
  // in at the same time would each create a key, and tokens signed with the later ones would be refused for a while.
  // Several servers that start at the same time share the first one's key.
  await whileLocked(db, () => auth.api.getJwks())
  // The module is only loaded with PostgreSQL, because only then can several servers share a database.
  const shared = pool && (await import('./transport/sharedSockets.ts')).sharedSockets(pool, log)
  const realtime = createRealtime(config, { log, shared })
  const identity = createIdentity({ db, auth, clock, config })
  const lifecycle = { draining: false }
  const models = config.models ? createModels({ db, clock }, config.models, modelTiming) : null
  const billing = createBilling(config.payments, clock)
  const mail = config.mail ? createMail(config.mail) : null
  const meaning = createMeaning(db)
  const execution = given.execution ?? createExecution(config, log)
  const sources = createSources(config)
  const deps: Deps = {
    db,
    auth,
    identity,
    library,
    realtime,
    models,
    billing,
    mail,
    meaning,
    sources,
    execution,
    clock,
    log,
    lifecycle,
    config,
  }
  const app = await createApp(deps, {
    wakeWorker: () => worker.wake(),
    abortJob: (jobId) => worker.abort(jobId),
  })
  const retriever = createRetriever(library)
  const curriculum = createCurriculumEngine(library, retriever)
  const worker = startWorker(deps, engine(curriculum), ...modelEngines(deps, retriever), createMaterialEngine(db))
  const tidying = [
    startPurging(deps),
    startPurgingCourses(deps),
    startSettlingLost(deps),
    startPaymentTasks(deps),
    startPurgingMessages(deps),
    startMailing(deps),
    startPurgingAccounts(deps),
    startSweeping(deps),
  ]
  const { metricsPort, host } = config
  const metrics = metricsPort === undefined ? undefined : await startMetrics(app, deps, { port: metricsPort, host })
  realtime.attach(app.server, deps, (socket) => generationEvents(socket, { ...deps, worker }))

  return {
    app,
    deps,
    worker,
    metrics,
    /**
     * Writes the problems and pathways of the library to the database, and updates those that have changed. `between`
     * is awaited after each pathway and gets the number of pathways written so far.
     */
    async seed(between?: (written: number) => Promise<void>) {
      await seedProblems(deps)
      await seedPathways(deps, curriculum, between)
    },
    /**
     * Shuts down gracefully. For `graceMs`, the server still answers requests, until load balancers have noticed that
     * it is shutting down.
     */
    async close({ graceMs = 0 } = {}) {
      lifecycle.draining = true
      await sleep(graceMs)
      await worker.stop()
      for (const one of tidying) await one.stop()
      // Both are closed at the same time, because each of them waits until no connection is open.
      await Promise.all([realtime.close(), app.close()])
      sources.close()
      await execution.close()
      await meaning.stop()
      await mail?.close()
      await metrics?.close()
      await db.destroy()
    },
  }
}

const NEAREST_UNITS = 3

function modelEngines(deps: Deps, retriever: Retriever): Engine[] {
  const { library, models, config, execution } = deps
  if (!models) return []
  const isFull = config.models?.checks !== 'items'
  const grounded = { ...deps, models, checksFacts: isFull }
  return [
    createWikipediaEngine(grounded),
    createGroundedEngine(grounded, (own) => getOwnDocument(deps.db, own)),
    createModelEngine(models, (prompt) => readUnits(library, retriever.near(prompt, NEAREST_UNITS)), {
      ...{ checksFacts: isFull, execution },
    }),
  ]
}
