import { createHash } from 'node:crypto'
import { WORDS_A_MINUTE } from '../../catalog/service.ts'
import { type Block, type MaterialDocument, type Place, placeOf } from '../../material/service.ts'
import { cohesionCuts } from './cohesion.ts'
import { readable } from './prose.ts'
import { countWords } from './wordForms.ts'

const SHORTEST_MINUTES = 8
const LONGEST_MINUTES = 20
const SHORTEST = SHORTEST_MINUTES * WORDS_A_MINUTE
const LONGEST = LONGEST_MINUTES * WORDS_A_MINUTE
const FEWEST_LESSONS = 3
/** How far a part may exceed the usual maximum, so that a short section doesn't have to become a separate lesson. */
const MOST_JOINED = 1.2

/** Consecutive blocks below one heading, from `first` to `last` (inclusive). */
type Section = { title: string | null; depth: number; first: number; last: number; words: number }

/** A part of a document that makes one lesson. */
export type Part = {
  /** Always the same for the same text of the same document. */
  key: string
  title: string
  /**
   * The title of the chapter that the part belongs to. Null if the part is a whole chapter or the source has no
   * chapters.
   */
  chapter: string | null
  start: number
  end: number
  firstPlace: Place | null
  lastPlace: Place | null
  words: number
  minutes: number
}

type Counted = { document: MaterialDocument; kept: boolean[]; wordsBefore: number[] }

/**
 * The parts of a document in the order of its text: divided at its headings or, if it has none, where its vocabulary
 * changes. `titleOf` returns a title for the n-th part, if it has no heading of its own.
 */
export function partsOf(document: MaterialDocument, titleOf: (position: number) => string): Part[] {
  const kept = readable(document)
  const wordsBefore = [0]
  document.blocks.forEach(({ start, end, kind }, at) => {
    const counts = kept[at] && kind !== 'other' ? countWords(document.text.slice(start, end)) : 0
    wordsBefore.push((wordsBefore[at] ?? 0) + counts)
  })
  const counted = { document, kept, wordsBefore }
  const total = wordsBefore.at(-1) ?? 0
  if (total === 0) return []
  const whole = { title: null, depth: 0, first: 0, last: document.blocks.length - 1, words: total }
  const most = Math.min(LONGEST / MOST_JOINED, Math.max(SHORTEST, Math.ceil(total / FEWEST_LESSONS)))
  const sections = split(counted, whole, most).filter(({ words }) => words > 0)
  return named(
    sections.map((section) => partOf(counted, section)),
    titleOf,
  )
}

function split(counted: Counted, section: Section, most: number): Section[] {
  // A section a little longer than the longest lesson is better left whole.
  if (section.words <= most * MOST_JOINED) return [section]
  const below = sectionsBelow(counted, section)
  if (below.length < 2) return byCohesion(counted, section, most)
  return merged(
    below.flatMap((child) => split(counted, child, most)),
    most,
  )
}

/**
 * The sections of the highest level of headings within a section. Text before the first heading belongs to the first
 * section.
 */
function sectionsBelow({ document: { blocks, text }, kept, wordsBefore }: Counted, within: Section): Section[] {
  const heads = blocks.flatMap(({ kind, level }, at) =>
    kind === 'heading' && kept[at] && at >= within.first && at <= within.last && (level ?? 1) > within.depth
      ? [{ at, level: level ?? 1 }]
      : [],
  )
  // A level with a single heading, such as that of the title, divides nothing.
  const levels = heads.map(({ level }) => level)
  const depth = Math.min(...levels.filter((level, at) => levels.indexOf(level) !== at))
  if (!Number.isFinite(depth)) return []
  // If the first heading has a higher level than `depth`, it is a title and doesn't begin a section.
  const starts = heads.filter(({ level }, place) => level === depth || (level < depth && place > 0)).map(({ at }) => at)
  return starts.map((at, place) => {
    const first = place === 0 ? within.first : at
    const last = (starts[place + 1] ?? within.last + 1) - 1
    const block = blocks[at] as Block
    const words = (wordsBefore[last + 1] ?? 0) - (wordsBefore[first] ?? 0)
    return { title: text.slice(block.start, block.end).trim(), depth, first, last, words }
  })
}

