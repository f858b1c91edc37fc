import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'

/** Words that ask, but do not say for what. */
const ASKING = new Set(
  `a about all an and any are as at basic basics be beginner beginners by can complete course crash do does dummies easy
  everything example examples explain explained for from fundamental fundamentals get give good guide have help how i im in intro
  introduction into is it kids know learn learning lesson lessons like make me my need new of on one or our overview
  please practice quick really refresher scratch show simple so some starter step study teach tell than that the their
  them there these they thing things this to topic tutorial understand understanding up us use used using want was way
  we what whats when where which who why with work working works would you your`.split(/\s+/),
)

/** The words of a text that carry meaning, stemmed (Porter), in order. */
export const contentWords = (text: string): string[] => tellingWords(text).map((word) => stemmer(word))

/** The same as they were written. */
export function tellingWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).filter((word) => !ASKING.has(word))
}

const MIN_LETTERS_FOR_TYPO = 5
const LETTERS_FOR_TWO_TYPOS = 8

/** The known word that `word` is most likely a misspelling of. */
export function correctSpelling(word: string, known: Iterable<string>): string | undefined {
  if (word.length < MIN_LETTERS_FOR_TYPO) return undefined
  const allowed = word.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1
  let best: { word: string; edits: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed || candidate.length < MIN_LETTERS_FOR_TYPO - 1) continue
    // Two letters swapped count as two edits, and are the commonest slip of all.
    const edits = isAnagram(word, candidate) ? 1 : distance(word, candidate)
    if (edits <= allowed && (!best || edits < best.edits)) best = { word: candidate, edits }
  }
  return best?.word
}

const isAnagram = (a: string, b: string) =>
  a.length === b.length && a[0] === b[0] && [...a].sort().join() === [...b].sort().join()
