import { expect, test } from 'vitest'
import { startSweeper } from './sweeper.ts'

const HOUR_MS = 3600 * 1000

function start(sweep: (isStopped: () => boolean) => Promise<void>, everyMs = HOUR_MS) {
  const errors: unknown[] = []
  const log = { error: (error: unknown) => errors.push(error) } as never
  return { ...startSweeper({ log }, { everyMs, sweep }), errors }
}

test('sweeps at once, and once more for whoever wakes it meanwhile, never twice at a time', async () => {
  let begun = 0
  let atOnce = 0
  const gate = Promise.withResolvers<void>()
  const sweeper = start(async () => {
    begun++
    expect(++atOnce).toBe(1)
    await gate.promise
    atOnce--
  })
  expect(begun).toBe(1)
  sweeper.wake()
  sweeper.wake()
  expect(begun).toBe(1)
  gate.resolve()
  await expect.poll(() => begun).toBe(2)
  await expect.poll(() => atOnce).toBe(0)
  sweeper.wake()
  expect(begun).toBe(3)
  await sweeper.stop()
  expect(sweeper.errors).toEqual([])
})

test('comes again by itself, also after it has failed', async () => {
  let begun = 0
  const sweeper = start(async () => {
    if (++begun === 1) throw new Error('The database is away.')
  }, 5)
  await expect.poll(() => begun).toBeGreaterThan(2)
  expect(sweeper.errors).toEqual([new Error('The database is away.')])
  await sweeper.stop()
})

test('stopping tells the sweep that is under way and waits for it; none follows', async () => {
  let begun = 0
  let heard = false
  const gate = Promise.withResolvers<void>()
  const sweeper = start(async (isStopped) => {
    begun++
    await gate.promise
    heard = isStopped()
  })
  sweeper.wake()
  const stopped = sweeper.stop()
  sweeper.wake()
  gate.resolve()
  await stopped
  expect([begun, heard]).toEqual([1, true])
})
