import { el, round, type Svg } from '../svg.ts'
import type { Path, Reader } from '../values.ts'

/** A part of a picture, whose upper edge is at 0. */
export type Block = { height: number; body: Svg[] }

/** What a part needs to know about the rest. */
export type Around = {
  reader: Reader
  path: Path
  language: 'python' | 'javascript'
  /** The most frames of a stack in any step, so that stacks stand on the same ground. */
  frames: number
}

/** Moves parts of a picture. */
export const moved = (x: number, y: number, body: Svg[]): Svg =>
  el('g', { transform: `translate(${round(x)} ${round(y)})` }, ...body)

/** A box that differs from the step before has a thick border, and its text is bold. */
export const boxOf = (isNew: boolean, colour?: number) =>
  `${colour ? `fg-w${colour} fg-s${colour}` : isNew ? 'fg-w2 fg-s2' : 'fg-box'}${isNew ? ' fg-curve' : ''}`
export const textOf = (isNew: boolean, classes = '') => [classes, isNew && 'fg-bold'].filter(Boolean).join(' ')
