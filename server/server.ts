import { join } from 'node:path'
import { assemble } from './assemble.ts'
import { makeAdminCode } from './auth/service.ts'
import type { Config } from './config.ts'
import type { Engine } from './generation/engine.ts'
import { type Library, loadLibrary } from './library/service.ts'
import { registerPages } from './page.ts'

const ROOT = join(import.meta.dirname, '..')

/** The whole server, pages included. A test may hand over another library, or wrap the engine. */
export async function createServer(
  config: Config,
  given: { library?: Library; engine?: (engine: Engine) => Engine } = {},
) {
  const library = given.library ?? (await loadLibrary(join(ROOT, 'dist/library.json'), join(ROOT, 'content')))
  const { app, deps, seed, close } = await assemble(config, { library, engine: given.engine })
  // Without them everything else still works.
  await seed().catch((error: unknown) => deps.log.error(error))
  await registerPages(app, { distDir: join(ROOT, 'dist'), log: deps.log })
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
    close,
  }
}
