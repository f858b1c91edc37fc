import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../svg.ts'
import { withoutStraight } from './runs.ts'

test('points on a straight line are left out, and corners stay', () => {
  const bend: Point[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 0],
  ]
  expect(withoutStraight(bend)).toEqual([
    [0, 0],
    [2, 2],
    [4, 0],
  ])
})

test('no curve moves by more than a tenth of a pixel', () => {
  const steps = Array.from({ length: 241 }, (_, step) => step)
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.05, noNaN: true }),
      fc.double({ min: 1, max: 100, noNaN: true }),
      (a, b) => {
        const curve = steps.map((x): Point => [x, b * Math.sin(a * x) + (x * x) / 500])
        const kept = withoutStraight(curve)
        for (const [x, y] of curve) {
          const after = kept.findIndex(([next]) => next >= x)
          const [[x1, y1], [x2, y2]] = [kept[Math.max(after - 1, 0)] as Point, kept[after] as Point]
          const line = x2 === x1 ? y1 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
          const slope = x2 === x1 ? 0 : (y2 - y1) / (x2 - x1)
          expect(Math.abs(y - line) / Math.hypot(1, slope)).toBeLessThan(0.1)
        }
      },
    ),
  )
})

test('a closed curve keeps its shape', () => {
  const circle = Array.from({ length: 61 }, (_, at): Point => {
    const angle = (at * Math.PI) / 30
    return [50 * Math.cos(angle), 50 * Math.sin(angle)]
  })
  expect(withoutStraight(circle).length).toBeGreaterThan(25)
})
