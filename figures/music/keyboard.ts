import { LINE_PX, widthOf } from '../lettering.ts'
import { inside, rowsFor } from '../rows.ts'
import { el, line, rect, round, type Svg, text, WIDTH } from '../svg.ts'
import type { Part } from './parts.ts'
import { hertzOf, midiOf, nameOf, type Pitch } from './pitch.ts'
import { drawStep, sayStep } from './system.ts'

const EDGE = 1
const HEIGHT = 92
const BLACK_HEIGHT = 56
const WIDEST = 30
const DOT = 7
const STEP_ROOM = 30

/** The semitones above C of the white keys, and for each black key its two names. */
const WHITE = [0, 2, 4, 5, 7, 9, 11]
const BLACK_NAMES: Readonly<Record<number, readonly [sharp: string, flat: string]>> = {
  1: ['C♯', 'D♭'],
  3: ['D♯', 'E♭'],
  6: ['F♯', 'G♭'],
  8: ['G♯', 'A♭'],
  10: ['A♯', 'B♭'],
}
const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B']

const isWhite = (midi: number) => WHITE.includes(midi % 12)

/** Where each key stands. The outermost keys are white, because a black one would be cut off. */
export function keysOf(from: number, to: number, width = WIDTH) {
  const first = isWhite(from) ? from : from - 1
  const last = isWhite(to) ? to : to + 1
  const midis = Array.from({ length: last - first + 1 }, (_, own) => first + own)
  const whites = midis.filter(isWhite)
  const key = Math.min(WIDEST, (width - 2 * EDGE) / whites.length)
  const left = (width - key * whites.length) / 2
  const middleOf = (midi: number) =>
    isWhite(midi) ? left + (whites.indexOf(midi) + 0.5) * key : left + (whites.indexOf(midi - 1) + 1) * key
  return { midis, middleOf, wide: (midi: number) => (isWhite(midi) ? key : key * 0.62) }
}

/** A keyboard with its marked keys, their names, and arcs between them. */
export function drawKeyboard(part: Part, from: number, to: number, top: number): { body: Svg[]; bottom: number } {
  const { marks, given, staves } = part
  const look = given.keyboard
  const names = look?.names
  const { midis, middleOf, wide } = keysOf(from, to)
  const byKey = new Map(marks.map((mark, index) => [midiOf(mark.pitch), { ...mark, index }]))
  const hasBlackNames = names === 'all'
  const hasDots = look?.dots ?? true
  const y = top + (hasBlackNames ? 2 * LINE_PX + 4 : 0) + (look?.steps ? STEP_ROOM : 0)
  const labels: Svg[] = []

  const drawKey = (midi: number): Svg => {
    const white = isWhite(midi)
    const [x, w, h] = [middleOf(midi) - wide(midi) / 2, wide(midi), white ? HEIGHT : BLACK_HEIGHT]
    const mark = byKey.get(midi)
    // A part with a staff is heard from the staff, so its keys are found by their pitch.
    const sound = mark && staves.length === 0 && !look?.together ? ` fg-n${part.firstSound + mark.index}` : ''
    const together = mark && look?.together && staves.length === 0 ? ` fg-n${part.firstSound}` : ''
    const body: Svg[] = [rect(x, y, w, h, white ? 'fg-key' : 'fg-key-black', 2)]
    const middle = middleOf(midi)
    if (mark && hasDots) {
      const colour = mark.colour ?? 1
      body.push(
        el('circle', {
          cx: round(middle),
          cy: y + h - (white ? 28 : 13),
          r: Math.min(DOT, w / 2 - 1.5),
          class: `fg-f${colour} fg-mark`,
        }),
      )
    }
    const said = nameOnKey(midi, mark?.pitch, names)
    if (white && said)
      body.push(
        text(middle, y + HEIGHT - 9, said, {
          anchor: 'middle',
          classes: mark && hasDots ? 'fg-key-name fg-bold' : 'fg-key-name',
        }),
      )
    return el('g', { class: `fg-note fg-k${midi}${sound}${together}` }, ...body)
  }
  const body = [...midis.filter(isWhite), ...midis.filter((midi) => !isWhite(midi))].map(drawKey)

  if (hasBlackNames) {
    for (const midi of midis.filter((each) => !isWhite(each))) {
      const [sharp, flat] = BLACK_NAMES[midi % 12] ?? ['', '']
      labels.push(
        text(middleOf(midi), y - 4 - LINE_PX, sharp, { anchor: 'middle' }),
        text(middleOf(midi), y - 4, flat, { anchor: 'middle' }),
      )
    }
  } else if (names === 'marked' || names === 'white') {
    for (const { pitch } of marks.filter(({ pitch }) => !isWhite(midiOf(pitch))))
      labels.push(
        text(middleOf(midiOf(pitch)), y - 4 - (look?.steps ? STEP_ROOM - 4 : 0), nameOf(pitch), {
          anchor: 'middle',
          classes: 'fg-bold',
        }),
      )
  }
  if (look?.steps)
    labels.push(
      ...steps(
        marks.map(({ pitch }) => midiOf(pitch)),
        middleOf,
        y - 2,
      ),
    )
  const under = labelsUnder(part, middleOf, y + HEIGHT)
  return { body: [...body, ...labels, ...under.body], bottom: under.bottom }
}

function nameOnKey(midi: number, marked: Pitch | undefined, names: string | undefined): string {
  if (names === undefined || (names === 'marked' && !marked)) return ''
  if (marked) return nameOf(marked)
  return LETTERS[WHITE.indexOf(midi % 12)] ?? ''
}

const steps = (midis: readonly number[], middleOf: (midi: number) => number, y: number): Svg[] =>
  midis.flatMap((midi, index) => {
    const next = midis[index + 1]
    return next === undefined ? [] : drawStep(middleOf(midi) + 2, middleOf(next) - 2, y, sayStep(next - midi), true)
  })

/** What stands below marked keys, in as many rows as it needs, each joined to its key by a line. */
function labelsUnder({ marks }: Part, middleOf: (midi: number) => number, y: number) {
  const said = marks.flatMap(({ pitch, label, hertz }) => {
    const midi = midiOf(pitch)
    const hz = `${nameOf(pitch, true)} = ${hertzOf(midi).toFixed(1).replace(/\.0$/, '')} Hz`
    const words = [label, hertz ? hz : undefined].filter(Boolean).join(', ')
    if (words === '') return []
    const wide = widthOf(words, { bold: true })
    const left = inside(middleOf(midi), wide, [1, WIDTH - 1])
    return [{ words, x: middleOf(midi), left, from: left, to: left + wide }]
  })
  if (said.length === 0) return { body: [], bottom: y + 4 }
  const rows = rowsFor(said)
  const baseOf = (index: number) => y + 22 + (rows[index] ?? 0) * (LINE_PX + 2)
  const body = [
    ...said.map(({ x }, index) => line(x, y + 1, x, baseOf(index) - 12, 'fg-axis')),
    // Text at the right edge ends there, however wide it is.
    ...said.map(({ words, left, to }, index) =>
      to >= WIDTH - 2
        ? text(WIDTH - 1, baseOf(index), words, { anchor: 'end', classes: 'fg-bold fg-halo' })
        : text(left, baseOf(index), words, { classes: 'fg-bold fg-halo' }),
    ),
  ]
  return { body, bottom: y + 28 + Math.max(...rows) * (LINE_PX + 2) }
}
