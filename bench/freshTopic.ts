import { startServer } from '../e2e/server.ts'
import { detectTopic, openSocket, signUp } from './tools/learner.ts'
import { quantile, report } from './tools/report.ts'
import { untilSeeded } from './tools/seeded.ts'

/** A prompt that was never asked before → topicDetected, over the socket of a running server. */
const PROMPTS = [
  'binary search',
  'how do vaccines work',
  'adding fractions',
  'merge sort',
  'herd immunity',
  'linear equations',
]
const COUNT = 200

const server = await startServer()
await untilSeeded(server)
const { uid, token } = await signUp(server.url)
const socket = await openSocket(server.url, token)
const times: number[] = []
for (let i = 0; i < COUNT; i++) {
  // Other minutes are another request: nothing is reused.
  const { ms, ready } = await detectTopic(socket, {
    prompt: PROMPTS[i % PROMPTS.length] ?? '',
    userId: uid,
    minutes: 60 + i,
  })
  times.push(ms)
  await ready
}
socket.disconnect()
await server.stop()

console.log(`${COUNT} fresh prompts, one after the other`)
report({ name: 'fresh prompt → topicDetected, p50', measured: quantile(times, 0.5), goal: 50, unit: 'ms' })
report({ name: 'fresh prompt → topicDetected, p99', measured: quantile(times, 0.99), goal: 150, unit: 'ms' })
