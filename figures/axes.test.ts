import { expect, test } from 'vitest'
import { scaleOf } from './axes.ts'

test('a scale leads from its ends to the ends in pixels, also downwards', () => {
  const down = scaleOf([-2, 2], [100, 0])
  expect([-2, 0, 2].map(down)).toEqual([100, 50, 0])
})

test('a scale whose ends are the same number starts at its start', () => {
  const billion = 1e9
  expect(scaleOf([billion, billion + 1e-9], [10, 90])(billion)).toBe(10)
})
