import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { lessonOf, modelDouble, type Step, stepOf } from '../server/testing/modelDouble.ts'
import { type Asked, LETTERS_A_PIECE, startModelServer } from '../server/testing/modelServer.ts'
import { openSocket, signUp } from './tools/learner.ts'
import { quantile, report } from './tools/report.ts'

/**
 * Generates a topic with a simulated language model of fixed speed, and compares the time with the total time of the
 * model calls on the critical path. Then generates fifty topics at once, and fifty more with a budget that can't cover
 * them.
 */
const TOKENS_A_SECOND = 100
const LETTERS_A_TOKEN = 4
const PACE_MS = (1_000 * LETTERS_A_PIECE) / (LETTERS_A_TOKEN * TOKENS_A_SECOND)
const OVERHEAD = 1.05
/** Only the fastest topic counts, because other processes on the machine may slow down the others. */
const ROUNDS = 5
const AT_ONCE = 50
const TOPICS_A_PERSON = 5
const MEMORY_MB = 400
const SAMPLE_MS = 100

/** How long the simulated model took for each call, and the step and lesson of the call. */
const taken: { step: Step; lesson: number; ms: number }[] = []
const model = await startModelServer((asked: Asked) => {
  const reaction = modelDouble(asked)
  const ms = Math.ceil((reaction.text ?? '').length / LETTERS_A_PIECE) * PACE_MS
  taken.push({ step: stepOf(asked), lesson: lessonOf(asked), ms })
  return { ...reaction, pace: PACE_MS }
})
const env = {
  WRITER_MODEL: 'compatible:writer-1',
  CHECKER_MODEL: 'compatible:checker-1',
  MODEL_BASE_URL: model.baseUrl,
  MODEL_PRICES: resolve('server/testing/prices.json'),
  TOPICS_A_DAY: '1000',
}

let asked = 0
async function topic(socket: Socket, userId: string) {
  const from = performance.now()
  // Every request has a different duration, so that no existing topic is reused.
  const minutes = 60 + asked++
  const { jobId } = await new Promise<{ jobId: string }>((resolve) =>
    socket.emit('detectTopic', { prompt: 'bobbin lace', minutes, generationOption: 'both', userId }, resolve),
  )
  const at: Record<string, number> = {}
  const ended = new Promise<string>((resolve) => {
    for (const event of ['topicDetected', 'lessonReady', 'topicReady', 'topicDetectionError'])
      socket.on(event, (told: { jobId: string; message?: string }) => {
        if (told.jobId !== jobId) return
        at[event] ??= performance.now() - from
        if (event === 'topicReady' || event === 'topicDetectionError') resolve(told.message ?? event)
      })
  })
  return { event: await ended, at }
}

/**
 * Returns the time of the calls that must run one after the other, in milliseconds: understanding the prompt, the
 * outline, the slowest lesson (writing it, judging its statements, and writing, editing, solving and proofreading its
 * questions), and reading the whole topic.
 */
function criticalPath() {
  const of = (step: Step, lesson = -1) =>
    Math.max(...taken.filter((one) => one.step === step && (lesson < 0 || one.lesson === lesson)).map(({ ms }) => ms))
  const outline = of('understand') + of('outline')
  const lessons = [0, 1, 2]
  const text = (lesson: number) => of('lesson', lesson) + of('facts', lesson)
  return {
    topicDetected: outline,
    lessonReady: outline + Math.min(...lessons.map(text)),
    topicReady:
      outline +
      Math.max(
        ...lessons.map((n) => text(n) + of('questions', n) + of('edit', n) + of('solve', n) + of('proofread', n)),
      ) +
      of('whole'),
  }
}

const NAMES = {
  topicDetected: 'prompt → outline',
  lessonReady: 'prompt → first lesson',
  topicReady: 'prompt → whole topic',
}

const server = await startServer({ env })
const ann = await signUp(server.url)
const socket = await openSocket(server.url, ann.token)
// The first call loads the SDK.
await topic(socket, ann.uid)
const rounds: Record<string, number>[] = []
for (let round = 0; round < ROUNDS; round++) rounds.push((await topic(socket, ann.uid)).at)
socket.disconnect()
const path = criticalPath()
console.log(`A model of ${TOKENS_A_SECOND} tokens a second; the quietest of ${ROUNDS} topics, one after the other`)
for (const [event, alone] of Object.entries(path)) {
  const measured = Math.min(...rounds.map((at) => at[event] ?? Number.POSITIVE_INFINITY))
  const name = `${NAMES[event as keyof typeof NAMES]}, ${(measured / 1000).toFixed(2)} s of which the model ${(alone / 1000).toFixed(2)} s`
  report({ name, measured: measured / alone, goal: OVERHEAD, unit: 'of the critical path' })
}

const megabytes = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Generates fifty topics at once. Returns how and when the generation of each topic ended, and the peaks of memory and
 * committed dollars.
 */
async function crowd(server: RunningServer) {
  const people = await Promise.all(Array.from({ length: AT_ONCE / TOPICS_A_PERSON }, () => signUp(server.url)))
  const ledger = new DatabaseSync(join(server.dataDir, 'lyceum.db'), { readOnly: true })
  const spent = ledger.prepare('select coalesce(sum(coalesce(usdMicros, reservedMicros)), 0) as micros from modelCalls')
  const sockets = await Promise.all(people.map(({ token }) => openSocket(server.url, token)))
  let [running, memory, dollars] = [true, 0, 0]
  const sampling = (async () => {
    while (running) {
      memory = Math.max(memory, megabytes(server.pid()))
      dollars = Math.max(dollars, Number(spent.get()?.micros) / 1e6)
      await sleep(SAMPLE_MS)
    }
  })()
  const topics = await Promise.all(
    sockets.flatMap((one, place) =>
      Array.from({ length: TOPICS_A_PERSON }, () => topic(one, people[place]?.uid ?? '')),
    ),
  )
  running = false
  await sampling
  for (const one of sockets) one.disconnect()
  const settled = Number(spent.get()?.micros) / 1e6
  ledger.close()
  return { topics, memory, dollars, settled, made: topics.filter(({ event }) => event === 'topicReady').length }
}

const all = await crowd(server)
await server.stop()
const whole = all.topics.map(({ at }) => at.topicReady ?? Number.POSITIVE_INFINITY)
console.log(
  `${AT_ONCE} topics at once: whole after ${(quantile(whole, 0.5) / 1000).toFixed(1)} s (median), ${(quantile(whole, 1) / 1000).toFixed(1)} s (the last), ${(quantile(whole, 0.5) / path.topicReady).toFixed(2)} of the critical path`,
)
for (const [end, list] of Map.groupBy(all.topics, ({ event }) => event)) console.log(`  ${list.length} ended: ${end}`)
report({ name: `${AT_ONCE} topics at once, made`, measured: all.made, goal: AT_ONCE, unit: 'topics', more: 'better' })
report({ name: `${AT_ONCE} topics at once, most memory`, measured: all.memory, goal: MEMORY_MB, unit: 'MB' })

// The budget is what the first fifty topics actually cost. It is too small, because the maximum cost of each call is
// reserved before the call starts.
const budget = all.settled
const poor = await startServer({ env: { ...env, MODEL_BUDGET_USD: String(budget) } })
const few = await crowd(poor)
await poor.stop()
await model.stop()
console.log(`${AT_ONCE} more on a budget of $${budget.toFixed(2)}: ${few.made} made, the others refused`)
report({ name: 'most spent and set aside', measured: few.dollars, goal: budget, unit: 'dollars' })
