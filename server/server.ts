import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assemble } from './assemble.ts'
import { makeAdminCode } from './auth/service.ts'
import type { Config } from './config.ts'
import type { Engine } from './generation/engine.ts'
import { type Library, loadLibrary } from './library/service.ts'
import { registerPages } from './page.ts'

type Assembled = Awaited<ReturnType<typeof assemble>>

const ROOT = join(import.meta.dirname, '..')

/** The whole server, pages included. A test may hand over another library, or wrap the engine. */
export async function createServer(
  config: Config,
  given: { library?: Library; engine?: (engine: Engine) => Engine } = {},
) {
  const library = given.library ?? (await loadLibrary(join(ROOT, 'dist/library.json'), join(ROOT, 'content')))
  const { app, deps, seed, close } = await assemble(config, { library, engine: given.engine })
  const seeding = startSeeding(seed, deps)
  await seeding.begun
  await registerPages(app, { distDir: join(ROOT, 'dist'), log: deps.log })
  const adminCode = await makeAdminCode(deps)

  let address = ''
  return {
    /** Starts to serve; gives the address that people open. */
    async listen() {
      const bound = await app.listen({ port: config.port, host: config.host })
      address = config.publicUrl ?? bound
      seeding.goOn()
      return address
    },
    get adminLink() {
      return adminCode && `${address}/admin/claim?code=${adminCode}`
    },
    async close(options?: Parameters<typeof close>[0]) {
      await seeding.stop()
      await close(options)
    },
  }
}

/** So many pathways are there before the first page is; the home page shows the first three. */
const PATHWAYS_AT_ONCE = 4
/** Between one pathway and the next. */
const BREATH_MS = 100

/**
 * Writes the built-in pathways: the first few at once, the others when the server listens, one after the other, so that
 * the first start doesn't wait for all of a large library. Without them everything else still works.
 */
function startSeeding(seed: Assembled['seed'], { log }: Assembled['deps']) {
  const begun = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<void>()
  const stopped = new AbortController()
  const between = async (written: number) => {
    if (written < PATHWAYS_AT_ONCE) return
    begun.resolve()
    await listening.promise
    // Whoever asks meanwhile is answered.
    await sleep(BREATH_MS, undefined, { signal: stopped.signal })
  }
  const done = seed(between)
    .catch((error: unknown) => stopped.signal.aborted || log.error(error))
    .finally(begun.resolve)
  return {
    begun: begun.promise,
    goOn: listening.resolve,
    async stop() {
      stopped.abort()
      listening.resolve()
      await done
    },
  }
}
