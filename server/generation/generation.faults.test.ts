import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { SOCKET_PATH } from '#contract/realtime.ts'
import { type Db, openDb } from '../db/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { startHeldServer } from '../testing/process.ts'
import { shareOf } from '../testing/share.ts'

/**
 * The number of engine calls in a job: understand, ground, outline, a text and its questions for each of three lessons,
 * and provenance.
 */
const ENGINE_CALLS = 10
const LESSONS = 3

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []

/**
 * The number of calls that are completed in the end if a call of this name is blocked: the calls before it, and the
 * calls of other lessons.
 */
const DONE_AT_LAST: Record<string, number> = {
  understand: 0,
  ground: 1,
  outline: 2,
  lesson: 7,
  questions: 8,
  provenance: 9,
}

/** Waits until the engine call is blocked, no other call is left, and the outputs of all completed calls are stored. */
async function settled(log: string, db: Db) {
  const isSettled = async () => {
    const lines = linesOf(log)
    const done = lines.filter((line) => line.startsWith('done')).length
    const steps = (await db.selectFrom('jobSteps').select('name').execute()).length
    // Matching is a step without an engine call. It comes after understanding.
    const [, held = ''] = lines.flatMap((line) => /^held (\w+)/.exec(line) ?? [])
    return done === DONE_AT_LAST[held] && steps === done + Number(done > 0)
  }
  await expect.poll(isSettled, { interval: 50 }).toBe(true)
}

/** Kills the server at the n-th engine call of the job, starts it again, and waits until the job has ended. */
async function killAt(n: number) {
  const database = await freshDatabase({ onDisk: true })
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-kill-'))
  const [before, after] = [join(folder, 'before.log'), join(folder, 'after.log')]
  const first = await startHeldServer(database, before, n)
  const socket = io(`http://127.0.0.1:${first.port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token: first.token },
  })
  const { jobId } = await socket.timeout(30_000).emitWithAck('detectTopic', { prompt: 'reef knot', userId: first.uid })
  const { db } = await openDb(database)
  await settled(before, db)
  socket.disconnect()
  await first.kill()

  const stateAtKill = (await db.selectFrom('jobs').select('state').where('id', '=', jobId).executeTakeFirst())?.state
  const second = await startHeldServer(database, after)
  const job = () => db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  await expect.poll(async () => (await job()).state, { interval: 200 }).toBe('done')
  const topicId = (await job()).topicId ?? ''
  const count = async (table: 'lessons' | 'quizzes') =>
    (await db.selectFrom(table).select('id').where('topicId', '=', topicId).execute()).length
  const result = {
    stateAtKill,
    topics: (await db.selectFrom('topics').select('state').execute()).map((topic) => topic.state),
    lessons: await count('lessons'),
    quizzes: await count('quizzes'),
    seqs: (await db.selectFrom('jobEvents').select('seq').where('jobId', '=', jobId).orderBy('seq').execute()).map(
      (e) => e.seq,
    ),
    doneBefore: linesOf(before).filter((line) => line.startsWith('done')),
    doneAfter: linesOf(after).filter((line) => line.startsWith('done')),
    stepsLeft: (await db.selectFrom('jobSteps').select('name').execute()).length,
  }
  await second.kill()
  await db.destroy()
  await database.drop()
  return result
}

/** Each run needs the connections of two servers, and PostgreSQL only allows a hundred. */
const AT_ONCE = 4

test('kill -9 at step boundaries: the job is finished after a restart, and no completed call is made again', async () => {
  const results: Awaited<ReturnType<typeof killAt>>[] = []
  const calls = shareOf(
    Array.from({ length: ENGINE_CALLS }, (_, place) => place + 1),
    { of: 4 },
  )
  for (let n = 0; n < calls.length; n += AT_ONCE)
    results.push(...(await Promise.all(calls.slice(n, n + AT_ONCE).map(killAt))))
  const unfinished = results.filter((result) => result.stateAtKill === 'running').length
  console.log(
    `${results.length} kills, ${unfinished} of them inside an unfinished job; all were finished after the restart`,
  )
  expect(unfinished).toBe(calls.length)
  for (const result of results) {
    expect(result).toMatchObject({ topics: ['ready'], lessons: LESSONS, quizzes: LESSONS, stepsLeft: 0 })
    expect(result.seqs).toEqual(result.seqs.map((_, i) => i + 1))
    const again = result.doneAfter.filter((call) => result.doneBefore.includes(call))
    expect(again).toEqual([])
    expect(new Set([...result.doneBefore, ...result.doneAfter]).size).toBe(ENGINE_CALLS)
  }
})
