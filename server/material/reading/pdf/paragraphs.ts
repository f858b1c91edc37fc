import type { BlockKind, Range } from '../../document.ts'
import { areMadeLines } from '../lines.ts'
import type { Join } from './hyphens.ts'
import type { Line, Page } from './lines.ts'
import type { Style } from './style.ts'

/** A block with the page that it begins on. */
export type Found = { kind: BlockKind; level?: number; text: string; emphasised: Range[]; page: number }

type Group = { kind: BlockKind; level?: number; lines: Line[]; page: number }

const BULLET = /^\s*[•▪◦‣·∙●■–*-]\s+/
const NUMBER = /^\s*(?:\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/
const CAPTION = /^(?:fig(?:ure|\.)|table|abb(?:ildung|\.)|tab(?:elle|\.)|figura|tabla|cuadro|chart|diagram)\s*\d/i
const SENTENCE_END = /[.!?:…]["'”’»)\]]*$/
/** A new paragraph begins after a gap larger than this multiple of the usual line spacing. */
const PARAGRAPH_GAP = 1.35
const INDENT = 0.8
const SMALL = 0.88

/** Combines lines into headings, paragraphs, list items and captions, also across columns and pages. */
export function paragraphsOf(pages: readonly Page[], style: Style, join: Join): Found[] {
  const groups: Group[] = []
  for (const { number, lines } of pages) {
    const own: Group[] = []
    for (const [i, line] of lines.entries()) {
      const group = own.at(-1)
      const kind = kindOf(line, style)
      if (group && belongs(group, { line, next: lines[i + 1], kind, style })) group.lines.push(line)
      else own.push({ ...kind, lines: [line], page: number })
    }
    addPage(groups, own)
  }
  return groups.map((group) => foundOf(group, join))
}

type Kind = { kind: BlockKind; level?: number }

function kindOf(line: Line, style: Style): Kind {
  const level = style.levelOf(line)
  if (CAPTION.test(line.text) && level === undefined) return { kind: 'caption' }
  if (BULLET.test(line.text)) return { kind: 'item' }
  if (level !== undefined) return { kind: 'heading', level }
  if (NUMBER.test(line.text)) return { kind: 'item' }
  return { kind: line.mono || line.size < style.bodySize * SMALL ? 'other' : 'paragraph' }
}

function belongs(group: Group, given: { line: Line; next: Line | undefined; kind: Kind; style: Style }) {
  const { line, next, kind, style } = given
  const last = group.lines.at(-1)
  if (!last) return false
  const gap = last.y - line.y
  const size = Math.max(last.size, line.size)
  // A line further up is in the next column, or in a part of the page that comes later in the file.
  const isBelow = gap > -size * 0.5 && gap < Math.max(style.pitch, size * 1.2) * PARAGRAPH_GAP
  if (group.kind === 'heading')
    return kind.kind === 'heading' && kind.level === group.level && isBelow && gap < size * 1.8
  if (kind.kind === 'heading' || kind.kind === 'caption' || kind.kind === 'item') return false
  if (group.kind === 'caption') return isBelow && Math.abs(line.size - last.size) < 0.6
  if (group.kind === 'other' || kind.kind === 'other')
    return group.kind === 'other' && kind.kind === 'other' && isBelow && line.mono === last.mono
  if (!isBelow) return goesOnInColumn(group, last, line)
  if (group.kind === 'item') return line.left > (group.lines[0]?.left ?? 0) + 1
  return !isIndented(last, line, next) && !endsShort(group, last)
}

/** Whether the paragraph continues at the top of the next column. */
const goesOnInColumn = (group: Group, last: Line, line: Line) =>
  line.y > last.y && line.left > last.right && group.kind === 'paragraph' && !SENTENCE_END.test(last.text)

const isIndented = (last: Line, line: Line, next: Line | undefined) =>
  line.left - last.left > line.size * INDENT && (!next || line.left - next.left > line.size * INDENT || next.y > line.y)

function endsShort({ lines }: Group, last: Line) {
  const right = Math.max(...lines.map((line) => line.right))
  const left = Math.min(...lines.map((line) => line.left))
  return lines.length > 1 && last.right < right - (right - left) * 0.15 && SENTENCE_END.test(last.text)
}

/**
 * Adds the blocks of a page. If a paragraph continues from the page before, its lines are appended to that paragraph,
 * even if captions or tables come between them.
 */
function addPage(groups: Group[], own: Group[]) {
  const open = groups.findLast(({ kind }) => kind !== 'other' && kind !== 'caption')
  const first = own.find(({ kind }) => kind !== 'other' && kind !== 'caption')
  const [line] = first?.lines ?? []
  const last = open?.lines.at(-1)
  const goesOn =
    open &&
    first &&
    line &&
    last &&
    first.kind === 'paragraph' &&
    (open.kind === 'paragraph' || open.kind === 'item') &&
    !SENTENCE_END.test(last.text) &&
    (/^\p{Ll}/u.test(line.text) || /[-,\p{Ll}]$/u.test(last.text))
  if (goesOn) open.lines.push(...first.lines)
  groups.push(...own.filter((group) => !goesOn || group !== first))
}

function foundOf({ kind, level, lines, page }: Group, join: Join): Found {
  const texts = lines.map(({ text }) => text)
  const isVerse = kind === 'paragraph' && lines.length > 3 && areMadeLines(texts) && isRagged(lines)
  const isTable = kind === 'paragraph' && lines.length > 1 && texts.every((text) => !/\p{L}{3}/u.test(text))
  if (isVerse || isTable || (kind === 'other' && lines.every(({ mono }) => mono)))
    return { kind: 'other', text: texts.join('\n'), emphasised: [], page }
  const joined = joinedLines(lines, join)
  const mark = kind === 'item' ? (BULLET.exec(joined.text)?.[0] ?? NUMBER.exec(joined.text)?.[0] ?? '') : ''
  const emphasised = kind === 'heading' ? [] : joined.emphasised
  return {
    ...{ kind, page, text: joined.text.slice(mark.length) },
    ...(level !== undefined && { level }),
    emphasised: emphasised.flatMap(({ start, end }) =>
      end > mark.length ? [{ start: Math.max(start - mark.length, 0), end: end - mark.length }] : [],
    ),
  }
}

/** Whether many lines end before the right edge, as in verse. In prose, only the last line of a paragraph does. */
function isRagged(lines: readonly Line[]) {
  const right = Math.max(...lines.map((line) => line.right))
  const left = Math.min(...lines.map((line) => line.left))
  return (
    lines.slice(0, -1).filter((line) => line.right < right - (right - left) * 0.12).length > (lines.length - 1) * 0.4
  )
}

function joinedLines(lines: readonly Line[], join: Join) {
  let text = ''
  const emphasised: Range[] = []
  for (const line of lines) {
    if (text !== '') {
      const { keep, between } = join(text.slice(-80), line.text)
      text = text.slice(0, text.length - (text.slice(-80).length - keep)) + between
    }
    for (const { start, end } of line.emphasised) {
      const moved = { start: text.length + start, end: text.length + Math.min(end, line.text.length) }
      const last = emphasised.at(-1)
      if (last && moved.start - last.end <= 1) last.end = moved.end
      else emphasised.push({ start: Math.min(moved.start, moved.end), end: moved.end })
    }
    text += line.text
  }
  for (const range of emphasised) range.end = Math.min(range.end, text.length)
  return trimmed(text.replace(/\s/g, ' '), emphasised)
}

/** Trims a text, collapses its spaces, and adjusts the ranges. */
function trimmed(raw: string, ranges: readonly Range[]) {
  if (!/ {2}|^ | $/.test(raw)) return { text: raw, emphasised: [...ranges] }
  const before: number[] = []
  let text = ''
  for (const character of raw) {
    for (let i = 0; i < character.length; i++) before.push(text.length)
    if (character !== ' ' || (text !== '' && !text.endsWith(' '))) text += character
  }
  before.push(text.length)
  text = text.trimEnd()
  const at = (place: number) => Math.min(before[place] ?? text.length, text.length)
  return { text, emphasised: ranges.map(({ start, end }) => ({ start: at(start), end: at(end) })) }
}
