import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../server/config.ts'
import { createServer } from '../server/server.ts'
import { fixtureLibrary } from '../server/testing/library.ts'

/**
 * The real server on the fixture library, whose keys carry a sentinel. A prompt that says 'please' takes as long as a
 * language model would, so that a journey can look at the overlay.
 */
const SLOW_MS = 9_000

const server = await createServer(readConfig(), {
  library: fixtureLibrary(),
  engine: (engine) => ({
    ...engine,
    async outline(input, signal) {
      if (input.request.prompt.includes('please')) await sleep(SLOW_MS, undefined, { signal })
      return engine.outline(input, signal)
    },
  }),
})
console.log(await server.listen())
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
