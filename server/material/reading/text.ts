import type { ReadBlock } from '../document.ts'
import { blockOf, type Reading } from './blocks.ts'
import { decode, normalised, onOneLine } from './decode.ts'
import { areMadeLines } from './lines.ts'
import type { Asked, Report } from './read.ts'

const HEADING_MAX_LENGTH = 90
/** If lines are longer than this, the text isn't wrapped, and each line is a paragraph. */
const PARAGRAPH_LINE = 120
const BULLET = /^\s*[-*•▪◦‣·]\s+/
const NUMBER = /^\s*(?:\(?\d{1,3}[.)]|\(?[a-z][.)])\s+/
const NUMBERED_HEADING = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u
const PART =
  /^(?:chapter|part|book|section|lesson|unit|capítulo|parte|sección|lección|kapitel|teil|abschnitt)\s+[\divxlc]+\b/i
const MARKDOWN_HEADING = /^#{1,6} \S.*$/gm

export async function readText(bytes: Uint8Array, report: Report, asked: Asked): Promise<Reading> {
  const text = normalised(decode(bytes, asked.charset))
  if ((text.match(MARKDOWN_HEADING)?.length ?? 0) > 1)
    return (await import('./markdown.ts')).readMarkdown(bytes, report, asked)
  return { declared: {}, blocks: blocksOfText(text) }
}

/** The paragraphs, headings and lists of a plain text, whether or not its lines are wrapped. */
export function* blocksOfText(text: string): Generator<ReadBlock> {
  const chunks = text.split(/\n[ \t]*(?:\n[ \t]*)+/).map((chunk) => chunk.replace(/^\n+/, '').trimEnd())
  for (const [i, chunk] of chunks.entries()) {
    if (chunk.trim() !== '') yield* blocksOfChunk(chunk, { next: chunks[i + 1], isFirst: i === 0 })
  }
}

type Around = { next: string | undefined; isFirst: boolean }

function* blocksOfChunk(chunk: string, around: Around): Generator<ReadBlock> {
  const lines = chunk.split('\n')
  const [first = '', second = ''] = lines
  const underlined = /^\s*(?:={3,}|-{3,}|~{3,})\s*$/.test(second)
  const level = underlined
    ? second.includes('=')
      ? 1
      : 2
    : headingLevel(first, { ...around, alone: lines.length === 1 })
  if (level !== undefined) {
    yield blockOf({ kind: 'heading', level, text: onOneLine(first) })
    const rest = lines.slice(underlined ? 2 : 1)
    if (rest.length > 0) yield* blocksOfLines(rest)
  } else yield* blocksOfLines(lines)
}

/**
 * The level of a heading, or undefined if the line isn't one. A heading is short, doesn't end like a sentence, and is
 * followed by text.
 */
function headingLevel(line: string, { alone, next, isFirst }: Around & { alone: boolean }): number | undefined {
  const text = onOneLine(line)
  if (text.length > HEADING_MAX_LENGTH || /[.;,]$/.test(text) || !/\p{L}{2}/u.test(text)) return undefined
  if (BULLET.test(line) || !alone || !next) return undefined
  if (PART.test(text)) return 1
  const number = NUMBERED_HEADING.exec(text)?.[1]
  // List items with blank lines between them look like headings, but each of them is followed by another item.
  if (number && !NUMBERED_HEADING.test(onOneLine(next.split('\n')[0] ?? ''))) return number.split('.').length
  if (number || /[:?!]$/.test(text) || /^\s/.test(line)) return undefined
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  if (isFirst || isCapitals) return 1
  const following = next.split('\n')
  const isFollowedByText = next.length > text.length && (following.length > 1 || /[.!?:]$/.test(next))
  return isFollowedByText && !areMadeLines(following) ? 2 : undefined
}

function* blocksOfLines(lines: readonly string[]): Generator<ReadBlock> {
  const items = itemsOf(lines)
  if (items) {
    for (const text of items) yield blockOf({ kind: 'item', text })
  } else if (lines.every((line) => /^\s*>/.test(line))) {
    yield blockOf({ kind: 'quote', text: onOneLine(lines.map((line) => line.replace(/^\s*>+/, '')).join(' ')) })
  } else if (lines.length > 1 && lines.some((line) => line.length > PARAGRAPH_LINE)) {
    for (const line of lines) yield blockOf({ kind: 'paragraph', text: onOneLine(line) })
  } else if (isSetApart(lines) || areMadeLines(lines)) {
    yield blockOf({ kind: 'other', text: lines.map((line) => line.trimEnd()).join('\n') })
  } else {
    yield blockOf({ kind: 'paragraph', text: joined(lines) })
  }
}

/** Whether the lines are code or a table: all of them are indented, or all have columns. */
const isSetApart = (lines: readonly string[]) =>
  lines.every((line) => /^(?: {4}|\t)/.test(line)) ||
  (lines.length > 1 && lines.every((line) => /\S(?:\t| {3,}|\s*\|\s*)\S/.test(line)))

/** Joins lines to one text, including words that are divided at the end of a line. */
const joined = (lines: readonly string[]) => onOneLine(lines.join('\n').replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1'))

/** The text of each item of a list. Undefined if the lines aren't a list. */
function itemsOf(lines: readonly string[]): string[] | undefined {
  const [first = ''] = lines
  const mark = [BULLET, NUMBER].find((pattern) => pattern.test(first))
  if (!mark) return undefined
  const items: string[][] = []
  for (const line of lines) {
    if (mark.test(line)) items.push([line.replace(mark, '')])
    else items.at(-1)?.push(line)
  }
  // A single item that begins with a number may be an ordinary sentence.
  if (items.length === 1 && lines.length > 1 && mark === NUMBER) return undefined
  return items.map(joined)
}
