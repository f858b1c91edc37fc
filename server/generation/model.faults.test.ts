import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { jobEvents } from '#contract/generation.ts'
import { SOCKET_PATH } from '#contract/realtime.ts'
import { type Db, openDb } from '../db/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { modelDouble, stepOf } from '../testing/modelDouble.ts'
import { startModelServer } from '../testing/modelServer.ts'
import { type HeldServer, startModelHost } from '../testing/process.ts'
import { shareOf } from '../testing/share.ts'

/**
 * The number of model calls in a job: understand, outline, for each of three lessons its text, the judgement of its
 * statements, its questions, their editing, two solutions and their proofreading, and the last one that reads the whole
 * topic.
 */
const CALLS = 24
/** If nothing changes for this long, everything that can finish has finished, even on a busy machine. */
const QUIET_MS = 800
/** Each run needs the connections of two servers, and PostgreSQL only allows a hundred. */
const AT_ONCE = 4

type Kill = {
  /** The call in which the server is killed, counted from 1. */
  call: number
  /**
   * `boundary`: before the first character of the reply, when the results of all other calls are stored. `mid-call`: in
   * the middle of the reply, while other calls are running.
   */
  when: 'boundary' | 'mid-call'
  /** The server that continues the job: the killed one after a restart, or another one that is already running. */
  second: 'restarted' | 'running'
}

/** Kills a server during a model call, lets another one continue, and returns how the job ended. */
async function killIn({ call, when, second }: Kill) {
  const database = await freshDatabase({ onDisk: true })
  let isKilled = false
  let onHeld = () => {}
  const held = new Promise<void>((resolve) => (onHeld = resolve))
  const model = await startModelServer(async (asked) => {
    const reaction = modelDouble(asked)
    if (isKilled) return reaction
    if (asked.place !== call - 1) return when === 'mid-call' ? { ...reaction, pace: 1 } : reaction
    onHeld()
    return { ...reaction, stall: when === 'boundary' ? 0 : Math.ceil((reaction.text?.length ?? 0) / 2), pace: 1 }
  })
  const first = await startModelHost(database, model.baseUrl)
  const jobId = await ask(first)
  const { db } = await openDb(database)
  const other = second === 'running' ? await startModelHost(database, model.baseUrl) : undefined
  await held
  await (when === 'boundary' ? quiet(db) : sleep(20))
  isKilled = true
  await first.kill()

  const job = () => db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  const stateAtKill = (await job()).state
  const { length: callsBefore } = model.calls
  const goesOn = other ?? (await startModelHost(database, model.baseUrl))
  await expect.poll(async () => (await job()).state, { timeout: 60_000, interval: 200 }).toBe('done')
  const result = { ...(await outcome(db, jobId)), stateAtKill, callsAfter: model.calls.slice(callsBefore).map(stepOf) }
  await goesOn.kill()
  await db.destroy()
  await model.stop()
  await database.drop()
  return result
}

