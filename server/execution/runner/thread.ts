import { parentPort, workerData } from 'node:worker_threads'
import type { RunRecord } from '#contract/compilations.ts'
import type { Guest } from '../guest.ts'
import { guestOf } from '../guests.ts'
import type { Job, ThreadJob, ThreadMessage, ThreadStart } from './messages.ts'
import { Output } from './output.ts'

// A thread of the runner. It runs one program at a time.

const start = workerData as ThreadStart
const output = new Output(start.output)
const { shared } = start
const guests = new Map<string, Guest>()
const encoder = new TextEncoder()

parentPort?.on('message', async (message: ThreadJob) => {
  const { job } = message
  if (message.shared) shared.set(job.language, message.shared.value)
  const guest = guests.get(job.language) ?? (await make(job.language))
  guests.delete(job.language)
  send({ type: 'begun' })
  send({ type: 'done', record: run(guest, job) })
  // An error here ends the thread, which is then replaced.
  guests.set(job.language, guest.reset() ? guest : await make(job.language))
  send({ type: 'idle' })
})
// Prepares the languages that have already been used, so that later programs don't have to wait for them to load.
for (const language of shared.keys()) guests.set(language, await make(language))
send({ type: 'idle' })

function send(message: ThreadMessage) {
  parentPort?.postMessage(message)
}

async function make(language: string) {
  const entry = guestOf(language)
  if (!entry) throw new Error(`Nothing runs ${language}.`)
  return (await entry.kind()).make(shared.get(language))
}

function run(guest: Guest, { code, stdin, limits }: Job): RunRecord {
  output.clear()
  const print = output.printer(limits.outputBytes)
  const bytes = encoder.encode(stdin)
  const [cpuFrom, from] = [cpuMs(), performance.now()]
  const result = guest.run({ code, stdin: bytes, limits, print })
  const [cpuTo, to] = [cpuMs(), performance.now()]
  return {
    ...output.texts(),
    ...result,
    cpu_time: rounded(cpuTo - cpuFrom),
    wall_time: rounded(to - from),
  }
}

function rounded(ms: number) {
  return Math.round(ms * 1000) / 1000
}

/** CPU time of this thread in milliseconds. */
function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
