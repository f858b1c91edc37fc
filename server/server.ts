import { join } from 'node:path'
import { assemble } from './assemble.ts'
import { makeAdminCode } from './auth/service.ts'
import type { Config } from './config.ts'
import type { Engine } from './generation/engine.ts'
import { type Library, loadLibrary } from './library/service.ts'
import type { Timing } from './models/service.ts'
import { registerPages } from './page.ts'
import { startSeeding } from './seeding.ts'

const ROOT = join(import.meta.dirname, '..')
const LIBRARY = { libraryFile: join(ROOT, 'dist/library.jsonl'), contentDir: join(ROOT, 'content') }

/** The whole server, pages included. A test may hand over another library, wrap the engine, or have less patience. */
export async function createServer(
  config: Config,
  given: { library?: Library; engine?: (engine: Engine) => Engine; modelTiming?: Timing | undefined } = {},
) {
  const library = given.library ?? (await loadLibrary(LIBRARY.libraryFile, LIBRARY.contentDir))
  const { app, deps, seed, close } = await assemble(config, { ...given, library })
  const { dataDir, databaseUrl } = config
  const seeding = given.library ? undefined : await startSeeding(deps, { ...LIBRARY, dataDir, databaseUrl })
  // Another process would not know of it, and it is small.
  if (given.library) await seed()
  await registerPages(app, { distDir: join(ROOT, 'dist'), log: deps.log })
  await seeding?.begun
  const adminCode = await makeAdminCode(deps)

  let address = ''
  return {
    /** Starts to serve; gives the address that people open. */
    async listen() {
      const bound = await app.listen({ port: config.port, host: config.host })
      address = config.publicUrl ?? bound
      return address
    },
    get adminLink() {
      return adminCode && `${address}/admin/claim?code=${adminCode}`
    },
    async close(options?: Parameters<typeof close>[0]) {
      await seeding?.stop()
      await close(options)
    },
  }
}
