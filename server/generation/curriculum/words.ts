import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'

/** Stop words. They may be used to ask for something, but don't say for what. */
const ASKING = new Set(
  `101 a about across all am an and any are as at basic basics be been beginner beginners between by can complete could
  course crash did do does dummies during easy everything example examples explain explained for from fundamental
  fundamentals get give good guide had has have help how i im in into intro introduction is it just kids know learn
  learning lesson lessons like make many me much my need new of on one or our overview please practice quick really
  refresher scratch should show simple so some starter step study teach tell than that the their them there these
  they thing things this through to topic towards tutorial understand understanding us use used using versus very
  vs want was way we were what whats when where which who why will with work working works would you your`.split(/\s+/),
)

/** Stems of words that say little about what is being asked for. */
const VAGUE = new Set(
  `ask bad best better call caus choos common creat differ happen idea kind main mak peopl person question role spot start stop thing time`.split(
    /\s+/,
  ),
)

export const isVague = (stemmed: string) => VAGUE.has(stemmed)

/**
 * The maximum size of the cache of stems. The library's 12,000 words are stemmed again and again, but words from
 * prompts must not fill the memory.
 */
const MAX_STEMS = 50_000

/**
 * Cache of stems. It starts with exceptions, because Porter's stemmer would confuse two words or separate forms of one
 * word.
 */
const STEMS = new Map(
  Object.entries({
    https: 'https',
    functional: 'functional',
    recession: 'recession',
    recessive: 'recessive',
    atomicity: 'atomicity',
    soundness: 'soundness',
    absolutism: 'absolutism',
    lenses: 'len',
    viruses: 'viru',
    gases: 'ga',
    biases: 'bia',
    hypotheses: 'hypothesi',
    analyses: 'analysi',
    bases: 'base',
  }),
)

/** The Porter stem of a word. It is the same for British and American spelling. */
export function stem(word: string): string {
  const known = STEMS.get(word)
  if (known !== undefined) return known
  const made = stemmer(american(word))
  if (STEMS.size < MAX_STEMS) STEMS.set(word, made)
  return made
}

/**
 * A form that is the same for a word and its plural, in British and American spelling: 'virus' and 'viruses',
 * 'database' and 'databases'.
 */
export const singularOf = (word: string): string =>
  american(word)
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=s|x|z|ch|sh)e$/, '')

const american = (word: string) =>
  word
    .replace(/is(?=(?:e|ed|er|ers|es|ing|ation|ations)$)/, 'iz')
    .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|al$)/, 'or')
    .replace(/tre(?=s?$)/, 'ter')

/** The words of a text that carry meaning, stemmed, in order. */
export const contentWords = (text: string): string[] => tellingWords(text).map(stem)

/** The words of a text that carry meaning, unchanged. */
export const tellingWords = (text: string): string[] => textWords(text).filter(isTelling)

export const isTelling = (word: string) => !ASKING.has(word)

/** The words of a text in lower case. */
export const textWords = (text: string): string[] =>
  namingTheCountry(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Replaces 'US' with 'usa' if it means the country, as in 'the US constitution', but not in 'teach us'. */
const namingTheCountry = (text: string) =>
  (text === text.toUpperCase() ? text : text.replace(/\bU\.?S\.?(?:A\b\.?)?(?!\p{L})/gu, 'usa')).replace(
    /(?<=^\s*|\bthe\s+)us\b/giu,
    'usa',
  )

const MIN_LETTERS_FOR_TYPO = 6
const LETTERS_FOR_TWO_TYPOS = 8

/** The known word that `word` most likely misspells, at most `most` edits away; undefined if there is none. */
export function correctSpelling(word: string, known: Iterable<string>, most = 2): string | undefined {
  if (word.length < MIN_LETTERS_FOR_TYPO) return undefined
  const allowed = Math.min(most, word.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1)
  let best: { word: string; edits: number } | undefined
  for (const candidate of known) {
    // The first letter of a word is rarely mistyped.
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    // Swapping two letters would count as two edits, but is treated as one, because it is the most common typing error.
    const edits = isAnagram(word, candidate) ? 1 : distance(word, candidate)
    if (edits <= allowed && (!best || edits < best.edits)) best = { word: candidate, edits }
  }
  return best?.word
}

const isAnagram = (a: string, b: string) =>
  a.length === b.length && a[0] === b[0] && [...a].sort().join() === [...b].sort().join()
