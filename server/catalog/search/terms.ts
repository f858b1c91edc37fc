import { isTelling, stemOf, type Word, wordsOf } from './words.ts'

/** More words than this don't narrow down a search any further. */
const MAX_TERMS = 24

/**
 * A word that a text must contain, by its stem or, for the last word typed, by its beginning. Stop words are `small`.
 */
export type Term = { stem: string; prefix?: string; small?: boolean }

/** Converts what a person typed to search terms; empty if it contains no word. */
export function termsOf(typed: string): Term[] {
  const words = withoutLastSigns(wordsOf(typed)).map(({ word }) => word)
  const last = words.pop()
  if (last === undefined) return []
  const end = { ...termOf(last), prefix: last }
  const terms = new Map(words.map((word) => [stemOf(word), termOf(word)]))
  terms.delete(end.stem)
  return [...[...terms.values()].slice(0, MAX_TERMS), end]
}

const termOf = (word: string): Term => ({ stem: stemOf(word), small: !isTelling(word) })

/**
 * Drops the last character of a run without spaces, because the pairs cover it already, and by itself it would match
 * only at the end of a run in the text.
 */
const withoutLastSigns = (words: Word[]) =>
  words.filter((word, i) => {
    const before = words[i - 1]
    return !(before && before.end === word.end && before.start < word.start)
  })

/**
 * The positions of the search terms in a text; adjacent ones are merged. Stop words are marked only if there are no
 * other terms.
 */
export function marksOf(text: string, typed: Term[]): [start: number, end: number][] {
  const telling = typed.filter((term) => !term.small)
  const terms = telling.length > 0 ? telling : typed
  const marks: [number, number][] = []
  for (const { word, start, end } of wordsOf(text)) {
    const stem = stemOf(word)
    const isMeant = terms.some((term) => stem === term.stem || (term.prefix && word.startsWith(term.prefix)))
    if (!isMeant) continue
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}
