import { widthOf } from '../lettering.ts'
import { el, pathThrough, round, type Svg, text, WIDTH } from '../svg.ts'
import type { Path, Reader } from '../values.ts'
import type { Shown } from './schema.ts'

/** The room between two parts of a picture. */
export const GAP = 6

/** A part of a picture, whose upper edge is at 0. */
export type Block = { height: number; body: Svg[] }

/** What a part needs to know about the rest. */
export type Around = {
  reader: Reader
  path: Path
  language: 'python' | 'javascript'
  /** The most frames of a stack in any step, so that stacks stand on the same ground. */
  frames: number
  /** The widest text beside cells in any step, so that rows stand below each other. */
  side: number
  /** What stands right above. */
  above: Shown | undefined
}

/** Moves parts of a picture. */
export const moved = (x: number, y: number, body: Svg[]): Svg =>
  el('g', { transform: `translate(${round(x)} ${round(y)})` }, ...body)

/** A box that differs from the step before has a thick border, and its text is bold. */
export const boxOf = (isNew: boolean, colour?: number) =>
  `${colour ? `fg-w${colour} fg-s${colour}` : isNew ? 'fg-w2 fg-s2' : 'fg-box'}${isNew ? ' fg-curve' : ''}`
export const textOf = (isNew: boolean, classes = '') => [classes, isNew && 'fg-bold'].filter(Boolean).join(' ')

/** A bracket under a part of a row, with its label below. */
export function bracketBelow(left: number, right: number, y: number, label: string): Svg[] {
  const [middle, half] = [(left + right) / 2, widthOf(label) / 2]
  const [x, anchor] =
    middle + half > WIDTH - 2
      ? ([WIDTH - 2, 'end'] as const)
      : middle - half < 2
        ? ([2, 'start'] as const)
        : ([middle, 'middle'] as const)
  return [
    pathThrough(
      [
        [left, y],
        [left, y + 4],
        [right, y + 4],
        [right, y],
      ],
      'fg-s6',
    ),
    text(x, y + 18, label, { anchor, classes: 'fg-muted' }),
  ]
}
