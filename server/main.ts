import { ConfigError, readConfig } from './config.ts'
import { holdMemoryDown } from './memory.ts'
import { createServer } from './server.ts'

const EXIT_CONFIG = 78
/** In this time, each idle connection can send one more request. The server answers it and closes the connection. */
const GRACE_MS = 500
const CLOSE_TIMEOUT_MS = 25_000

try {
  const server = await createServer(readConfig())
  const address = await server.listen()
  console.log(`Lyceum is ready: ${address}`)
  if (server.adminLink) console.log(`To become the administrator, sign in and then open: ${server.adminLink}`)
  holdMemoryDown()
  let closing: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal must not interrupt the graceful shutdown.
    process.on(signal, () => {
      if (closing) return
      // Exits even if the graceful shutdown hangs.
      setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
      closing = server.close({ graceMs: signal === 'SIGTERM' ? GRACE_MS : 0 }).then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(`There are problems with the settings:\n${error.message}`)
  process.exit(EXIT_CONFIG)
}
