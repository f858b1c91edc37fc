import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs, retryJob, stopJob } from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
let root: TestUser
let broken = true
let hold: PromiseWithResolvers<void> | undefined
beforeAll(async () => {
  app = await startTestApp({
    engine: (engine) => ({
      ...engine,
      async outline(input, signal) {
        if (input.request.prompt === 'bowline' && broken) throw new Error('The rope is wet.')
        if (input.request.prompt === 'whipping') {
          hold = Promise.withResolvers()
          signal.addEventListener('abort', () => hold?.reject(signal.reason))
          await hold.promise
        }
        return engine.outline(input, signal)
      },
    }),
  })
  root = await app.signedIn('Root', { role: 'admin' })
})
afterAll(() => app.stop())

const jobs = async (state: 'underWay' | 'waiting' | 'failed') =>
  (await app.ask(listJobs, { state }, { as: root })).items

async function ask(user: TestUser, prompt: string) {
  const socket = await app.connect(user.token)
  const events: string[] = []
  socket.onAny((event: string) => events.push(event))
  const { jobId } = await socket.timeout(30_000).emitWithAck('detectTopic', { prompt })
  return { jobId: jobId as string, events }
}

test('a failed job says why, and is tried again once, for its person, who hears of it', async () => {
  const ann = await app.signedIn('Ann')
  const { jobId, events } = await ask(ann, 'bowline')
  await expect
    .poll(() => jobs('failed'))
    .toMatchObject([
      {
        ...{ id: jobId, kind: 'topic', prompt: 'bowline', state: 'failed', byModel: false },
        reason: 'An unexpected error occurred. Nothing was lost, so try again.',
        person: { uid: ann.uid, displayName: 'Ann' },
      },
    ])
  broken = false
  const retry = () => app.send(retryJob, { id: jobId }, { as: root })
  const both = await Promise.all([retry(), retry()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect.poll(() => events).toContain('topicReady')
  expect(await jobs('failed')).toEqual([])
  const entries = (await app.ask(listAudit, { action: 'job.retried' }, { as: root })).items
  expect(entries).toMatchObject([{ actor: { uid: root.uid }, target: { kind: 'job', id: jobId } }])
})

test('a job under way is stopped, and what has ended stays as it is', async () => {
  const ben = await app.signedIn('Ben')
  const { jobId, events } = await ask(ben, 'whipping')
  await expect.poll(() => hold).toBeDefined()
  expect(await jobs('underWay')).toMatchObject([{ id: jobId, state: 'running', reason: null, tries: 1 }])
  const stop = () => app.send(stopJob, { id: jobId }, { as: root })
  expect(await stop()).toMatchObject({ status: 200, body: { cancelled: true } })
  await expect.poll(() => events).toContain('jobCancelled')
  expect(await stop()).toMatchObject({ status: 200, body: { cancelled: false } })
  expect(await jobs('underWay')).toEqual([])
  const entries = (await app.ask(listAudit, { action: 'job.cancelled' }, { as: root })).items
  expect(entries).toHaveLength(1)
  for (const what of ['retry', 'cancel'])
    expect(await app.call('POST', `/admin/jobs/${what}`, { as: root, body: { id: 'none' } })).toMatchObject({
      status: 404,
    })
})
