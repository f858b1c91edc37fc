import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelDouble } from '../../server/testing/modelDouble.ts'
import { type ModelServer, startModelServer } from '../../server/testing/modelServer.ts'

/** So that one sees how a lesson is written: some 500 letters a second. */
const PACE_MS = 30
/** What the tests' double calls its course, and what else it may be called here. */
const COURSE = 'Bobbin lace'
const COURSES = ['Torchon lace', 'Honiton lace']

/**
 * The language model of a demonstration: the double that tests use, which teaches lace whatever it is asked. Nothing
 * leaves the machine, and it needs no key.
 */
export async function startStandIn(): Promise<ModelServer & { writeSlowly(): void }> {
  let pace: number | undefined
  const server = await startModelServer((asked) => {
    const reply = modelDouble(asked)
    const course = COURSES.find((one) => asked.prompt.toLowerCase().includes(one.toLowerCase()))
    return { ...reply, text: reply.text?.replaceAll(COURSE, course ?? COURSE), pace }
  })
  return {
    ...server,
    writeSlowly() {
      pace = PACE_MS
    },
  }
}

/** Made-up prices, so that the administrator's sums are not all nothing. */
const price = { provider: 'compatible', from: '2025-01-01', cacheRead: 0.5, cacheWrite: 2 }
const PRICES = [
  { ...price, id: 'stand-in-writer', model: 'stand-in-writer', input: 2, output: 10 },
  { ...price, id: 'stand-in-checker', model: 'stand-in-checker', input: 1, output: 4 },
]

/** The environment of a server that uses it. */
export function standInEnvironment({ baseUrl }: ModelServer, dataDir: string) {
  const prices = join(dataDir, 'prices.json')
  writeFileSync(prices, JSON.stringify(PRICES))
  return {
    WRITER_MODEL: 'compatible:stand-in-writer',
    CHECKER_MODEL: 'compatible:stand-in-checker',
    MODEL_BASE_URL: baseUrl,
    MODEL_PRICES: prices,
  }
}
