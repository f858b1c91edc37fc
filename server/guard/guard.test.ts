import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { createGuard, type Guard } from './service.ts'

const OPTIONS = {
  module: join(import.meta.dirname, '../testing/guarded.ts'),
  reads: ['server/testing'],
  limits: { cpuMs: 500, wallMs: 60_000, memoryMb: 200 },
}
const guards: Guard[] = []
const open = (change: Partial<Parameters<typeof createGuard>[0]> = {}) => {
  const guard = createGuard({ ...OPTIONS, ...change })
  guards.push(guard)
  return guard
}
afterAll(() => {
  for (const guard of guards) guard.close()
})

const guard = open()
const output = z.unknown()
const call = (name: string, args: unknown[] = [], owner?: string) => guard.call(name, args, { output, owner })
const pidNow = () => guard.call('pid', [], { output: z.number() })

describe('a guarded process', () => {
  test('answers, and stays for the next call', async () => {
    const before = await pidNow()
    expect(await call('echo', [{ a: ['ü', 1] }])).toEqual({ a: ['ü', 1] })
    expect(await pidNow()).toBe(before)
  })

  test('refuses with words for the author, and fails without them', async () => {
    await expect(call('refuse', ['Too tangled.'])).rejects.toThrow(new RangeError('Too tangled.'))
    await expect(call('fail', ['inner'])).rejects.toThrow('fail failed in its guarded process: inner')
    await expect(guard.call('echo', ['x'], { output: z.number() })).rejects.toThrow(z.ZodError)
  })

  test.each([
    ['an endless loop', 'spin'],
    ['an expression that tries again and again', 'backtrack'],
  ])('is killed for %s, and another serves the next call', async (_, name) => {
    await expect(call(name)).rejects.toThrow(new RangeError('It takes too long to show. Make it shorter or simpler.'))
    expect(await call('echo', [1])).toBe(1)
  })

  test.each([
    ['objects', 'fillHeap'],
    ['buffers', 'fillBuffers'],
  ])('is killed for %s without end, and another serves the next call', async (_, name) => {
    // The time limits are long enough for the memory to run out first, even on a busy machine.
    const roomy = open({ limits: { cpuMs: 60_000, wallMs: 120_000, memoryMb: 200 } })
    await expect(roomy.call(name, [], { output })).rejects.toThrow(
      new RangeError('It takes too much memory to show. Make it shorter or simpler.'),
    )
    expect(await roomy.call('echo', [1], { output })).toBe(1)
  })

  test('that only waits is ended by the clock', async () => {
    const patient = open({ limits: { ...OPTIONS.limits, wallMs: 1_000 } })
    await patient.call('echo', [1], { output })
    await expect(patient.call('wait', [60_000], { output })).rejects.toThrow(/takes too long/)
  })

  test('that ends while nobody needs it is replaced unseen', async () => {
    await call('echo', [1])
    for (const pid of guard.pids) if (pid) process.kill(pid, 'SIGKILL')
    expect(await call('echo', [2])).toBe(2)
  })

  test('rests when nobody needs it', async () => {
    const resting = open({ restAfterMs: 50 })
    await resting.call('echo', [1], { output })
    await expect.poll(() => resting.pids).toEqual([])
    expect(await resting.call('echo', [2], { output })).toBe(2)
  })

  test('that does not start is told in words', async () => {
    const broken = open({ module: join(import.meta.dirname, 'missing.ts') })
    await expect(broken.call('echo', [1], { output })).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('what a guarded process can reach', () => {
  test.each(['with bubblewrap', 'without'])('%s', async (how) => {
    const isolated = open(how === 'without' ? { bubblewrapAt: [] } : {})
    const wrapped = await isolated.usesBubblewrap()
    const folder = mkdtempSync(join(tmpdir(), 'guard-'))
    const file = join(folder, 'secret')
    writeFileSync(file, 'secret')
    const listener = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : undefined
    try {
      const reached = await isolated.call('attempts', [{ file, folder, port }], { output })
      // Node's permission model doesn't restrict network access. Only bubblewrap does (SECURITY.md).
      expect(reached).toEqual({
        ...{ readFile: false, listFolder: false, writeFile: false, startProcess: false, addOn: false },
        connect: !wrapped,
      })
      expect(readdirSync(folder)).toEqual(['secret'])
      const names = await isolated.call('environment', [], { output: z.array(z.string()) })
      expect(names.filter((name) => !['MALLOC_ARENA_MAX', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([])
    } finally {
      listener.close()
    }
  })
})

describe('the line before it', () => {
  test('lets two through at once, and one of each person', async () => {
    const busy = open()
    await Promise.all([busy.call('echo', [1], { output }), busy.call('echo', [2], { output })])
    const ended: string[] = []
    const waits = (name: string, owner: string, ms: number) =>
      busy.call('wait', [ms], { output, owner }).then(() => ended.push(name))
    const ann = ['ann 1', 'ann 2', 'ann 3'].map((name) => waits(name, 'ann', 600))
    await Promise.all([...ann, waits('ben 1', 'ben', 50)])
    expect(ended.indexOf('ben 1')).toBeLessThan(ended.indexOf('ann 2'))
    expect(busy.pids.length).toBeLessThanOrEqual(2)
  })

  test('starts no second process for a burst of short calls', async () => {
    // On a busy machine, even short calls take longer than the usual time.
    const busy = open({ spareAfterMs: 60_000 })
    const echoes = Array.from({ length: 8 }, (_, place) => busy.call('echo', [place], { output }))
    expect(await Promise.all(echoes)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(busy.pids).toHaveLength(1)
  })

  test('starts a second process beside a call that takes long', async () => {
    const busy = open()
    await busy.call('echo', [0], { output })
    const calls = [busy.call('wait', [50_000], { output }), busy.call('echo', [1], { output })]
    expect(await Promise.race(calls)).toBe(1)
    expect(busy.pids).toHaveLength(2)
    busy.close()
    await Promise.allSettled(calls)
  })

  test('keeps its first process if the second one does not start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guard-'))
    const module = join(folder, 'own.ts')
    copyFileSync(OPTIONS.module, module)
    const busy = open({ module, reads: [relative(join(import.meta.dirname, '../..'), folder)] })
    const pid = await busy.call('pid', [], { output })
    rmSync(module)
    const calls = [busy.call('wait', [2_000], { output }), busy.call('echo', [1], { output })]
    expect(await Promise.allSettled(calls)).toMatchObject([
      { status: 'fulfilled', value: 2_000 },
      { status: 'rejected', reason: { code: 'unavailable' } },
    ])
    expect(await busy.call('pid', [], { output })).toBe(pid)
  })

  test('once closed, ends its calls and starts no other process for them', async () => {
    const busy = open()
    await busy.call('echo', [0], { output })
    const calls = [busy.call('wait', [50_000], { output }), busy.call('wait', [50_000], { output })]
    await setTimeout(20)
    busy.close()
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }
    expect(await Promise.allSettled([...calls, busy.call('echo', [1], { output })])).toEqual([
      refused,
      refused,
      refused,
    ])
    expect(busy.pids).toEqual([])
  })

  test('refuses a person who has too much waiting, and nobody else', async () => {
    const busy = open()
    const many = Array.from({ length: 130 }, () => busy.call('wait', [5], { output, owner: 'ann' }).catch((e) => e))
    expect(await busy.call('echo', ['ben'], { output, owner: 'ben' })).toBe('ben')
    const refused = (await Promise.all(many)).filter((outcome) => outcome instanceof AppError)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((error) => error.code === 'rate_limited')).toBe(true)
  })
})
