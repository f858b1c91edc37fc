import { expect, test } from 'vitest'
import type { Point } from '../svg.ts'
import {
  binomial,
  correlation,
  fiveNumbers,
  leastSquares,
  median,
  normalFrom,
  polynomialFit,
  randomFrom,
} from './statistics.ts'

const POINTS: Point[] = [
  [1, 2],
  [2, 5],
  [3, 5],
  [4, 9],
  [5, 9],
]

test('the line of best fit and the correlation are computed from the points', () => {
  const { slope, intercept } = leastSquares(POINTS)
  expect(slope).toBeCloseTo(1.8)
  expect(intercept).toBeCloseTo(0.6)
  expect(correlation(POINTS)).toBeCloseTo(18 / Math.sqrt(10 * 36))
})

test('a curve of degree 1 is the line of best fit, and one of degree n − 1 meets all n points', () => {
  const straight = polynomialFit(POINTS, 1)
  for (const [x] of POINTS) expect(straight(x)).toBeCloseTo(0.6 + 1.8 * x)
  const exact = polynomialFit(POINTS, 4)
  for (const [x, y] of POINTS) expect(exact(x)).toBeCloseTo(y)
  const parabola = POINTS.map(([x]): Point => [x, x ** 2 - 3 * x])
  expect(polynomialFit(parabola, 2)(10)).toBeCloseTo(70)
})

test('the median and the quartiles split the values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(fiveNumbers([30, 1, 3, 4, 6, 7, 9, 9])).toEqual([1, 3.5, 6.5, 9, 30])
  expect(fiveNumbers([0, 2, 5, 8, 10])).toEqual([0, 1, 5, 9, 10])
})

test('the chances of a binomial distribution are exact, also for many trials', () => {
  expect(binomial(4, 0.5).map((chance) => chance * 16)).toEqual([1, 4, 6, 4, 1].map((ways) => expect.closeTo(ways)))
  const many = binomial(10_000, 0.3)
  expect(many.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
  expect(many.indexOf(Math.max(...many))).toBe(3_000)
  expect(binomial(3, 0)).toEqual([1, 0, 0, 0])
})

test('random numbers are spread evenly and repeat for a seed', () => {
  const random = randomFrom(7)
  const all = Array.from({ length: 10_000 }, random)
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 1)
  expect(randomFrom(7)()).toBe(all[0])
  const normal = Array.from({ length: 10_000 }, () => normalFrom(random))
  expect(normal.filter((one) => Math.abs(one) < 2).length / 10_000).toBeCloseTo(0.954, 1)
})
