import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'

const server = await startTestApp()
afterAll(() => server.stop())

test('an event that was stored and never told, because its server died there, is told by the server that goes on', async () => {
  const { db, clock } = server.deps
  const ann = await server.signedIn()
  const socket = await server.connect(ann.token)
  const heard: number[] = []
  socket.on('topicProgress', ({ jobId, seq }) => jobId === 'abandoned' && heard.push(seq))
  const ready = new Promise((resolve) => socket.once('topicReady', resolve))

  const asked = { prompt: 'reef knot', requestKey: 'k', generationOption: 'both' as const, level: null, minutes: null }
  const lease = {
    state: 'running' as const,
    leaseOwner: 'a server that died',
    leaseUntil: 0,
    fence: 1,
    lastSeq: 1,
    kind: 'topic' as const,
    lessonId: null,
    lessonVersion: null,
    byModel: 0,
  }
  const times = { createdAt: clock(), updatedAt: clock() }
  const payload = { jobId: 'abandoned', seq: 1, stage: 'understand', done: 0, total: 5 }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('jobs')
      .values({ id: 'abandoned', uid: ann.uid, topicId: null, ...asked, ...lease, ...times })
      .execute()
    await tx
      .insertInto('jobEvents')
      .values({ jobId: 'abandoned', seq: 1, event: 'topicProgress', payload: JSON.stringify(payload) })
      .execute()
  })
  server.worker.wake()
  await ready
  expect(heard[0]).toBe(1)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
})
