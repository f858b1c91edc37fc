import { makePeople } from '../security/people.ts'
import { longestBlock } from '../server/testing/blocking.ts'
import { hostileTexts, requestWith, textPlaces } from '../server/testing/fuzz/longest.ts'

/**
 * Sends every hostile text, at its maximum length, to every endpoint that accepts text. Measures how much CPU time each
 * request blocks the event loop for, compares the maximum with the budget and lists the slowest requests.
 */
const BUDGET_MS = 250
const SHOWN = 15

const people = await makePeople()
const { world, server, operations } = people
const rows: {
  call: string
  place: string
  text: string
  length: number
  status: number
  blockedMs: number
  ms: number
}[] = []
const began = performance.now()
for (const operation of operations) {
  const actor = people.actor(operation.access === 'admin' ? 'ada' : 'ann')
  for (const place of textPlaces(operation)) {
    for (const { name, text } of hostileTexts(place, { all: true })) {
      const request = await requestWith({ world, operation, actor, place, text })
      const from = performance.now()
      const { value, blockedMs } = await longestBlock(() => server.app.inject(request))
      rows.push({
        call: operation.name,
        place: [place.input, ...place.path].join('.'),
        text: name,
        length: place.maxLength,
        status: value.statusCode,
        blockedMs,
        ms: performance.now() - from,
      })
    }
  }
}
await server.stop()

const calls = new Set(rows.map(({ call }) => call)).size
console.log(`${rows.length} calls of ${calls} endpoints, ${Math.round((performance.now() - began) / 1_000)} s`)
const slowest = rows.toSorted((a, b) => b.blockedMs - a.blockedMs)
for (const row of slowest.slice(0, SHOWN)) {
  console.log(
    `${row.blockedMs.toFixed(0).padStart(7)} ms  ${row.call} ${row.place}: ${row.text}, ${row.length} characters, ${row.status}, answered after ${row.ms.toFixed(0)} ms`,
  )
}
const longest = slowest[0]?.blockedMs ?? 0
console.log(
  `longest block ${longest.toFixed(0)} ms: ${(longest / BUDGET_MS).toFixed(2)} of the budget of ${BUDGET_MS} ms`,
)
console.log(`over the budget: ${slowest.filter(({ blockedMs }) => blockedMs > BUDGET_MS).length} calls`)
