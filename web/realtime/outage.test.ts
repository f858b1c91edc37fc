import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../ui/store.ts'
import { outage, watchOutage } from './outage.ts'
import type { SocketStatus } from './socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const status = createStore<SocketStatus>('none')
  const connect = vi.fn()
  watchOutage({ status, connect })
  return { status, connect }
}

test('a connection that is given up is an outage until it is back', () => {
  const { status } = watched()
  for (const [now, isDown] of [
    ['connecting', false],
    ['connected', false],
    ['reconnecting', false],
    ['failed', true],
    ['connecting', true],
    ['reconnecting', true],
    ['failed', true],
    ['connecting', true],
    ['connected', false],
  ] as const) {
    status.set(now)
    expect([now, outage.get()]).toEqual([now, isDown])
  }
})

test('it is tried again by itself, until somebody signs out', () => {
  const { status, connect } = watched()
  status.set('failed')
  vi.advanceTimersByTime(29_000)
  expect(connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(connect).toHaveBeenCalledOnce()
  status.set('connecting')
  status.set('failed')
  status.set('none')
  vi.advanceTimersByTime(120_000)
  expect([connect.mock.calls.length, outage.get()]).toEqual([1, false])
})
