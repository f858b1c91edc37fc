import { expect, test } from 'vitest'
import { ago, interval } from './words.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test.each([
  [1, '1 min'],
  [600_000, '10 min'],
  [5 * HOUR_MS, '5 h'],
  [2 * DAY_MS, '2 d'],
  [30 * DAY_MS, '30 d'],
  [90 * DAY_MS, '3 mo'],
  [366 * DAY_MS, '1 y'],
  [550 * DAY_MS, '1.5 y'],
])('%d ms is %s', (ms, words) => {
  expect(interval(ms)).toBe(words)
})

test.each([
  [5, 'a moment ago'],
  [5 * HOUR_MS, 'today'],
  [30 * HOUR_MS, 'yesterday'],
  [12 * DAY_MS, '12 days ago'],
  [100 * DAY_MS, '3 months ago'],
  [900 * DAY_MS, '2 years ago'],
])('%d ms back is %s', (ms, words) => {
  expect(ago(ms)).toBe(words)
})
