import type { Range } from '../document.ts'

/** What is left in a sentence after elements were removed: empty brackets, and separators beside a bracket. */
const REMAINS = / ?\([ ,;:/]{0,8}\)| ?\[ ?\]|(?<=\()[ ,;:]{1,8}| ?[,;:]{1,8}(?= ?\))| (?=[,.;:!?)\]](?: |$))/g
const GAPS = /[\s\u00a0\u2007\u2009\u200a\u202f\u3000]+/g
/** Invisible characters: soft hyphens, zero-width characters and direction marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/** Several rounds are needed, because removing brackets may leave other empty brackets. */
const MAX_ROUNDS = 3
const MAX_MARKS = 1_000

type Mark = Range & { bold: boolean }
type Edited = { text: string; marks: Mark[] }

/** The last cut that starts before a position. `cuts` must be sorted. */
function lastBefore<Cut extends { start: number }>(cuts: Cut[], at: number): Cut | undefined {
  let [low, high] = [0, cuts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cuts[middle]?.start ?? at) < at) low = middle + 1
    else high = middle
  }
  return cuts[low - 1]
}

/** Replaces all matches in a text, and adjusts the positions of its marks. */
function replaceAll({ text, marks }: Edited, pattern: RegExp, by: string): Edited {
  let shift = 0
  const cuts = [...text.matchAll(pattern)].map(({ index: start, 0: found }) => {
    const cut = { start, end: start + found.length, shift }
    shift += found.length - by.length
    return cut
  })
  if (cuts.length === 0) return { text, marks }
  const moved = (at: number) => {
    const cut = lastBefore(cuts, at)
    if (!cut) return at
    if (cut.end > at) return cut.start - cut.shift + Math.min(at - cut.start, by.length)
    return at - cut.shift - (cut.end - cut.start - by.length)
  }
  return {
    text: text.replace(pattern, by),
    marks: marks.map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) })),
  }
}

/** Collects the text of one block and its emphasised ranges. */
export class Prose {
  #text = ''
  #marks: Mark[] = []

  get isBlank() {
    return this.#text.trim() === ''
  }
  get length() {
    return this.#text.length
  }
  add(text: string) {
    this.#text += text
  }
  /** Replaces the text after a position with the result of `by`. */
  replaceFrom(start: number, by: (text: string) => string) {
    this.#text = this.#text.slice(0, start) + by(this.#text.slice(start))
  }
  /** Emphasises the text after a position, as bold or as a link. */
  mark(start: number, bold: boolean) {
    if (this.#marks.length < MAX_MARKS && this.#text.slice(start).trim() !== '')
      this.#marks.push({ start, end: this.#text.length, bold })
  }

  /** Returns the cleaned text and its emphasised ranges: first bold text, then links outside of bold text. */
  finish(keepsLines: boolean): { text: string; emphasised: Range[] } {
    let edited: Edited = { text: this.#text, marks: this.#marks }
    edited = replaceAll(edited, UNSEEN, '')
    if (keepsLines) {
      edited = {
        text: edited.text
          .replace(/\u00a0/g, ' ')
          .replace(/^\n+/, '')
          .trimEnd(),
        marks: [],
      }
      return { text: edited.text, emphasised: [] }
    }
    edited = replaceAll(edited, GAPS, ' ')
    for (let round = 0; round < MAX_ROUNDS; round++) edited = replaceAll(edited, REMAINS, '')
    edited = replaceAll(edited, /^\s+|(?<!\s)\s+$/g, '')
    return { text: edited.text, emphasised: emphasisedIn(edited) }
  }
}

function emphasisedIn({ text, marks }: Edited): Range[] {
  const trimmed = marks.flatMap(({ start, end, bold }) => {
    const words = text.slice(start, end)
    const from = start + (words.length - words.trimStart().length)
    const to = end - (words.length - words.trimEnd().length)
    return from < to && /\p{L}/u.test(words) ? [{ start: from, end: to, bold }] : []
  })
  const bold = trimmed.filter((mark) => mark.bold)
  const chosen: Mark[] = []
  for (const mark of [...bold, ...trimmed.filter((mark) => !mark.bold)])
    if (!chosen.some(({ start, end }) => mark.start < end && start < mark.end)) chosen.push(mark)
  return chosen.map(({ start, end }) => ({ start, end }))
}