function byCohesion({ document, wordsBefore }: Counted, section: Section, most: number): Section[] {
  const cuts = cohesionCuts(document, section, Math.ceil(section.words / most))
  const firsts = [section.first, ...cuts]
  return firsts.map((first, place) => {
    const last = (firsts[place + 1] ?? section.last + 1) - 1
    return { ...section, first, last, words: (wordsBefore[last + 1] ?? 0) - (wordsBefore[first] ?? 0) }
  })
}

/** Joins neighbouring sections until they are long enough for a lesson. Chapters that are long enough aren't joined. */
function merged(sections: Section[], most: number): Section[] {
  const joined: (Section & { titles: string[] })[] = []
  for (const section of sections) {
    const before = joined.at(-1)
    const titles = section.title === null ? [] : [section.title]
    const sum = (before?.words ?? 0) + section.words
    const isSmall = Math.min(before?.words ?? 0, section.words) < SHORTEST / 2
    if (before && (isSmall ? sum <= most * MOST_JOINED : sum <= most && before.words < SHORTEST)) {
      before.last = section.last
      before.words += section.words
      before.titles.push(...titles)
    } else joined.push({ ...section, titles })
  }
  return joined.map(({ titles, ...section }) => ({
    ...section,
    title: titles.length === 0 ? section.title : spanOf([...new Set(titles)]),
  }))
}

const spanOf = (titles: string[]) => (titles.length < 2 ? (titles[0] ?? null) : `${titles[0]} – ${titles.at(-1)}`)

function partOf({ document, kept }: Counted, { title, first, last, words }: Section): Part {
  const inside = document.blocks.slice(first, last + 1).filter((_, at) => kept[first + at])
  const start = inside[0]?.start ?? 0
  const end = inside.at(-1)?.end ?? start
  const digest = createHash('sha256').update(document.text.slice(start, end)).digest('hex')
  return {
    key: `part-${digest.slice(0, 12)}`,
    title: title ?? '',
    chapter: chapterOf(document, first),
    start,
    end,
    firstPlace: placeOf(document, start),
    lastPlace: placeOf(document, Math.max(start, end - 1)),
    words,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  }
}

/**
 * The title of the chapter that a block is in. Chapters begin at the highest level that has several headings. Null if
 * there is no such level.
 */
function chapterOf({ blocks, text }: MaterialDocument, at: number): string | null {
  const heads = blocks.filter(({ kind }) => kind === 'heading')
  const levels = [...new Set(heads.map(({ level }) => level ?? 1))].sort((a, b) => a - b)
  const top = levels.find((level) => heads.filter((head) => (head.level ?? 1) === level).length > 1)
  const head =
    top === undefined
      ? undefined
      : blocks.slice(0, at + 1).findLast(({ kind, level }) => kind === 'heading' && (level ?? 1) <= top)
  return head ? text.slice(head.start, head.end).trim() : null
}

/** Adds titles to parts without a heading, numbers to equal titles, and suffixes to equal keys. */
function named(parts: Part[], titleOf: (position: number) => string): Part[] {
  const titles = parts.map(({ title }, at) => title || titleOf(at + 1))
  const taken = new Set<string>()
  const keys = new Set<string>()
  return parts.map((part, at) => {
    const title = titles[at] ?? ''
    const isRepeated = titles.filter((other) => other.toLowerCase() === title.toLowerCase()).length > 1
    const count = titles.slice(0, at + 1).filter((other) => other.toLowerCase() === title.toLowerCase()).length
    let own = isRepeated ? `${title} (${count})` : title
    while (taken.has(own.toLowerCase())) own = `${own} ·`
    taken.add(own.toLowerCase())
    let { key } = part
    while (keys.has(key)) key = `${key}-${at + 1}`
    keys.add(key)
    return { ...part, key, title: own, chapter: part.chapter === own ? null : part.chapter }
  })
}
