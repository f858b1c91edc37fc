import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { modelDouble } from '../../testing/modelDouble.ts'
import { startModelServer } from '../../testing/modelServer.ts'

const ASKED = 8

let letGo = () => {}
const held = new Promise<void>((resolve) => {
  letGo = resolve
})
const model = await startModelServer(async (asked) => {
  await held
  return modelDouble(asked)
})
const app = await startTestApp({
  config: {
    models: {
      writer: { provider: 'compatible', model: 'writer-1' },
      checker: { provider: 'compatible', model: 'checker-1' },
      keys: {},
      baseUrl: model.baseUrl,
      pricesFile: undefined,
      budgetUsdADay: undefined,
      topicsADay: { none: 3, paid: 5 },
    },
  },
})
afterAll(async () => {
  await app.stop()
  await model.stop()
})

async function ask(prompt: string) {
  const { token, uid } = await app.signedIn()
  const socket = await app.connect(token)
  const ready = new Promise((resolve) => socket.once('topicReady', resolve))
  const { jobId } = await socket
    .timeout(30_000)
    .emitWithAck('detectTopic', { prompt, generationOption: 'both', userId: uid })
  return { jobId, ready }
}

test('topics by a model wait side by side, and one from the library does not wait behind them', async () => {
  const asked = await Promise.all(Array.from({ length: ASKED }, (_, place) => ask(`bobbin lace ${place}`)))
  await expect.poll(() => model.calls.length).toBe(ASKED)
  await (await ask('reef knot')).ready
  expect(model.calls).toHaveLength(ASKED)
  letGo()
  await Promise.all(asked.map(({ ready }) => ready))
  const jobs = await app.deps.db.selectFrom('jobs').select(['state', 'byModel', 'fence']).execute()
  expect(jobs.filter(({ byModel }) => byModel === 1)).toEqual(
    Array(ASKED).fill({ state: 'done', byModel: 1, fence: 2 }),
  )
})
