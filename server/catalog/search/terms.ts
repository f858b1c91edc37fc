import { isTelling, stemOf, type Word, wordsOf } from './words.ts'

/** More words than this narrow nothing down any further. */
const MAX_TERMS = 24

/** What must stand in a text: a stem, or of the last word typed its beginning. Small words such as 'of' are `small`. */
export type Term = { stem: string; prefix?: string; small?: boolean }

/** What a person typed as what the index is asked for; none if it holds no word. */
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
 * In a run without spaces the pairs say everything: its last character by itself would have to end a run of the text
 * too.
 */
const withoutLastSigns = (words: Word[]) =>
  words.filter((word, i) => {
    const before = words[i - 1]
    return !(before && before.end === word.end && before.start < word.start)
  })

/** Where the words searched for stand in a text; those that touch are one. Small words are marked where there are no others. */
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
