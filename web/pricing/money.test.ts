import { expect, test } from 'vitest'
import { every, money, promoAmount } from './money.ts'

test.each([
  [900, 'eur', '€9'],
  [950, 'usd', '$9.50'],
  [1_200_000, 'usd', '$12,000'],
  [1500, 'jpy', '¥1,500'],
  [12_345, 'kwd', 'KWD\u00a012.345'],
  // The payment provider counts in hundredths of a króna, which Iceland no longer uses.
  [50_000, 'isk', 'ISK\u00a0500'],
])('%i of %s is %s', (amount, currency, shown) => {
  expect(money(amount, currency)).toBe(shown)
})

test('the discount is taken off and rounded as the provider rounds it', () => {
  expect([900, 999, 1, 0].map(promoAmount)).toEqual([360, 400, 0, 0])
})

test('an interval is said in words', () => {
  expect(every({ interval: 'month', intervalCount: 1 })).toBe('a month')
  expect(every({ interval: 'month', intervalCount: 3 })).toBe('every 3 months')
})