async function ask(server: HeldServer): Promise<string> {
  const socket = io(`http://127.0.0.1:${server.port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token: server.token },
  })
  const { jobId } = await socket
    .timeout(30_000)
    .emitWithAck('detectTopic', { prompt: 'bobbin lace', userId: server.uid })
  socket.disconnect()
  return jobId
}

/** Waits until only the blocked call is running and the database no longer changes. */
async function quiet(db: Db) {
  for (let before = ''; ; ) {
    const calls = await db.selectFrom('modelCalls').select(['id', 'outcome']).orderBy('id').execute()
    const steps = await db.selectFrom('jobSteps').select('stepKey').orderBy('stepKey').execute()
    const now = JSON.stringify([calls, steps])
    if (now === before && calls.filter(({ outcome }) => outcome === 'running').length === 1) return
    before = now
    await sleep(QUIET_MS)
  }
}

async function outcome(db: Db, jobId: string) {
  const calls = await db.selectFrom('modelCalls').selectAll().where('jobId', '=', jobId).execute()
  const paid = calls.filter(({ outcome }) => outcome === 'ok')
  const count = async (table: 'lessons' | 'quizzes' | 'jobSteps') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const topics = await db.selectFrom('topics').select('state').execute()
  const lessons = await db.selectFrom('lessons').select('state').execute()
  const seqs = await db.selectFrom('jobEvents').select('seq').where('jobId', '=', jobId).orderBy('seq').execute()
  return {
    topics: topics.map(({ state }) => state),
    lessons: lessons.map(({ state }) => state),
    quizzes: await count('quizzes'),
    stepsLeft: await count('jobSteps'),
    paid: paid.length,
    paidKeys: new Set(paid.map(({ callKey }) => callKey)).size,
    seqs: seqs.map(({ seq }) => seq),
  }
}

async function killAll(kills: Kill[]) {
  const results: (Awaited<ReturnType<typeof killIn>> & { kill: Kill })[] = []
  for (let n = 0; n < kills.length; n += AT_ONCE) {
    const some = kills.slice(n, n + AT_ONCE).map(async (kill) => ({ kill, ...(await killIn(kill)) }))
    results.push(...(await Promise.all(some)))
  }
  for (const { kill, seqs, ...result } of results) {
    expect({ kill, ...result }).toMatchObject({
      kill,
      stateAtKill: 'running',
      topics: ['ready'],
      lessons: ['ready', 'ready', 'ready'],
      quizzes: 3,
      stepsLeft: 0,
      // Each call was completed exactly once. None is missing, and none was paid for twice under different keys.
      paid: CALLS,
      paidKeys: CALLS,
    })
    expect(seqs).toEqual(seqs.map((_, place) => place + 1))
  }
  return results
}

/** Each kind of kill is tested with a different part of the calls. */
const calls = (when: Kill['when']): Kill[] =>
  shareOf(
    Array.from({ length: CALLS }, (_, place): Kill => ({ call: place + 1, when, second: 'restarted' })),
    { of: 12, from: when === 'mid-call' ? 1 : 0 },
  )

test('kill -9 before a call of the model: the job goes on after a restart, and no completed call is made again', async () => {
  const results = await killAll(calls('boundary'))
  for (const { kill, callsAfter } of results) {
    // The calls before the blocked one were stored, so they aren't made again.
    expect(callsAfter.length).toBeLessThanOrEqual(CALLS - kill.call + 1)
  }
})

test('kill -9 in the middle of a call: the same', async () => {
  await killAll(calls('mid-call'))
})

test('kill -9 while the whole topic is read: it is read again, and nothing else is done twice', async () => {
  const [killed] = await killAll([{ call: CALLS, when: 'boundary', second: 'restarted' }])
  expect(killed?.callsAfter).toEqual(['whole'])
}, 120_000)

test('a second server that runs beside the killed one goes on with its job, in the middle of a lesson too', async () => {
  await killAll(shareOf([2, 3, 4, 7], { of: 2 }).map((call) => ({ call, when: 'mid-call', second: 'running' })))
})

test.each([
  ['before it has heard of its topic', 2],
  ['in the middle of a lesson', 4],
])(
  'a tab of the killed server goes to the other one and misses nothing: killed %s',
  async (_name, call) => {
    const database = await freshDatabase({ onDisk: true })
    let isKilled = false
    let onHeld = () => {}
    const held = new Promise<void>((resolve) => (onHeld = resolve))
    const model = await startModelServer((asked) => {
      const reaction = modelDouble(asked)
      if (isKilled || asked.place !== call - 1) return reaction
      onHeld()
      return { ...reaction, stall: 32 }
    })
    const [first, second] = [
      await startModelHost(database, model.baseUrl),
      await startModelHost(database, model.baseUrl),
    ]
    // The events that a tab has received. It knows the job and the number of the last event.
    const heard: { event: string; seq: number; id?: string }[] = []
    const openTab = (port: number) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        auth: { token: first.token },
        reconnection: false,
      })
      for (const { event } of jobEvents)
        socket.on(event, ({ seq, id }) => seq > (heard.at(-1)?.seq ?? 0) && heard.push({ event, seq, id }))
      return socket
    }
    const tab = openTab(first.port)
    const asking = { prompt: 'bobbin lace', userId: first.uid }
    const { jobId } = await tab.timeout(30_000).emitWithAck('detectTopic', asking)
    // Either of the two servers may have claimed the job. In both cases, the server to which the tab is connected is
    // killed.
    await held
    const cut = new Promise((resolve) => tab.once('disconnect', resolve))
    isKilled = true
    await first.kill()
    await cut
    expect(heard.some(({ event }) => event === 'topicDetected')).toBe(call > 2)

    const again = openTab(second.port)
    await again.timeout(30_000).emitWithAck('resumeJob', { jobId, seq: heard.at(-1)?.seq ?? 0 })
    await expect.poll(() => heard.at(-1)?.event, { timeout: 60_000, interval: 100 }).toBe('topicReady')
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, place) => place + 1))
    const detected = heard.filter(({ event }) => event === 'topicDetected')
    expect(detected).toHaveLength(1)
    const reply = await fetch(`http://127.0.0.1:${second.port}/server/topics/id/${detected[0]?.id}`, {
      headers: { authorization: `Bearer ${first.token}` },
    })
    expect(await reply.json()).toMatchObject({ title: 'Bobbin lace', state: 'ready', lessonCount: 3, quizCount: 3 })
    again.disconnect()
    await second.kill()
    await model.stop()
    await database.drop()
  },
  120_000,
)

