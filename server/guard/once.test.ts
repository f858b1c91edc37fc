import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createOnce } from './service.ts'

const once = createOnce({
  module: join(import.meta.dirname, '../testing/guarded.ts'),
  reads: ['server/testing'],
  places: 2,
  said: { busy: ({ material }) => material.readerBusy, down: ({ material }) => material.readerDown },
})
afterAll(() => once.close())

const limits = { cpuMs: 5_000, wallMs: 20_000, memoryMb: 300 }
const bytes = new Uint8Array(3_000_000).map((_, i) => i % 251)

describe('a guarded process for one input', () => {
  test('gets bytes, tells while it works, and is ended afterwards', async () => {
    const told: unknown[] = []
    const outcome = await once.call('sumOf', ['first'], { bytes, limits, onTold: (value) => told.push(value) })
    const sum = bytes.reduce((total, byte) => total + byte, 0)
    expect(outcome).toMatchObject({ type: 'done', value: { name: 'first', sum } })
    expect(told).toEqual([{ half: 1_500_000 }, { half: 3_000_000 }])
    expect(once.pids).toEqual([])
  })

  test('is a new one for every call', async () => {
    for (let i = 0; i < 2; i++)
      expect(await once.call('countCalls', [], { bytes: new Uint8Array(1), limits })).toMatchObject({ value: 1 })
  })

  test('is killed at its limits', async () => {
    expect(await once.call('fillBuffers', [], { bytes, limits })).toEqual({ type: 'gone' })
    expect(await once.call('spin', [], { bytes, limits: { ...limits, cpuMs: 300 } })).toEqual({ type: 'late' })
  })

  test('is killed if nobody wants what it tells', async () => {
    const onTold = () => {
      throw new Error('too much')
    }
    expect(await once.call('sumOf', ['x'], { bytes, limits, onTold })).toEqual({ type: 'failed', message: 'too much' })
    expect(once.pids).toEqual([])
  })

  test('is ended when its call is cancelled, and a call that waits goes at once', async () => {
    const controllers = [1, 2, 3].map(() => new AbortController())
    const calls = controllers.map(({ signal }) => once.call('spin', [], { bytes, limits, signal, owner: 'ann' }))
    await expect.poll(() => once.pids.length).toBe(1)
    controllers[2]?.abort(new Error('third'))
    await expect(calls[2]).rejects.toThrow('third')
    controllers[0]?.abort(new Error('first'))
    await expect(calls[0]).rejects.toThrow('first')
    controllers[1]?.abort(new Error('second'))
    await expect(calls[1]).rejects.toThrow('second')
    await expect.poll(() => once.pids).toEqual([])
  })
})
