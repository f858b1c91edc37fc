import type { Point } from '../svg.ts'
import type { Plot } from './schema.ts'

export const SAMPLES = 240
const STRAIGHT_PX = 0.03

export const isIn = ({ x, y }: Pick<Plot, 'x' | 'y'>, [px, py]: Point) =>
  px >= x[0] - 1e-9 && px <= x[1] + 1e-9 && py >= y[0] - 1e-9 && py <= y[1] + 1e-9

export const sample = (from: number, to: number) =>
  Array.from({ length: SAMPLES + 1 }, (_, step) => from + ((to - from) * step) / SAMPLES)

/** Leaves out the points that lie on the line between their neighbours, which halves the size of many pictures. */
export function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[index + 1]]
    if (!before || !next || offLine(point, before, next) > STRAIGHT_PX) kept.push(point)
  }
  return kept
}

/** How far a point is from the line between two others, or from the first of them if they're the same. */
function offLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const isBetween = (x - x1) * (x2 - x) + (y - y1) * (y2 - y) >= 0
  if (length === 0 || !isBetween) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
}

export const isFinitePoint = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y)

/** The parts of a curve inside the plot. A part ends at its edge, and where the curve jumps. */
export function visibleRuns(points: readonly Point[], { x, y }: Pick<Plot, 'x' | 'y'>): Point[][] {
  const [y0, y1] = y
  const isInside = (point: Point) => isIn({ x, y }, point)
  const runs: Point[][] = []
  let run: Point[] = []
  const end = () => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (!isFinitePoint(point) || (before && isFinitePoint(before) && Math.abs(point[1] - before[1]) > (y1 - y0) * 2)) {
      end()
      if (!isFinitePoint(point)) continue
    }
    if (isInside(point)) {
      if (run.length === 0 && before && isFinitePoint(before) && !isInside(before))
        run.push(edge(before, point, y0, y1))
      run.push(point)
    } else if (run.length > 0) {
      const last = run.at(-1)
      if (last) run.push(edge(point, last, y0, y1))
      end()
    }
  }
  end()
  return runs
}

/** The point where the line from outside to inside crosses the lower or upper edge. */
function edge([ox, oy]: Point, [ix, iy]: Point, y0: number, y1: number): Point {
  const bound = oy > y1 ? y1 : oy < y0 ? y0 : oy
  const share = oy === iy ? 0 : (bound - iy) / (oy - iy)
  return [ix + (ox - ix) * share, bound]
}
