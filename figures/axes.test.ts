import { expect, test } from 'vitest'
import { frameOf, scaleOf } from './axes.ts'
import { say, sayTick } from './lettering.ts'

test('a scale leads from its ends to the ends in pixels, also downwards', () => {
  const down = scaleOf([-2, 2], [100, 0])
  expect([-2, 0, 2].map(down)).toEqual([100, 50, 0])
})

test('a scale whose ends are the same number starts at its start', () => {
  const billion = 1e9
  expect(scaleOf([billion, billion + 1e-9], [10, 90])(billion)).toBe(10)
})

test('numbers have commas from 1,000 on, and years on an axis have none', () => {
  expect([999, 1000, -1250.5, 2_400_000].map((value) => say(value))).toEqual(['999', '1,000', '−1,250.5', '2,400,000'])
  expect(sayTick(2020, 'year')).toBe('2020')
  expect([2020, 12_000].map((value) => sayTick(value, 'years'))).toEqual(['2,020', '12,000'])
  const frame = frameOf({
    x: { from: 2000, to: 2100, title: 'year', ticks: [2050] },
    y: { from: 0, to: 2000, title: 'euros', ticks: [1500] },
    width: 336,
    height: 240,
  })
  const said = frame.body.flatMap(({ children }) => children)
  expect(said).toContain('2050')
  expect(said).toContain('1,500')
})