/**
 * Model calls of a lesson's rewrite: its text, the judgement of its statements, its questions, their editing, two
 * solutions and their proofreading.
 */
const CALLS_OF_A_LESSON = 7

async function killRewriteIn(call: number) {
  const database = await freshDatabase({ onDisk: true })
  let holds = Number.POSITIVE_INFINITY
  let onHeld = () => {}
  const held = new Promise<void>((resolve) => (onHeld = resolve))
  const model = await startModelServer((asked) => {
    const reaction = modelDouble(asked)
    if (asked.place !== holds) return reaction
    onHeld()
    // In the middle, because some replies have only a few characters.
    return { ...reaction, stall: Math.floor((reaction.text?.length ?? 0) / 2) }
  })
  const first = await startModelHost(database, model.baseUrl)
  const made = await ask(first)
  const { db } = await openDb(database)
  const stateOf = async (id: string) => (await db.selectFrom('jobs').select('state').where('id', '=', id).execute())[0]
  await expect.poll(() => stateOf(made), { interval: 100 }).toEqual({ state: 'done' })

  holds = CALLS + call - 1
  const lesson = await db.selectFrom('lessons').select(['id', 'topicId']).orderBy('position').executeTakeFirstOrThrow()
  const reply = await fetch(`http://127.0.0.1:${first.port}/server/lessons/rewrite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${first.token}` },
    body: JSON.stringify({ topicId: lesson.topicId, lessonId: lesson.id }),
  })
  const { jobId } = (await reply.json()) as { jobId: string }
  await held
  await quiet(db)
  await first.kill()
  const second = await startModelHost(database, model.baseUrl)
  await expect.poll(() => stateOf(jobId), { timeout: 60_000, interval: 200 }).toEqual({ state: 'done' })
  const versions = await db.selectFrom('editVersions').select('source').orderBy('version').execute()
  const result = { ...(await outcome(db, jobId)), versions: versions.map(({ source }) => source) }
  await second.kill()
  await db.destroy()
  await model.stop()
  await database.drop()
  return result
}

test('kill -9 while a lesson is written again: it is there once, among the versions too, and paid for once', async () => {
  const calls = Array.from({ length: CALLS_OF_A_LESSON }, (_, place) => place + 1)
  const results = await Promise.all(shareOf(calls, { of: 3 }).map(killRewriteIn))
  for (const result of results) {
    expect(result).toMatchObject({
      topics: ['ready'],
      lessons: ['ready', 'ready', 'ready'],
      quizzes: 3,
      stepsLeft: 0,
      paid: CALLS_OF_A_LESSON,
      paidKeys: CALLS_OF_A_LESSON,
      versions: ['original', 'model'],
    })
  }
})
