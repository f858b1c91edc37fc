import type { Entry } from './entries.ts'
import { contentWords, correctSpelling, isTelling, tellingWords, textWords } from './words.ts'

export type Names = {
  /** Whose name or alias the text is. */
  find(text: string): Entry | undefined
  /** The text's words, those that nobody knows corrected to words of names. */
  spell(text: string): string
}

/** From the closest to the loosest: letter by letter, without the words that ask, by stems. */
const WAYS = [textWords, tellingWords, contentWords].map((way) => (text: string) => way(text).join(' '))

export function createNames(entries: Entry[], isKnown: (word: string) => boolean): Names {
  const names = entries.flatMap((entry) => entry.names.map((name) => ({ name, entry })))
  // Of two that come to the same the shorter wins, else the one that comes first, so a subject before a unit.
  const byLength = names.sort((a, b) => textWords(a.name).length - textWords(b.name).length).reverse()
  const maps = WAYS.map((way) => new Map(byLength.map(({ name, entry }) => [way(name), entry])))
  const spellings = new Set(names.flatMap(({ name }) => tellingWords(name)))
  const spell = (text: string) =>
    textWords(text)
      .map((word) => (!isTelling(word) || isKnown(word) ? word : (correctSpelling(word, spellings) ?? word)))
      .join(' ')

  const findAsIs = (text: string) => {
    if (tellingWords(text).length === 0) return undefined
    return WAYS.map((way, i) => maps[i]?.get(way(text))).find((entry) => entry !== undefined)
  }
  return {
    find: (text) => findAsIs(text) ?? findAsIs(spell(text)),
    spell,
  }
}
