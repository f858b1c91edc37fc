import { el, line, pathThrough, round, type Svg } from '../svg.ts'
import { WHOLE } from './abc.ts'
import { accidental, flag, HEAD, head, rest, SPACE, WHOLE_HEAD } from './glyphs.ts'
import { type Shape, yOf } from './shape.ts'

type At = { shape: Shape; x: number }

const STEM_DX = HEAD - 0.8
const BEAM = 4.4
const BEAM_GAP = 6.6
const STEEPEST = 0.25
const TWO_LINES = 3

const colourOf = (colour: number | undefined) => (colour ? `fg-f${colour}` : 'fg-f')
const stemX = ({ isUp }: Shape, x: number) => x + (isUp ? STEM_DX : -STEM_DX)

/** A note with its accidentals, ledger lines, dots, stem and flags, or a rest. */
export function drawNote(shape: Shape, x: number, classes: string, beamedEnd: number | undefined): Svg {
  const { note, heads, signs, isUp } = shape
  if (heads.length === 0) return el('g', {}, ...(note.isHidden ? [] : drawRest(shape, x)))
  const kind = note.value === 64 ? 'whole' : note.value === 32 ? 'half' : 'filled'
  const body: Svg[] = [
    ...ledgerLines(shape, x),
    ...signs.map(({ step, dx, raised, colour }) => accidental(raised, x + dx, yOf(step), colourOf(colour))),
  ]
  const end = beamedEnd ?? shape.stemEnd
  if (end !== null) {
    const sx = stemX(shape, x)
    const [low, high] = [yOf(heads[0]?.step ?? 0), yOf(heads.at(-1)?.step ?? 0)]
    body.push(line(sx, isUp ? low : high, sx, end, 'fg-s fg-stem'))
    if (beamedEnd === undefined && !shape.isBeamed)
      for (let hook = 0; 8 >> hook >= note.value; hook += 1)
        body.push(flag(sx, end + (isUp ? 1 : -1) * hook * BEAM_GAP, isUp))
  }
  body.push(...heads.map(({ step, dx, tone }) => head(kind, x + dx, yOf(step), colourOf(tone.colour))))
  const right = Math.max(...heads.map(({ dx }) => dx)) + (note.value === 64 ? WHOLE_HEAD : HEAD)
  for (const { step } of heads) body.push(...dots(note.dots, x + right, step))
  return el('g', { class: classes }, ...body)
}

/** Dots are in the spaces between the lines, so the dots of a note on a line move up. */
function dots(count: number, x: number, step: number): Svg[] {
  const y = yOf(step % 2 === 0 ? step + 1 : step)
  return Array.from({ length: count }, (_, own) =>
    el('circle', { cx: round(x + 4 + own * 5.5), cy: round(y), r: 1.7, class: 'fg-f' }),
  )
}

/** A half rest lies on the middle line, and a whole rest hangs from the line above it, or from a single line. */
export const restAt = (value: number, x: number, isOnLine: boolean): Svg =>
  rest(value, x, yOf(isOnLine && value === WHOLE ? 2 : 4))

function drawRest({ note, isOnLine }: Shape, x: number): Svg[] {
  return [restAt(note.value, x, isOnLine), ...dots(note.dots, x + 5, 5)]
}

function ledgerLines({ note, heads }: Shape, x: number): Svg[] {
  const steps = heads.map(({ step }) => step)
  const [low, high] = [Math.min(...steps), Math.max(...steps)]
  const half = (note.value === 64 ? WHOLE_HEAD : HEAD) + 3
  const at: number[] = []
  for (let step = -2; step >= low; step -= 2) at.push(step)
  for (let step = 10; step <= high; step += 2) at.push(step)
  return at.map((step) => {
    const beyond = heads.filter((head) => (step < 0 ? head.step <= step : head.step >= step)).map(({ dx }) => dx)
    return line(x + Math.min(...beyond) - half, yOf(step), x + Math.max(...beyond) + half, yOf(step), 'fg-s')
  })
}

/** Beams for a group of notes, and where their stems end. */
export function drawBeam(group: readonly At[]): { body: Svg[]; ends: Map<Shape, number> } {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return { body: [], ends: new Map() }
  const { isUp } = first.shape
  const way = isUp ? 1 : -1
  const points = group.map(({ shape, x }) => ({ x: stemX(shape, x), y: shape.stemEnd ?? 0 }))
  const [x0, y0, x1, y1] = [points[0]?.x ?? 0, points[0]?.y ?? 0, points.at(-1)?.x ?? 0, points.at(-1)?.y ?? 0]
  const slope = Math.max(-STEEPEST, Math.min(STEEPEST, (y1 - y0) / (x1 - x0 || 1) / 2))
  const extra = Math.min(...group.map(({ shape }) => shape.note.value)) <= 2 ? BEAM_GAP : 0
  // The beam moves away from the heads until no stem is too short.
  const offsets = points.map(({ x, y }) => y - slope * (x - x0))
  const start = (isUp ? Math.min(...offsets) : Math.max(...offsets)) - way * extra
  const yAt = (x: number) => start + slope * (x - x0)
  const bar = (from: number, to: number, level: number) => {
    const down = way * level * BEAM_GAP
    return pathThrough(
      [
        [from - 0.6, yAt(from) + down],
        [to + 0.6, yAt(to) + down],
        [to + 0.6, yAt(to) + down + way * BEAM],
        [from - 0.6, yAt(from) + down + way * BEAM],
      ],
      'fg-f',
      { closed: true },
    )
  }
  const body = [bar(x0, x1, 0)]
  for (let level = 1; level < TWO_LINES; level += 1) {
    const has = (at: number) => (group[at]?.shape.note.value ?? 64) <= 8 >> level
    for (const [at, { x }] of points.entries()) {
      if (!has(at)) continue
      const next = points[at + 1]
      const before = points[at - 1]
      if (next && has(at + 1)) body.push(bar(x, next.x, level))
      else if (!(before && has(at - 1))) body.push(before ? bar(x - 7, x, level) : bar(x, x + 7, level))
    }
  }
  return { body, ends: new Map(group.map(({ shape }, at) => [shape, yAt(points[at]?.x ?? 0)])) }
}

/** An arc from a head to the next one of the same pitch, on the side away from the stem. */
export function drawTie({ heads, isUp }: Shape, from: number, to: number): Svg[] {
  return heads.map(({ step, dx }, index) => {
    const isBelow = heads.length === 1 ? isUp : index < heads.length / 2
    const way = isBelow ? 1 : -1
    const y = yOf(step) + way * (SPACE * 0.7)
    const [x1, x2] = [round(from + dx + 3), round(to - 3)]
    const middle = round((x1 + x2) / 2)
    return el('path', {
      d: `M${x1} ${round(y)}Q${middle} ${round(y + way * 9)} ${x2} ${round(y)}Q${middle} ${round(y + way * 6)} ${x1} ${round(y)}Z`,
      class: 'fg-f',
    })
  })
}
