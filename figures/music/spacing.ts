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
  /** The least room until the next column, in pixels. */
  least: number
}
export type BarOfColumns = { columns: Column[]; at: number; lasts: number; end: string }

/** Where columns and bar lines stand. */
export type Placed = { xs: Map<Column, number>; ends: number[]; width: number }

const LEAD = 7
const PAD = 4
const AFTER = 8
/** A title of a section starts this far to the left of its first note. */
export const SECTION_BEFORE = 7
/** The rows of texts above the notes, from the notes up. */
export const ABOVE = ['above', 'section']
const CLEF_END = 12
/** Many texts stand close together here, and some readers' fonts are wider than the estimate. */
export const WIDER = 1.15
const TEXT_GAP = 9
const LOOSEST = 2.2
const TIGHTEST = 0.4

/** How much room a length takes, apart from what is drawn. Twice as long takes less than twice the room. */
const roomFor = (lasts: number) => 12 + 17 * Math.sqrt(lasts / QUARTER)

const most = (column: Column, side: 'left' | 'right') =>
  Math.max(5, ...column.shapes.map((shape) => shape?.[side] ?? 0))

/** How far a text reaches to both sides. The title of a section starts at its first note, and other texts are centred. */
function sidesOf(row: string, said: string) {
  const width = widthOf(said, { bold: true }) * WIDER
  return row === 'section'
    ? { before: SECTION_BEFORE, after: width - SECTION_BEFORE }
    : { before: width / 2, after: width / 2 }
}

/** Texts below the first note keep clear of the clef, which reaches below its staff. */
const firstIn = (row: string) => (ABOVE.includes(row) ? -TEXT_GAP : CLEF_END)

function placeAll(bars: readonly BarOfColumns[], from: number, factor: number): Placed {
  const xs = new Map<Column, number>()
  const ends: number[] = []
  const textEnds = new Map<string, number>()
  let x = from
  for (const { columns } of bars) {
    let free = x + LEAD
    for (const column of columns) {
      let own = free + most(column, 'left')
      const sides = [...column.texts].map(([row, said]) => ({ row, ...sidesOf(row, said) }))
      for (const { row, before } of sides) own = Math.max(own, (textEnds.get(row) ?? firstIn(row)) + TEXT_GAP + before)
      xs.set(column, own)
      for (const { row, after } of sides) textEnds.set(row, own + after)
      const natural = own + Math.max(roomFor(column.lasts) * factor, column.least)
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
