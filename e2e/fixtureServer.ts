import { setTimeout as sleep } from 'node:timers/promises'
import { Origin } from '#contract/catalog.ts'
import { readConfig } from '../server/config.ts'
import { createServer } from '../server/server.ts'
import { fixtureLibrary } from '../server/testing/library.ts'
import { cheapPasswords } from '../server/testing/passwords.ts'

/**
 * The real server with the fixture library, whose answer keys contain a sentinel. To let tests see the overlay, a
 * prompt with 'please' takes as long as a language model, and one with 'please please' runs until it is cancelled. With
 * FIXTURE_ORIGIN, generated topics belong to their users. With FIXTURE_HURRY, calls to language models time out early.
 */
const SLOW_MS = 12_000
const NEVER_MS = 600_000
const origin = Origin.exclude(['material', 'chatbot']).parse(process.env.FIXTURE_ORIGIN ?? 'library')

const HURRY = { patience: { first: 4_000, between: 3_000, total: 6_000 }, firstWaitMs: 50, restMs: 200 }

const server = await createServer(readConfig(), {
  library: fixtureLibrary(),
  passwords: cheapPasswords,
  modelTiming: process.env.FIXTURE_HURRY ? HURRY : undefined,
  engine: (engine) => ({
    ...engine,
    origin,
    async outline(input, signal) {
      const { prompt } = input.request
      if (prompt.includes('please please')) await sleep(NEVER_MS, undefined, { signal })
      else if (prompt.includes('please')) await sleep(SLOW_MS, undefined, { signal })
      return engine.outline(input, signal)
    },
  }),
})
console.log(await server.listen(), server.adminLink ?? '')
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
