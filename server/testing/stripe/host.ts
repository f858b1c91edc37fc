import type { AddressInfo } from 'node:net'
import { startTestApp } from '../app.ts'
import { paymentsAt } from './app.ts'

/** A server of its own process for tests that kill it, with a payment provider: `node host.ts <database> <address>`. */
const [place = '{}', apiBase = ''] = process.argv.slice(2)

const server = await startTestApp({
  database: { ...JSON.parse(place), drop: async () => {} },
  // Wherever it listens: people know it by one name.
  config: { payments: paymentsAt(apiBase), publicUrl: 'http://lyceum.test' },
})
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo
const { uid, token } = await server.signedIn()
console.log(JSON.stringify({ port, uid, token }))

// A test that dies must not leave its servers behind.
setTimeout(() => process.exit(1), 120_000).unref()
process.stdin.on('end', () => process.exit(0)).resume()
