import { FigureProblem } from '../problem.ts'
import type { Point } from '../svg.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]) => sum(values) / values.length
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const half = sorted.length / 2
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}

/** The smallest value, the lower quartile, the median, the upper quartile and the largest value. */
export function fiveNumbers(values: readonly number[]): [number, number, number, number, number] {
  const sorted = ascending(values)
  const half = Math.floor(sorted.length / 2)
  const [least = Number.NaN, most = Number.NaN] = [sorted[0], sorted.at(-1)]
  return [least, median(sorted.slice(0, half)), median(sorted), median(sorted.slice(-half)), most]
}

/** The line with the smallest sum of squared vertical distances. */
export function leastSquares(points: readonly Point[]): { slope: number; intercept: number } {
  const { mx, my, xx, xy } = sumsOf(points)
  if (xx === 0) throw new FigureProblem('Points with the same x have no line of best fit.', ['points'])
  return { slope: xy / xx, intercept: my - (xy / xx) * mx }
}

/** The correlation coefficient. NaN if one of the quantities never changes. */
export function correlation(points: readonly Point[]): number {
  const { xx, xy, yy } = sumsOf(points)
  return xy / Math.sqrt(xx * yy)
}

function sumsOf(points: readonly Point[]) {
  const mx = mean(points.map(([x]) => x))
  const my = mean(points.map(([, y]) => y))
  return {
    mx,
    my,
    xx: sum(points.map(([x]) => (x - mx) ** 2)),
    xy: sum(points.map(([x, y]) => (x - mx) * (y - my))),
    yy: sum(points.map(([, y]) => (y - my) ** 2)),
  }
}

/**
 * The polynomial of this degree with the smallest sum of squared vertical distances. It's built from polynomials that
 * are orthogonal on the points, because powers of x would lose too many digits.
 */
export function polynomialFit(points: readonly Point[], degree: number): (x: number) => number {
  const xs = points.map(([x]) => x)
  if (new Set(xs).size <= degree)
    throw new FigureProblem(`A curve of degree ${degree} needs at least ${degree + 1} different x.`, ['degree'])
  const terms: { centre: number; ratio: number; weight: number }[] = []
  let before = xs.map(() => 0)
  let current = xs.map(() => 1)
  let rest = points.map(([, y]) => y)
  let normBefore = 1
  for (let power = 0; power <= degree; power++) {
    const norm = sum(current.map((value) => value ** 2))
    const weight = sum(current.map((value, at) => value * (rest[at] ?? 0))) / norm
    rest = rest.map((value, at) => value - weight * (current[at] ?? 0))
    const centre = sum(current.map((value, at) => (xs[at] ?? 0) * value ** 2)) / norm
    const ratio = power === 0 ? 0 : norm / normBefore
    terms.push({ centre, ratio, weight })
    const next = current.map((value, at) => ((xs[at] ?? 0) - centre) * value - ratio * (before[at] ?? 0))
    ;[before, current, normBefore] = [current, next, norm]
  }
  return (x) => {
    let [last, value, result] = [0, 1, 0]
    for (const { centre, ratio, weight } of terms) {
      result += weight * value
      ;[last, value] = [value, (x - centre) * value - ratio * last]
    }
    return result
  }
}

/** The chance of 0, 1, 2 … `trials` successes. */
export function binomial(trials: number, chance: number): number[] {
  if (chance <= 0 || chance >= 1)
    return Array.from({ length: trials + 1 }, (_, hits) => (hits === (chance <= 0 ? 0 : trials) ? 1 : 0))
  const chances: number[] = []
  let logarithm = trials * Math.log1p(-chance)
  for (let hits = 0; hits <= trials; hits++) {
    chances.push(Math.exp(logarithm))
    logarithm += Math.log(((trials - hits) / (hits + 1)) * (chance / (1 - chance)))
  }
  return chances
}

/** Random numbers from 0 to 1 that are always the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.trunc(seed) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random number from the normal curve with mean 0 and standard deviation 1 (Box and Muller). */
export const normalFrom = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Points with a mean of 0 and a standard deviation of 1 in both quantities, whose correlation is exactly r. */
export function cloudOf(count: number, r: number, seed: number): Point[] {
  const random = randomFrom(seed)
  const standard = (values: readonly number[]) => {
    const centre = mean(values)
    const sd = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
    return values.map((value) => (value - centre) / sd)
  }
  const xs = standard(Array.from({ length: count }, () => normalFrom(random)))
  const others = standard(Array.from({ length: count }, () => normalFrom(random)))
  const common = mean(xs.map((x, at) => x * (others[at] ?? 0)))
  const apart = standard(others.map((value, at) => value - common * (xs[at] ?? 0)))
  return xs.map((x, at) => [x, r * x + Math.sqrt(1 - r * r) * (apart[at] ?? 0)])
}
