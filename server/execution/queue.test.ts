import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Queue, type QueueLimits } from './queue.ts'

const LIMITS: QueueLimits = {
  slots: 1,
  spareSlots: 1,
  patienceMs: 100,
  waiting: 10,
  gradingsOfOne: 3,
  gradingsInARow: 2,
}
const queueOf = (limits: Partial<QueueLimits> = {}) => new Queue<string>({ ...LIMITS, ...limits })
type Purpose = 'grading' | 'run'
const add = (queue: Queue<string>, uid: string, purpose: Purpose, item = uid, now = 0) =>
  queue.add({ uid, purpose, item, now })

/** Everything in the order in which it starts, one at a time. */
function drain(queue: Queue<string>, uidOf = (item: string) => item.slice(0, 1)) {
  const order: string[] = []
  for (let item = queue.take(0); item; item = queue.take(0)) {
    order.push(item)
    queue.done(uidOf(item))
  }
  return order
}

test('persons take turns', () => {
  const queue = queueOf()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(queue, item.slice(0, 1), 'grading', item)
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('grading goes first, and runs come after so many gradings in a row', () => {
  const queue = queueOf()
  add(queue, 'r', 'run')
  for (const uid of ['a', 'b', 'c', 'd']) add(queue, uid, 'grading')
  expect(drain(queue)).toEqual(['a', 'b', 'r', 'c', 'd'])
})

test('of one person one runs at a time, whatever it is', () => {
  const queue = queueOf({ slots: 5 })
  add(queue, 'a', 'grading', 'a1')
  add(queue, 'a', 'grading', 'a2')
  add(queue, 'a', 'run', 'a3')
  add(queue, 'b', 'run', 'b1')
  expect([queue.take(0), queue.take(0), queue.take(0)]).toEqual(['a1', 'b1', undefined])
  queue.done('a')
  expect([queue.take(0), queue.take(0)]).toEqual(['a2', undefined])
})

test('a second run of the same person is refused while the first waits or runs', () => {
  const queue = queueOf()
  add(queue, 'a', 'run')
  expect(() => add(queue, 'a', 'run')).toThrow('Your last program is still running.')
  queue.take(0)
  expect(() => add(queue, 'a', 'run')).toThrow('Your last program is still running.')
  queue.done('a')
  add(queue, 'a', 'run')
})

test('the queue is bounded for each person and for all', () => {
  const queue = queueOf()
  for (const item of ['1', '2', '3']) add(queue, 'a', 'grading', item)
  expect(() => add(queue, 'a', 'grading')).toThrow('Your last solutions are still being graded.')
  for (const uid of 'bcdefgh') add(queue, uid, 'run')
  expect(() => add(queue, 'z', 'run')).toThrow('Too many programs are waiting. Please try again in a moment.')
  try {
    add(queue, 'z', 'grading')
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ code: 'rate_limited', retryAfter: 5 })
  }
})

test('who has waited for too long gets a spare place', () => {
  const queue = queueOf()
  add(queue, 'a', 'run')
  expect([queue.take(0), queue.nextAt()]).toEqual(['a', undefined])
  add(queue, 'b', 'run', 'b', 10)
  add(queue, 'c', 'run', 'c', 20)
  expect([queue.take(50), queue.nextAt()]).toEqual([undefined, 110])
  expect([queue.take(110), queue.take(500), queue.nextAt()]).toEqual(['b', undefined, undefined])
})

test('two spare places are beside each program that runs for long', () => {
  const queue = queueOf({ spareSlots: 6 })
  for (const uid of ['a', 'b', 'c', 'd', 'e', 'f']) add(queue, uid, 'run')
  expect([queue.take(0), queue.take(99), queue.nextAt()]).toEqual(['a', undefined, 100])
  expect([queue.take(100), queue.take(110), queue.take(199), queue.nextAt()]).toEqual(['b', 'c', undefined, 200])
  expect([queue.take(200), queue.take(200), queue.take(209), queue.nextAt()]).toEqual(['d', 'e', undefined, 210])
})

test('programs that end soon open no spare place, however many wait', () => {
  const queue = queueOf({ spareSlots: 2 })
  for (const uid of ['a', 'b', 'c', 'd']) add(queue, uid, 'run')
  for (const [at, uid] of ['a', 'b', 'c'].entries()) {
    const now = 90 * at
    expect([queue.take(now), queue.take(now + 89), queue.nextAt()]).toEqual([uid, undefined, now + 100])
    queue.done(uid)
  }
})

test('whatever comes, everything starts once and nobody runs twice at a time', () => {
  const step = fc.record({
    uid: fc.constantFrom('a', 'b', 'c', 'd'),
    purpose: fc.constantFrom<Purpose>('grading', 'run'),
  })
  fc.assert(
    fc.property(
      fc.array(fc.oneof(step, fc.constant('take' as const), fc.constant('done' as const)), { maxLength: 80 }),
      (steps) => {
        const queue = queueOf({ slots: 2 })
        const waiting = new Set<string>()
        const running = new Map<string, string>()
        let count = 0
        const take = () => {
          const item = queue.take(0)
          if (!item) return false
          expect(waiting.delete(item)).toBe(true)
          expect(running.has(item.slice(0, 1))).toBe(false)
          running.set(item.slice(0, 1), item)
          expect(running.size).toBeLessThanOrEqual(2)
          return true
        }
        const done = () => {
          const [uid] = running.keys()
          if (uid === undefined) return
          running.delete(uid)
          queue.done(uid)
        }
        for (const each of steps) {
          if (each === 'take') take()
          else if (each === 'done') done()
          else {
            const item = `${each.uid}${count++}`
            try {
              add(queue, each.uid, each.purpose, item)
              waiting.add(item)
            } catch {
              // Refused: it must not start.
            }
          }
        }
        while (waiting.size > 0) {
          done()
          take()
        }
        expect(queue.waiting).toBe(0)
      },
    ),
  )
})
