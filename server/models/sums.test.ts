import { afterEach, expect, test, vi } from 'vitest'
import { getCostSummary } from '#contract/usage.ts'
import { migrate, openDb, openMigratedDb } from '../db/client.ts'
import type { ModelCallRow } from '../db/tables.ts'
import { newId } from '../id.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'
import { startModelServer } from '../testing/modelServer.ts'
import { createModels } from './service.ts'
import { settleLost } from './store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NOON = Date.parse('2026-11-20T12:00:00Z')

let app: TestApp | undefined
afterEach(async () => {
  vi.useRealTimers()
  await app?.stop()
  app = undefined
})

const callWith = (change: Partial<ModelCallRow>): ModelCallRow => ({
  ...{ id: newId(), callKey: 'x', jobId: null, uid: 'ann', topicId: null, step: 'outline', purpose: 'writer' },
  ...{ provider: 'compatible', model: 'writer-1', outcome: 'running', finish: null },
  ...{ input: 0, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0, estimated: 0, usdMicros: null },
  ...{ reservedMicros: 500, priceId: 'test-writer', ms: 0, reply: null, startedAt: NOON, endedAt: null },
  ...change,
})

test('at its start a server settles what a dead one left: as reserved where there is a price, else unpriced', async () => {
  const database = await freshDatabase({ onDisk: true })
  const { db } = await openMigratedDb(database)
  const now = Date.now()
  await db
    .insertInto('modelCalls')
    .values([
      callWith({ step: 'lost', startedAt: now - 11 * MINUTE_MS }),
      callWith({ step: 'unpriced', priceId: null, reservedMicros: 0, startedAt: now - 60 * MINUTE_MS }),
      callWith({ step: 'young', startedAt: now - 9 * MINUTE_MS }),
    ])
    .execute()
  await db.destroy()

  app = await startTestApp({ database })
  const rows = async () =>
    app?.deps.db.selectFrom('modelCalls').select(['step', 'outcome', 'usdMicros', 'endedAt']).orderBy('step').execute()
  await expect.poll(rows).toEqual([
    { step: 'lost', outcome: 'lost', usdMicros: 500, endedAt: expect.any(Number) },
    { step: 'unpriced', outcome: 'lost', usdMicros: null, endedAt: expect.any(Number) },
    { step: 'young', outcome: 'running', usdMicros: null, endedAt: null },
  ])
  const as = await app.signedIn('Root', { role: 'admin' })
  const { body } = await app.send(getCostSummary, {}, { as })
  expect(body.total).toMatchObject({ calls: 2, failures: 2, unpriced: 1, usdMicros: 500 })
  expect(body.underWay).toEqual({ calls: 1, reservedMicros: 500 })
  await app.stop()
  app = undefined
  await database.drop()
})

test('a server that goes on running settles them within the hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await startTestApp()
  const { db } = app.deps
  await db
    .insertInto('modelCalls')
    .values(callWith({ startedAt: Date.now() }))
    .execute()
  const outcome = async () => (await db.selectFrom('modelCalls').select('outcome').executeTakeFirst())?.outcome
  vi.advanceTimersByTime(60 * MINUTE_MS)
  app.moveClock(60 * MINUTE_MS)
  expect(await outcome()).toBe('running')
  vi.advanceTimersByTime(60 * MINUTE_MS)
  await expect.poll(outcome).toBe('lost')
})

test('what was given up for lost and ends all the same is counted once', async () => {
  const database = await freshDatabase()
  const { db } = await openMigratedDb(database)
  const server = await startModelServer(() => ({ text: 'Yes.', delay: 300 }))
  const name = { provider: 'compatible', model: 'writer-1' } as const
  const config = {
    ...{ writer: name, checker: name, keys: {}, baseUrl: server.baseUrl, budgetUsdADay: undefined },
    pricesFile: new URL('../testing/prices.json', import.meta.url).pathname,
    topicsADay: { none: 5, paid: 50 },
  }
  const models = createModels({ db, clock: Date.now }, config)
  const account = { jobId: 'job', uid: 'ann', topicId: null, step: 'outline', purpose: 'writer' } as const
  const call = { account, system: 'x', prompt: 'x', maxOutput: 100 }
  const answer = models.text(call, new AbortController().signal)
  await expect.poll(async () => (await db.selectFrom('modelCalls').select('id').execute()).length).toBe(1)
  await settleLost(db, { before: Date.now() + 1, now: Date.now() })
  expect((await answer).text).toBe('Yes.')
  const sums = await db.selectFrom('modelSums').select(['key', 'calls']).where('kind', '=', 'outcome').execute()
  expect(sums).toEqual([{ key: 'lost', calls: 1 }])
  await server.stop()
  await db.destroy()
  await database.drop()
})

test('what the ledger of an earlier release holds is in the sums', async () => {
  const database = await freshDatabase({ empty: true })
  const { db } = await openDb(database)
  await migrate(db, '0012_models')
  const ended = { outcome: 'ok', endedAt: NOON, reservedMicros: 0 } as const
  await db
    .insertInto('modelCalls')
    .values([
      callWith({ ...ended, input: 10, cacheRead: 4, output: 3, usdMicros: 70, topicId: 't' }),
      callWith({ ...ended, input: 1, output: 1, usdMicros: null, startedAt: NOON + 1, topicId: 't' }),
      callWith({ ...ended, outcome: 'cancelled', usdMicros: 0, topicId: 't' }),
      callWith({ ...ended, outcome: 'timeout', input: 5, usdMicros: 2, uid: 'bob', startedAt: NOON - DAY_MS }),
      callWith({}),
    ])
    .execute()
  await migrate(db)
  const sums = await db.selectFrom('modelSums').selectAll().orderBy('kind').orderBy('day').orderBy('key').execute()
  const today = NOON / DAY_MS - 0.5
  const one = { calls: 1, failures: 0, unpriced: 0, input: 0, cacheRead: 0, output: 0, usdMicros: 0 }
  const three = { calls: 3, failures: 0, unpriced: 1, input: 11, cacheRead: 4, output: 4, usdMicros: 70 }
  const late = { ...one, day: today - 1, failures: 1, input: 5, usdMicros: 2 }
  expect(sums).toEqual([
    { kind: 'model', key: 'compatible:writer-1', ...late },
    { kind: 'model', key: 'compatible:writer-1', day: today, ...three },
    { kind: 'outcome', key: 'timeout', ...late },
    { kind: 'outcome', key: 'cancelled', day: today, ...one },
    { kind: 'outcome', key: 'ok', day: today, ...three, calls: 2 },
    { kind: 'person', key: 'bob', ...late },
    { kind: 'person', key: 'ann', day: today, ...three },
    { kind: 'topic', key: '', ...late },
    { kind: 'topic', key: 't', day: today, ...three },
  ])
  await db.destroy()
  await database.drop()
})
