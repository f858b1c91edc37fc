import { FigureProblem } from '../problem.ts'
import { circle, line, type Point, pathThrough, rect, type Svg, text, WIDTH } from '../svg.ts'
import type { Vectors } from './schema.ts'

const HEIGHT = 240
const APART = 120
const RADIUS = 13
const LINES_PER_CHARGE = 12
const STEP = 3
const MOST_STEPS = 400

type Charge = { charge: number; label: string | undefined; x: number; y: number }

/** Field lines from positive to negative charges. Each is followed step by step in the direction of the field. */
export function drawField(
  given: NonNullable<Vectors['charges']>,
  top: number,
  isMagnet: boolean,
): { body: Svg[]; height: number } {
  if (given.some(({ charge }) => charge === 0)) throw new FigureProblem('A charge of 0 has no field.', ['charges'])
  const charges = given.map((one, index): Charge => {
    const x = given.length === 1 ? WIDTH / 2 : WIDTH / 2 + (index - 0.5) * APART
    return { charge: one.charge, label: one.label, x, y: top + HEIGHT / 2 }
  })
  const isInside = ([x, y]: Point) => x > 2 && x < WIDTH - 2 && y > top + 2 && y < top + HEIGHT - 2
  const total = charges.reduce((sum, { charge }) => sum + charge, 0)
  // Lines start at the charges whose sign predominates. Lines that don't reach another charge continue to the edge.
  // Other charges have lines that come from beyond the edge.
  const predominant = total >= 0 ? 1 : -1
  const body: Svg[] = []
  for (const { charge, x, y } of charges) {
    const sign = Math.sign(charge)
    const count = LINES_PER_CHARGE * Math.abs(charge)
    for (let at = 0; at < count; at++) {
      const angle = ((at + 0.5) / count) * 2 * Math.PI
      let point: Point = [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
      const points: Point[] = [point]
      for (let step = 0; step < MOST_STEPS && isInside(point); step++) {
        const first = directionAt(charges, point)
        const half: Point = [point[0] + (first[0] * STEP * sign) / 2, point[1] + (first[1] * STEP * sign) / 2]
        const second = directionAt(charges, half)
        point = [point[0] + second[0] * STEP * sign, point[1] + second[1] * STEP * sign]
        const reached = point
        points.push(point)
        if (
          charges.some(
            (one) => Math.sign(one.charge) !== sign && Math.hypot(one.x - reached[0], one.y - reached[1]) < RADIUS,
          )
        )
          break
      }
      if (sign !== predominant && isInside(point)) continue
      body.push(
        pathThrough(
          points.filter((_, step) => step % 3 === 0 || step === points.length - 1),
          'fg-s1 fg-thick',
        ),
      )
      body.push(...headOn(points, sign))
    }
  }
  if (isMagnet) body.push(...barOf(charges))
  for (const { charge, x, y, label } of charges) {
    if (label) body.push(text(x, top + HEIGHT + 14, label, { anchor: 'middle' }))
    if (isMagnet) continue
    body.push(
      circle(x, y, RADIUS, charge > 0 ? 'fg-w4 fg-s4' : 'fg-w1 fg-s1'),
      line(x - 6, y, x + 6, y, 'fg-s fg-curve'),
    )
    if (charge > 0) body.push(line(x, y - 6, x, y + 6, 'fg-s fg-curve'))
  }
  return { body, height: top + HEIGHT + (charges.some(({ label }) => label) ? 22 : 4) }
}

/** The magnet as a bar of two halves, north (where field lines start) and south. */
function barOf(charges: readonly Charge[]): Svg[] {
  return charges.flatMap(({ charge, x, y }, at) => {
    const end = x + (at === 0 ? -RADIUS : RADIUS)
    const colour = charge > 0 ? 4 : 1
    return [
      rect(end, y - RADIUS, WIDTH / 2 - end, 2 * RADIUS, `fg-box fg-s${colour} fg-thick`),
      rect(end, y - RADIUS, WIDTH / 2 - end, 2 * RADIUS, `fg-w${colour}`),
      text((end + WIDTH / 2) / 2, y + 5, charge > 0 ? 'N' : 'S', { anchor: 'middle', classes: 'fg-bold' }),
    ]
  })
}

function directionAt(charges: readonly Charge[], [x, y]: Point): Point {
  let [fx, fy] = [0, 0]
  for (const one of charges) {
    const distance = Math.max(1, Math.hypot(x - one.x, y - one.y))
    fx += (one.charge * (x - one.x)) / distance ** 3
    fy += (one.charge * (y - one.y)) / distance ** 3
  }
  const size = Math.hypot(fx, fy) || 1
  return [fx / size, fy / size]
}

/** A small head in the direction of the field, a little before the middle of the line. */
function headOn(points: readonly Point[], sign: number): Svg[] {
  const at = Math.floor(points.length * 0.45)
  const [here, next] = [points[at], points[at + 1]]
  if (!here || !next) return []
  const [ux, uy] = [((next[0] - here[0]) / STEP) * sign, ((next[1] - here[1]) / STEP) * sign]
  const wing = (side: number): Point => [here[0] - ux * 7 - uy * 3.2 * side, here[1] - uy * 7 + ux * 3.2 * side]
  return [pathThrough([here, wing(1), wing(-1)], 'fg-f1', { closed: true })]
}
