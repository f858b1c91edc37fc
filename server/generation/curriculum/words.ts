import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'

/** Words that ask, but do not say for what. */
const ASKING = new Set(
  `101 a about all an and any are as at basic basics be beginner beginners by can complete course crash do does dummies easy
  everything example examples explain explained for from fundamental fundamentals get give good guide have help how i im in intro
  introduction into is it kids know learn learning lesson lessons like make me my need new of on one or our overview
  please practice quick really refresher scratch show simple so some starter step study teach tell than that the their
  them there these they thing things this to topic tutorial understand understanding up us use used using want was way
  we what whats when where which who why with work working works would you your`.split(/\s+/),
)

/** Words that say a little; stemmed. */
export const VAGUE = new Set(
  `age ask best better call caus chang choos common compar creat differ find happen idea import kind list main mak mean name number
  part peopl person problem question read right rule solv spot stop thing type word write`.split(/\s+/),
)

/** Where Porter's stem would make one of two words, or two of one. */
const STEMS = new Map(
  Object.entries({
    https: 'https',
    recession: 'recession',
    recessive: 'recessive',
    atomicity: 'atomicity',
    soundness: 'soundness',
    lenses: 'len',
    viruses: 'viru',
    gases: 'ga',
    biases: 'bia',
    hypotheses: 'hypothesi',
    analyses: 'analysi',
    bases: 'base',
  }),
)

/** Porter's stem, of British and American spelling alike. */
export const stem = (word: string): string => STEMS.get(word) ?? stemmer(american(word))

const american = (word: string) =>
  word
    .replace(/is(?=(?:e|ed|er|ers|es|ing|ation|ations)$)/, 'iz')
    .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|al$)/, 'or')
    .replace(/tre(?=s?$)/, 'ter')

/** The words of a text that carry meaning, stemmed, in order. */
export const contentWords = (text: string): string[] => tellingWords(text).map(stem)

/** The same as they were written. */
export const tellingWords = (text: string): string[] => allWords(text).filter((word) => !ASKING.has(word))

/** The words of a text in lower case. */
export const allWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const MIN_LETTERS_FOR_TYPO = 6
const LETTERS_FOR_TWO_TYPOS = 8

/** The known word that `word` is most likely a misspelling of. */
export function correctSpelling(word: string, known: Iterable<string>): string | undefined {
  if (word.length < MIN_LETTERS_FOR_TYPO) return undefined
  const allowed = word.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1
  let best: { word: string; edits: number } | undefined
  for (const candidate of known) {
    // Whoever slips seldom slips at the first letter.
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    // Two letters swapped count as two edits, and are the commonest slip of all.
    const edits = isAnagram(word, candidate) ? 1 : distance(word, candidate)
    if (edits <= allowed && (!best || edits < best.edits)) best = { word: candidate, edits }
  }
  return best?.word
}

const isAnagram = (a: string, b: string) =>
  a.length === b.length && a[0] === b[0] && [...a].sort().join() === [...b].sort().join()
