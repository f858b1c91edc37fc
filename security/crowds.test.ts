import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../server/testing/app.ts'
import { ownExecution } from '../server/testing/execution.ts'
import { COUNT_TURNS } from '../server/testing/problems.ts'

// Its own host, because the one that tests share isn't closed, and would run the waiting programs to their end.
const execution = ownExecution()
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ execution })
  await server.seed()
})
afterAll(() => server.stop())

/** This number of accounts fills the queue on any machine. */
const ACCOUNTS = 40
const GRADINGS_OF_ONE = 8
const TRIES = 3
/** An endless program is stopped after three seconds. The other twelve seconds allow for a slow machine. */
const SERVED_WITHIN_MS = 15_000

type Sent = { as: TestUser; from: string; path: string; body: object }
const post = ({ as, from, path, body }: Sent) =>
  server.app.inject({
    method: 'POST',
    url: `/server${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    payload: body,
    remoteAddress: from,
  })

test('many accounts at one address keep nobody elsewhere from running and being graded', {
  timeout: 180_000,
}, async () => {
  let over = false
  let refused = 0
  const endless = { slug: COUNT_TURNS.slug, language: 'javascript', code: 'function countTurns(knot) { for (;;); }' }
  const flood = async (as: TestUser) => {
    while (!over) {
      const body = { ...endless, id: crypto.randomUUID() }
      const { statusCode } = await post({ as, from: '192.0.2.1', path: '/problems/submit', body })
      if (statusCode === 429) refused++
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => server.signedIn('Crowd')))
  const crowd = accounts.flatMap((as) => Array.from({ length: GRADINGS_OF_ONE }, () => flood(as)))
  const victim = { as: await server.signedIn('Ann'), from: '198.51.100.7' }
  try {
    await expect.poll(() => refused).toBeGreaterThan(0)
    for (let place = 0; place < TRIES; place++) {
      const from = performance.now()
      const body = { language: 'javascript', code: `print(${place})`, stdin: '' }
      const response = await post({ ...victim, path: '/compilations/run', body })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ stdout: `${place}\n` })
      expect(performance.now() - from).toBeLessThan(SERVED_WITHIN_MS)
    }
    const [reference] = COUNT_TURNS.references
    const body = { ...endless, code: reference?.code, id: crypto.randomUUID() }
    const graded = await post({ ...victim, path: '/problems/submit', body })
    expect(graded.json()).toMatchObject({ passed: true })
  } finally {
    over = true
    // Stops all waiting programs at once, which is faster than waiting for each of them.
    await execution.close()
    await Promise.all(crowd)
  }
})
