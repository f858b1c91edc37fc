import { ConfigError, readConfig } from './config.ts'
import { createServer } from './server.ts'

const EXIT_CONFIG = 78

try {
  const server = await createServer(readConfig())
  const address = await server.listen()
  console.log(`Lyceum is ready: ${address}`)
  if (server.adminLink) console.log(`Make yourself its administrator (sign in first, then open): ${server.adminLink}`)
  let closing: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal must not cut the first one's farewell short.
    process.on(signal, () => {
      closing ??= server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(`The configuration is not right:\n${error.message}`)
  process.exit(EXIT_CONFIG)
}
