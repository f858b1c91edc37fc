import type { Range } from '../../document.ts'
import { normalised } from '../decode.ts'

const BREAK = '\n'

/** The text of one block while it's being read: white space collapsed, with emphasised ranges and line breaks. */
export class Run {
  #text = ''
  #emphasised: Range[] = []
  #begun: number[] = []
  #marks: number[] = []
  #keepsLines = false

  add(raw: string, { keepsLines = false } = {}) {
    const text = normalised(raw)
    this.#keepsLines = keepsLines
    if (keepsLines) {
      this.#text += text
      return
    }
    const collapsed = text.replace(/\s+/g, ' ')
    this.#text += this.#text === '' || /\s$/.test(this.#text) ? collapsed.replace(/^ /, '') : collapsed
  }

  breakLine() {
    this.#text = this.#text.replace(/ $/, '') + BREAK
  }

  beginEmphasis() {
    this.#begun.push(this.#text.length)
  }

  endEmphasis() {
    const start = this.#begun.pop()
    if (start !== undefined && this.#begun.length === 0) this.#emphasised.push({ start, end: this.#text.length })
  }

  mark() {
    this.#marks.push(this.#text.length)
  }

  /** Removes the text added since the last mark if `isMeant` returns true for it. */
  dropSinceMark(isMeant: (text: string) => boolean) {
    const mark = this.#marks.pop()
    if (mark !== undefined && isMeant(this.#text.slice(mark))) this.#text = this.#text.slice(0, mark)
  }

  /** Returns the text so far and starts a new block. Emphasis that hasn't ended continues in the new block. */
  take({ keepsLines }: { keepsLines: boolean }) {
    for (const start of this.#begun.slice(0, 1)) this.#emphasised.push({ start, end: this.#text.length })
    this.#begun = this.#begun.map(() => 0)
    const raw = this.#text
    const lines = raw
      .split(BREAK)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const isPre = keepsLines || this.#keepsLines
    const flat = isPre ? raw.replace(/^\n+/, '').trimEnd() : raw.replaceAll(BREAK, ' ').replace(/ {2,}/g, ' ').trim()
    const emphasised = isPre ? [] : rangesIn(raw, flat, this.#emphasised)
    this.#text = ''
    this.#emphasised = []
    this.#marks = []
    this.#keepsLines = false
    return { text: flat, lines, emphasised }
  }
}

/** Converts ranges of `raw` to ranges of `flat`. The two texts differ only in white space. */
function rangesIn(raw: string, flat: string, ranges: readonly Range[]): Range[] {
  if (ranges.length === 0) return []
  const dark = (text: string) => [...text.matchAll(/\S/g)].map(({ index }) => index)
  const [from, to] = [dark(raw), dark(flat)]
  return ranges.flatMap(({ start, end }) => {
    const first = from.findIndex((place) => place >= start)
    const last = from.findLastIndex((place) => place < end)
    const [a, b] = [to[first], to[last]]
    return first < 0 || last < first || a === undefined || b === undefined ? [] : [{ start: a, end: b + 1 }]
  })
}
