import { widthOf } from '../lettering.ts'
import { QUARTER } from './abc.ts'
import type { Shape } from './shape.ts'

/** All that starts at the same time, on one staff or two. */
export type Column = {
  at: number
  /** Until the next column, or the end of the bar. */
  lasts: number
  /** By staff. */
  shapes: (Shape | undefined)[]
  /** Texts above and below, by row. Those in the same row may not touch. */
  texts: ReadonlyMap<string, string>
}
export type BarOfColumns = { columns: Column[]; at: number; lasts: number; end: string }

/** Where columns and bar lines stand. */
export type Placed = { xs: Map<Column, number>; ends: number[]; width: number }

const LEAD = 7
const PAD = 4
const AFTER = 8
const TEXT_GAP = 7
const LOOSEST = 2.2
const TIGHTEST = 0.4

/** How much room a length takes, apart from what is drawn. Twice as long takes less than twice the room. */
const roomFor = (lasts: number) => 12 + 17 * Math.sqrt(lasts / QUARTER)

const most = (column: Column, side: 'left' | 'right') =>
  Math.max(5, ...column.shapes.map((shape) => shape?.[side] ?? 0))

function placeAll(bars: readonly BarOfColumns[], from: number, factor: number): Placed {
  const xs = new Map<Column, number>()
  const ends: number[] = []
  const textEnds = new Map<string, number>()
  let x = from
  for (const { columns } of bars) {
    let free = x + LEAD
    for (const column of columns) {
      let own = free + most(column, 'left')
      for (const [row, said] of column.texts)
        own = Math.max(own, (textEnds.get(row) ?? -TEXT_GAP) + TEXT_GAP + widthOf(said, { bold: true }) / 2)
      xs.set(column, own)
      for (const [row, said] of column.texts) textEnds.set(row, own + widthOf(said, { bold: true }) / 2)
      const natural = own + roomFor(column.lasts) * factor
      free = Math.max(own + most(column, 'right') + PAD, natural - 5)
      x = Math.max(own + most(column, 'right') + AFTER, natural - 3)
    }
    ends.push(x)
  }
  return { xs, ends, width: Math.max(x, ...textEnds.values()) }
}

/** Spreads the bars of a line over its width, or returns null if there's no room for them. */
export function placeBars(bars: readonly BarOfColumns[], from: number, width: number): Placed | null {
  let [low, high] = [TIGHTEST, LOOSEST]
  if (placeAll(bars, from, low).width > width) return null
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2
    if (placeAll(bars, from, middle).width > width) high = middle
    else low = middle
  }
  return placeAll(bars, from, low)
}

/** Divides the bars into as few lines as possible, which are about equally full. Null if a bar has no room. */
export function breakIntoLines(
  bars: readonly BarOfColumns[],
  from: (isFirst: boolean) => number,
  width: number,
): BarOfColumns[][] | null {
  const breakAt = (limit: number) => {
    const lines: BarOfColumns[][] = []
    for (const bar of bars) {
      const last = lines.at(-1)
      const longer = last ? [...last, bar] : []
      if (last && placeAll(longer, from(lines.length === 1), 0.8).width <= limit) lines[lines.length - 1] = longer
      else lines.push([bar])
    }
    return lines
  }
  const fewest = breakAt(width)
  if (fewest.some((line, index) => placeBars(line, from(index === 0), width) === null)) return null
  for (let limit = width / 2; limit < width; limit += 12) {
    const lines = breakAt(limit)
    const fits = lines.every((line, index) => placeBars(line, from(index === 0), width) !== null)
    if (lines.length === fewest.length && fits) return lines
  }
  return fewest
}
