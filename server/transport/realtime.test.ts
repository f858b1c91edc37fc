import type { Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { noticed } from '#contract/notices.ts'
import { startTestApp } from '../testing/app.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const heard = (socket: Socket) => new Promise((resolve) => socket.once(noticed.event, resolve))

test('an event carries what it declares, and nothing that stood beside it', async () => {
  const ann = await server.signedIn('Ann')
  const told = heard(await server.connect(ann.token))
  const notice = { id: 'n', text: 'Graded anew.', quizId: null, createdAt: 1 }
  const row = { ...notice, uid: ann.uid, dismissed: 0 }
  server.deps.realtime.toUser(ann.uid, noticed, { notice: row })
  expect(await told).toEqual({ notice })
})

test('what does not fit its event reaches nobody, and undoes nothing', async () => {
  const ben = await server.signedIn('Ben')
  const told = heard(await server.connect(ben.token))
  const wrong = { id: 'n', text: 5 as unknown as string, quizId: null, createdAt: 1 }
  server.deps.realtime.toUser(ben.uid, noticed, { notice: wrong })
  const right = { ...wrong, text: 'Right.' }
  server.deps.realtime.toUser(ben.uid, noticed, { notice: right })
  expect(await told).toEqual({ notice: right })
})
