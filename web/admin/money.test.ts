import { expect, test } from 'vitest'
import { costOf, dollars } from './money.ts'

test.each([
  [0, '$0'],
  [1, 'under $0.0001'],
  [99, 'under $0.0001'],
  [100, '$0.0001'],
  [12_846, '$0.0128'],
  [999_900, '$0.9999'],
  [1_000_000, '$1.00'],
  [1_234_567_890, '$1,234.57'],
])('%d millionths of a dollar are %s', (micros, text) => {
  expect(dollars(micros)).toBe(text)
})

test.each([
  [{ usdMicros: 12_846, unpriced: 0 }, '$0.0128'],
  [{ usdMicros: 12_846, unpriced: 2 }, '$0.0128 + 2 unpriced'],
  [{ usdMicros: 0, unpriced: 1_200 }, '1,200 unpriced'],
  [{ usdMicros: 0, unpriced: 0 }, '$0'],
])('%j costs %s', (sums, text) => {
  expect(costOf(sums)).toBe(text)
})
