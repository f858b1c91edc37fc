import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { createBetterAuth, createIdentity, makeAdminCode } from './auth/service.ts'
import type { Config } from './config.ts'
import { migrate, openDb } from './db/client.ts'
import type { Deps } from './deps.ts'
import { createCurriculumEngine } from './generation/curriculum/engine.ts'
import type { Engine } from './generation/engine.ts'
import { generationEvents } from './generation/routes.ts'
import { startWorker } from './generation/worker.ts'
import { type Library, loadLibrary } from './library/service.ts'
import { registerPages } from './page.ts'
import { createRealtime } from './realtime.ts'

const ROOT = join(import.meta.dirname, '..')
const SECRETS = ['req.headers.authorization', '*.password', '*.token', '*.sessionToken']

/** Config → adapters → app. A test may hand over another library, or wrap the engine. */
export async function createServer(
  config: Config,
  given: { library?: Library; engine?: (engine: Engine) => Engine } = {},
) {
  const log = pino({ level: config.logLevel, redact: SECRETS })
  const clock = Date.now
  const db = openDb(config.dataDir)
  await migrate(db)
  const auth = createBetterAuth(db, config)
  const realtime = createRealtime(config)
  const library = given.library ?? (await loadLibrary(join(ROOT, 'dist/library.json'), join(ROOT, 'content')))
  const deps: Deps = { db, auth, identity: createIdentity({ db, auth, clock }), library, realtime, clock, log, config }

  const app = await createApp(deps)
  await registerPages(app, { distDir: join(ROOT, 'dist'), log })
  const curriculum = createCurriculumEngine(library)
  const worker = startWorker(deps, given.engine?.(curriculum) ?? curriculum)
  realtime.attach(app.server, deps, (socket) => generationEvents(socket, { ...deps, worker }))
  const adminCode = await makeAdminCode(deps)

  let address = ''
  return {
    app,
    deps,
    /** Starts to serve; gives the address that people open. */
    async listen() {
      const bound = await app.listen({ port: config.port, host: config.host })
      address = config.publicUrl ?? bound
      return address
    },
    get adminLink() {
      return adminCode && `${address}/admin/claim?code=${adminCode}`
    },
    async close() {
      await worker.stop()
      await realtime.close()
      await app.close()
      await db.destroy()
    },
  }
}
