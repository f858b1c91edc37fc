import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { Topic } from '#contract/catalog.ts'
import { Quiz } from '#contract/quizzes.ts'
import { SOCKET_PATH } from '#contract/realtime.ts'
import { openDb } from '../db/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { startHeldServer } from '../testing/process.ts'

const WRITERS = 12

test('SIGTERM under load: all that was accepted is answered, and what was answered is stored', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startHeldServer(database, join(mkdtempSync(join(tmpdir(), 'lyceum-drain-')), 'calls.log'))
  const url = `http://127.0.0.1:${server.port}`
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' }
  const get = async (path: string) => (await fetch(`${url}/server${path}`, { headers })).json()
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], auth: { token: server.token } })
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', userId: server.uid })
  const topic = Topic.parse(await get(`/topics/id/${(await ready).topicId}`))
  const quiz = Quiz.parse(await get(`/quizzes/id/${topic.quizzes[0]?.id}`))
  const question = quiz.questions.find((q) => q.kind === 'typed')

  const acknowledged: string[] = []
  const refused: number[] = []
  const write = async () => {
    for (;;) {
      const attemptId = crypto.randomUUID()
      const answer = { kind: 'typed', text: 'friction' }
      const body = JSON.stringify({ attemptId, quizId: quiz.id, questionId: question?.id, answer })
      const reply = await fetch(`${url}/server/quizzes/answer`, { method: 'POST', headers, body }).catch(
        () => undefined,
      )
      // If there is no reply, the connection must have been refused and nothing stored. The comparison below checks
      // this.
      if (!reply) return
      if (reply.status === 200) acknowledged.push(attemptId)
      else refused.push(reply.status)
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(100)
  const exit = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  await Promise.all(writers)
  expect(await exit).toBe(0)
  socket.disconnect()

  const { db } = await openDb(database)
  const stored = (await db.selectFrom('attempts').select('id').execute()).map((row) => row.id).sort()
  console.log(`${acknowledged.length} answers acknowledged until the door shut, ${stored.length} stored`)
  expect(refused).toEqual([])
  expect(stored).toEqual(acknowledged.sort())
  await db.destroy()
  await database.drop()
})
