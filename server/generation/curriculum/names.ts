import { contentWords, correctSpelling, isTelling, singularOf, tellingWords, textWords } from './words.ts'

export type Names<Named> = {
  /** Whose name or alias the text is. */
  find(text: string): Named | undefined
  /** The same of a text whose spelling is taken as it is. */
  findSpelled(text: string): Named | undefined
  /** The same letter by letter. */
  findLetters(text: string): Named | undefined
  /** The text with unknown words corrected to words of names. */
  spell(text: string): string
  /** Whether a word stands anywhere in the library, so that it is no misspelling. */
  isKnown(word: string): boolean
}

/** From the closest to the loosest: letter by letter, without the words that ask, by stems. */
const WAYS = [textWords, tellingWords, formsOf].map((way) => (text: string) => way(text).join(' '))

/** What a name may say around its one telling word, when the word alone is to stand for the whole. */
const FRAMES = [
  /^(?:an?|the|basics? of|basic|beginner|learn(?: to)?|intro(?:duction)? to) (?:an? |the )?/,
  /^(?:what (?:is|are|was)|how (?:do|does|did|to)|why (?:do|does|did|is|are)|when to) (?:(?:an?|the|i|we|you) )?/,
  / (?:basics|works?|explained|tutorial|guide|for (?:absolute )?(?:beginners|dummies|kids)|from scratch)$/,
]

/** In 'supervised learning' or 'order by' the words that ask belong to the name: neither 'supervised' nor 'order' means it. */
function mayShorten(name: string) {
  if (tellingWords(name).length !== 1) return true
  const words = textWords(name).join(' ')
  return !FRAMES.reduce((left, frame) => left.replace(frame, ''), words).includes(' ')
}

/** Stems; of a word that stands alone no more than its plural is taken off: 'marketing' is not 'markets'. */
function formsOf(text: string): string[] {
  const [first = '', ...others] = tellingWords(text)
  return others.length === 0 ? [singularOf(first)] : contentWords(text)
}

export function createNames<Named extends { names: string[] }>(
  entries: readonly Named[],
  isKnown: (word: string) => boolean,
  mostEdits?: number,
): Names<Named> {
  const names = entries.flatMap((entry) => entry.names.map((name) => ({ name, entry })))
  // If two come to the same, the shorter wins, then the one that comes first: a subject before a unit.
  const lengths = new Map(names.map(({ name }) => [name, textWords(name).length]))
  const byLength = names.sort((a, b) => (lengths.get(a.name) ?? 0) - (lengths.get(b.name) ?? 0)).reverse()
  const maps = WAYS.map((way, i) => {
    const kept = i === 0 ? byLength : byLength.filter(({ name }) => mayShorten(name))
    return new Map(kept.map(({ name, entry }) => [way(name), entry]))
  })
  const spellings = new Set(names.flatMap(({ name }) => tellingWords(name)))
  const spell = (text: string) =>
    textWords(text)
      .map((word) => (!isTelling(word) || isKnown(word) ? word : (correctSpelling(word, spellings, mostEdits) ?? word)))
      .join(' ')

  const findBy = (way: number, text: string) => maps[way]?.get(WAYS[way]?.(text) ?? '')
  const findLetters = (text: string) => findBy(0, text)
  const findSpelled = (text: string) => {
    // A text of nothing but words that ask is a name letter by letter, or none: 'IT', 'how to learn'.
    const ways = tellingWords(text).length === 0 ? [0] : WAYS.keys()
    for (const way of ways) {
      const found = findBy(way, text)
      if (found) return found
    }
    return undefined
  }
  return {
    find: (text) => findSpelled(text) ?? findSpelled(spell(text)),
    findSpelled,
    findLetters,
    spell,
    isKnown,
  }
}
