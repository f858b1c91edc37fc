import { pino } from 'pino'
import { createApp } from './app.ts'
import { createBetterAuth, createIdentity } from './auth/service.ts'
import type { Config } from './config.ts'
import { migrate, openDb } from './db/client.ts'
import type { Deps } from './deps.ts'
import { createCurriculumEngine } from './generation/curriculum/engine.ts'
import type { Engine } from './generation/engine.ts'
import { generationEvents } from './generation/routes.ts'
import { startWorker } from './generation/worker.ts'
import type { Library } from './library/service.ts'
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
  const db = openDb(config.dataDir)
  await migrate(db)
  const auth = createBetterAuth(db, config)
  const realtime = createRealtime(config)
  const deps: Deps = { db, auth, identity: createIdentity({ db, auth, clock }), library, realtime, clock, log, config }
  const app = await createApp(deps)
  const worker = startWorker(deps, engine(createCurriculumEngine(library)))
  realtime.attach(app.server, deps, (socket) => generationEvents(socket, { ...deps, worker }))

  return {
    app,
    deps,
    worker,
    async close() {
      await worker.stop()
      await realtime.close()
      await app.close()
      await db.destroy()
    },
  }
}
