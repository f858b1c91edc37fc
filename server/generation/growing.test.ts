import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { lessonText as event } from '#contract/generation.ts'
import { listen, startModelApp } from '../testing/modelApp.ts'
import { LESSONS, lessonOf, lessonText, stepOf } from '../testing/modelDouble.ts'
import type { Asked } from '../testing/modelServer.ts'

let running: Awaited<ReturnType<typeof startModelApp>> | undefined
let sent = new Map<string, number>()
afterEach(async () => {
  await running?.stop()
  sent = new Map()
  running = undefined
})

type Told = z.infer<typeof event.payload>
const isFirst = (asked: Asked) => stepOf(asked) === 'lesson' && lessonOf(asked) === 0
const HOSTILE = '<script>alert(1)</script> <img src=x onerror=alert(1)> [here](javascript:alert(1))'

/**
 * Creates a topic for Ann. Returns the events that she received about its first lesson, when the server sent them (ms),
 * and all that Bob received.
 */
async function grownWith(
  react: (call: Asked, told: readonly Told[]) => ReturnType<NonNullable<Parameters<typeof startModelApp>[0]>>,
) {
  const told: Told[] = []
  running = await startModelApp((call) => react(call, told))
  const { app } = running
  const { realtime } = app.deps
  const toUser = realtime.toUser.bind(realtime)
  realtime.toUser = (uid, told, payload) => {
    if (told.event === event.event) sent.set(JSON.stringify(payload), Date.now())
    toUser(uid, told, payload)
  }
  const [ann, bob] = [await app.signedIn(), await app.signedIn('Bob')]
  const [heard, other] = [await listen(app, ann), await listen(app, bob)]
  const foreign: unknown[] = []
  heard.socket.on(event.event, (payload) => told.push(event.payload.parse(payload)))
  other.socket.on(event.event, (payload) => foreign.push(payload))
  const { topicId } = await heard.ask()
  const { lessons } = await app.ask(getTopic, { id: topicId }, { as: ann })
  const lesson = await app.ask(getLesson, { id: lessons[0]?.id ?? '' }, { as: ann })
  const stored = await app.deps.db.selectFrom('jobEvents').select('event').distinct().execute()
  const first = told.filter(({ lessonId }) => lessonId === lessons[0]?.id)
  const times = first.map((payload) => sent.get(JSON.stringify(payload)) ?? Number.NaN)
  return { told: first, times, foreign, lesson, stored }
}

/** The HTML in a tab that has received all these events. */
function shown(told: Told[]) {
  let [html, at] = ['', 0]
  for (const one of told) {
    if (one.from === 0) html = one.html
    else if (one.from === at) html += one.html
    else throw new Error(`A gap from ${at} to ${one.from}`)
    at = one.to
  }
  return html
}

/** A model that writes at a steady pace, but on a busy machine waits until the server has caught up. */
async function steadily(pieces: number) {
  await sleep(40)
  if (pieces % 8 === 0)
    await vi.waitFor(() => expect(sent.size).toBeGreaterThanOrEqual(pieces / 8), { timeout: 60_000 })
}
const SPAN = 5

test('a lesson is told to its owner alone as it grows, in safe blocks, each once, four times a second at most', async () => {
  const text = lessonText(LESSONS[0]).replace('You know how', `${HOSTILE}\n\nYou know how`)
  const { told, times, foreign, lesson, stored } = await grownWith((asked) =>
    isFirst(asked) ? { text, pace: steadily } : undefined,
  )
  expect(told.length).toBeGreaterThan(8)
  // Each interval is measured over SPAN events, because the system may pause this process just before it notes a time.
  const spans = times.slice(SPAN).map((at, i) => at - (times[i] ?? Number.NaN))
  expect(Math.min(...spans)).toBeGreaterThanOrEqual(SPAN * 250 - 150)

  const html = shown(told)
  const withoutIds = lesson.html.replace(/ id="[^"]*"/g, '')
  expect(html.length).toBeGreaterThan(withoutIds.length / 2)
  const flat = (one: string) => one.replace(/\s+/g, ' ').trim()
  expect(flat(withoutIds).startsWith(flat(html))).toBe(true)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|<img|href="javascript:/)
  // A page that is opened later catches up with the next whole text.
  expect(told.filter(({ from, to }) => from === 0 && to > 0).length).toBeGreaterThan(0)
  // Rendered blocks are only sent again as part of the whole text.
  const parts = told.filter(({ from }) => from > 0).map(({ html }) => html)
  expect(parts.filter(Boolean).length).toBeGreaterThan(0)
  expect(told.some(({ tail }) => tail.length > 0)).toBe(true)
  expect(foreign).toEqual([])
  expect(stored.map((row) => row.event)).not.toContain(event.event)
})

const isOfFirst = ({ html, tail }: Told) => `${html}${tail}`.includes('first try')
/** Whether the whole text of a lesson has been told without the first try, after the first try. */
function beganAnew(told: readonly Told[]) {
  const first = told.findIndex(isOfFirst)
  return told.some(
    (one, at) =>
      first >= 0 && at > first && one.lessonId === told[first]?.lessonId && one.from === 0 && !isOfFirst(one),
  )
}

test('a model that begins anew is told from the beginning', async () => {
  let asked = 0
  // Neither text goes on until some of it has been told, which takes longer on a busy machine.
  const until = (isTold: () => boolean) => (pieces: number) =>
    pieces < 20 ? sleep(20) : vi.waitFor(() => expect(isTold()).toBe(true), { timeout: 60_000 })
  const { told, lesson } = await grownWith((call, sofar) => {
    if (!isFirst(call)) return undefined
    asked += 1
    return asked === 1
      ? {
          text: lessonText(LESSONS[0]).replace('old craft', 'first try').slice(0, 800),
          finish: 'length',
          pace: until(() => sofar.some(isOfFirst)),
        }
      : { text: `Here it is:\n\n${lessonText(LESSONS[0])}`, pace: until(() => beganAnew(sofar)) }
  })
  expect(lesson.html).not.toContain('first try')
  expect(beganAnew(told)).toBe(true)
  expect(shown(told)).not.toContain('first try')
  expect(told.every(({ html, tail }) => !`${html}${tail}`.includes('Here it is'))).toBe(true)
})
