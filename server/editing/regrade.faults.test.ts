import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { SOCKET_PATH } from '#contract/realtime.ts'
import { type Db, openDb } from '../db/client.ts'
import { recompute } from '../mastery/service.ts'
import { freshDatabase } from '../testing/database.ts'
import { withKey } from '../testing/editing.ts'
import { type HeldServer, startHeldServer } from '../testing/process.ts'

/** How many times the test kills the server. `npm run faults` sets a higher number. */
const KILLS = Number(process.env.KILLS ?? 2)
const PEOPLE = 200

test('kill -9 while answers are graded anew: at the next start each is, once, and each person is told once', async () => {
  const database = await freshDatabase({ onDisk: true })
  const log = join(mkdtempSync(join(tmpdir(), 'lyceum-regrade-')), 'calls.log')
  const { db } = await openDb(database)
  let server = await startHeldServer(database, log)
  const { topicId, quizId, question } = await ownedTopic(server, db)
  await answerAll(db, { quizId, question })
  const item = withKey(question.item, 'Magnets')
  const saved = await call(server, '/questions/save', { topicId, questionId: question.id, version: 0, item })
  expect(saved.status).toBe(200)

  const told = async () => (await db.selectFrom('notices').select('uid').execute()).map(({ uid }) => uid)
  const done: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const before = (await told()).length
    // A fast server may have told everybody before it is ready.
    if (before < PEOPLE) await expect.poll(async () => (await told()).length, { interval: 5 }).toBeGreaterThan(before)
    await server.kill()
    done.push((await told()).length)
    server = await startHeldServer(database, log)
  }
  const left = () => db.selectFrom('regrades').select('id').execute()
  await expect.poll(left, { timeout: 60_000, interval: 20 }).toEqual([])
  console.log(`people told after each kill: ${done.join(' ')} of ${PEOPLE}`)
  expect(done[0]).toBeLessThan(PEOPLE)

  const attempts = await db.selectFrom('attempts').select(['uid', 'correct', 'gradedBy']).execute()
  expect(attempts.filter(({ correct, gradedBy }) => correct !== 0 || gradedBy === '')).toEqual([])
  expect((await told()).sort()).toEqual(attempts.map(({ uid }) => uid).sort())
  const states = () => db.selectFrom('skillMastery').selectAll().orderBy('uid').execute()
  const before = await states()
  for (const { uid } of attempts) await db.transaction().execute((tx) => recompute(tx, uid))
  expect(await states()).toEqual(before)
  await server.kill()
  await db.destroy()
  await database.drop()
})

const call = (server: HeldServer, path: string, body: object) =>
  fetch(`http://127.0.0.1:${server.port}/server${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function ownedTopic(server: HeldServer, db: Db) {
  const url = `http://127.0.0.1:${server.port}`
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], auth: { token: server.token } })
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', userId: server.uid })
  const { topicId } = await ready
  socket.disconnect()
  await db.updateTable('topics').set({ origin: 'model' }).where('id', '=', topicId).execute()
  const { quizId, id, item } = await db
    .selectFrom('quizQuestions')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .select(['questions.id', 'questions.item', 'quizQuestions.quizId'])
    .where('questions.kind', '=', 'single')
    .orderBy('questions.id')
    .executeTakeFirstOrThrow()
  return { topicId, quizId, question: { id, item: JSON.parse(item) } }
}

/** Stores an answer for every person, graded with the original answer key. */
async function answerAll(
  db: Db,
  {
    quizId,
    question,
  }: {
    quizId: string
    question: { id: string; item: { skillId: string; options: { id: string; correct: boolean }[] } }
  },
) {
  const optionId = question.item.options.find(({ correct }) => correct)?.id
  const uids = Array.from({ length: PEOPLE }, (_, i) => `person-${String(i).padStart(4, '0')}`)
  const now = new Date().toISOString()
  const people = uids.map((id) => ({
    id,
    name: id,
    email: `${id}@example.org`,
    emailVerified: 0,
    image: null,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('users').values(people).execute()
  const attempts = uids.map((uid) => ({
    uid,
    id: crypto.randomUUID(),
    quizId,
    questionId: question.id,
    skillId: question.item.skillId,
    answer: JSON.stringify({ kind: 'single', optionId }),
    correct: 1,
    masteryBefore: 0,
    masteryAfter: 0,
    levelBefore: 'unseen' as const,
    levelAfter: 'unseen' as const,
    answeredAt: 1_000,
    number: 1,
    source: 'quiz' as const,
    grade: 3 as const,
    hints: 0,
    guess: 0.25,
    itemDifficulty: 0,
    credited: '[]',
    undone: 0,
    gradedBy: '',
  }))
  await db.insertInto('attempts').values(attempts).execute()
}
