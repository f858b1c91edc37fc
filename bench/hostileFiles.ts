import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../e2e/server.ts'
import { billionLaughs, docxBomb } from '../server/testing/documents/docx.ts'
import { manyOperators, nestedFlate } from '../server/testing/documents/pdf.ts'
import { detectTopic, openSocket, signUp } from './tools/learner.ts'
import { quantile, report } from './tools/report.ts'

/** Measures how long reading a topic takes while ten people upload files that are made to exhaust a server. */
const A_SECOND = 40
const SECONDS = 12
/** The measurements with and without uploads alternate, so that other load on the machine affects both. */
const ROUNDS = 3
const MOST_TIMES_LONGER = 2

const server = await startServer()
const reader = await signUp(server.url)
const socket = await openSocket(server.url, reader.token)
const { id } = await detectTopic(socket, { prompt: 'how do vaccines work', userId: reader.uid })
socket.disconnect()

async function readFor(seconds: number): Promise<number[]> {
  const times: number[] = []
  const headers = { authorization: `Bearer ${reader.token}` }
  const underWay: Promise<void>[] = []
  const from = performance.now()
  for (let number = 0; number < seconds * A_SECOND; number++) {
    const wait = from + (number * 1000) / A_SECOND - performance.now()
    if (wait > 1) await sleep(wait)
    const sent = performance.now()
    underWay.push(
      fetch(`${server.url}/server/topics/id/${id}`, { headers })
        .then((reply) => reply.text())
        .then(() => void times.push(performance.now() - sent)),
    )
  }
  await Promise.all(underWay)
  return times
}

const deep = `<p>${'<b>'.repeat(100_000)}</p>`
const files: [string, Uint8Array | string][] = [
  ['flate.pdf', nestedFlate(600)],
  ['operators.pdf', manyOperators(4_000_000)],
  ['bomb.docx', docxBomb(4_000_000)],
  ['laughs.docx', billionLaughs()],
  ['deep.html', deep],
]

async function upload({ token }: { token: string }, place: number): Promise<number> {
  const [name, body] = files[place % files.length] ?? ['', '']
  const address = `${server.url}/server/material/file?id=${crypto.randomUUID()}&name=${name}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const reply = await fetch(address, { method: 'POST', headers, body: new Blob([body as Uint8Array<ArrayBuffer>]) })
  await reply.text()
  return reply.status
}

await readFor(3)
const [alone, beside, codes]: [number[], number[], number[]] = [[], [], []]
for (let round = 0; round < ROUNDS; round++) {
  const people = await Promise.all(Array.from({ length: 2 * files.length }, () => signUp(server.url)))
  alone.push(...(await readFor(SECONDS)))
  const uploads = people.map(upload)
  beside.push(...(await readFor(SECONDS)))
  codes.push(...(await Promise.all(uploads)))
}
await server.stop()

const [before, meanwhile] = [quantile(alone, 0.99), quantile(beside, 0.99)]
console.log(
  `p50 ${quantile(alone, 0.5).toFixed(1)} and ${quantile(beside, 0.5).toFixed(1)} ms, p99 ${before.toFixed(1)} and ${meanwhile.toFixed(1)} ms; the files were answered with ${codes.sort().join(', ')}`,
)
report({
  name: 'p99 of reading a topic beside ten hostile files, compared to without them',
  measured: meanwhile / before,
  goal: MOST_TIMES_LONGER,
  unit: 'times',
})
