import { editDistanceUpTo1 } from '../../answerText.ts'
import { isEnglishWord } from './englishWords.ts'
import { isSameVerb, isVariant } from './variants.ts'

/**
 * The minimum number of letters of a word in which a typing error is forgiven. Shorter words may be symbols, and
 * another letter often makes another word.
 */
export const LETTERS_OF_A_WORD = 5
const LETTERS_OF_A_SINGULAR = 4
/** Words with at least this many letters are also compared with their inflections. */
const LETTERS_OF_A_STEM = 4

/**
 * How closely two words match, from the closest to the most distant: the same word, another form of it, or a typing
 * error.
 */
export type Likeness = 'same' | 'form' | 'slip'

/**
 * Returns a word without accents and in a single spelling for British and American English. The tilde of ñ isn't
 * removed, because ñ is a letter of its own.
 */
export function plainSpelling(word: string): string {
  const bare = word
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[æ]/g, 'ae')
    .replace(/[œ]/g, 'oe')
  if (bare.length < LETTERS_OF_A_WORD) return bare
  return bare
    .replace(/^(defen|offen|licen|preten)c(?=e)/, '$1s')
    .replace(/([a-z]{3})our(?=s?$|ed$|ing$|al$|ist$|ite$|able$)/, '$1or')
    .replace(/([a-z]{2}[tb])re(?=s?$)/, '$1er')
    .replace(/([a-z]{3})is(?=e[sdr]?$|ing$|ations?$)/, '$1iz')
    .replace(/([a-z]{3}ly)s(?=e[sdr]?$|ing$)/, '$1z')
    .replace(/([a-z]{2})ll(?=ed$|ing$|ers?$)/, '$1l')
    .replace(/([a-z]{2})ogue(?=s?$)/, '$1og')
    .replace(/([a-z]{2})ae(?=[a-z]{2})/, '$1e')
    .replace(/^(?:oe|ae)(?=[a-z]{4})/, 'e')
}

const PLURALS: [ending: RegExp, more: string][] = [
  [/[^s]$/, 's'],
  [/(?:ch|sh|[lnrdsxzoji])$/, 'es'],
  [/e$/, 'n'],
]
const EXCHANGED: [one: string, many: string][] = [
  ['y', 'ies'],
  ['z', 'ces'],
  ['us', 'i'],
  ['um', 'a'],
  ['on', 'a'],
  ['is', 'es'],
  ['a', 'ae'],
  ['ex', 'ices'],
  ['ix', 'ices'],
  ['f', 'ves'],
  ['fe', 'ves'],
]

/** Whether one of two words is the plural of the other. */
export function isPlural(a: string, b: string): boolean {
  if (a === b) return false
  const [one, many] = a.length <= b.length ? [a, b] : [b, a]
  const isMore = PLURALS.some(([ending, more]) => many === one + more && ending.test(one))
  if (isMore) return one.length >= LETTERS_OF_A_SINGULAR || (one.length === 3 && !many.endsWith('ns'))
  return [one, many].some((first, at) =>
    EXCHANGED.some(([single, plural]) => {
      const other = at === 0 ? many : one
      const stem = first.slice(0, -single.length)
      return stem.length >= 3 && first.endsWith(single) && other === stem + plural
    }),
  )
}

const ENDINGS = new Set([
  '',
  'e',
  'ed',
  'd',
  'es',
  's',
  'er',
  'or',
  'ing',
  'ion',
  'ions',
  'al',
  'ly',
  'ive',
  'ment',
  'a',
  'o',
  'as',
  'os',
  'ado',
  'ada',
  'ar',
  'en',
  't',
])

/** Whether two words are related, as 'charge' and 'charged', or 'motivation' and 'motivated'. */
export function isRelated(a: string, b: string): boolean {
  if (a === b || isPlural(a, b) || isSameVerb(a, b)) return true
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same >= LETTERS_OF_A_STEM && ENDINGS.has(a.slice(same)) && ENDINGS.has(b.slice(same))
}

/**
 * Whether `given` is an adverb or an adjective derived from `key`: 'positively' from 'positive', 'tautological' from
 * 'tautology'.
 */
function isDerived(given: string, key: string): boolean {
  if (key.length < LETTERS_OF_A_WORD) return false
  const made = [`${key}ly`, `${key}ally`, key.replace(/le$/, 'ly')]
  if (/[ft]y$|logy$/.test(key)) made.push(key.replace(/y$/, 'ical'))
  return made.includes(given)
}

/** How closely a typed word matches a word of the key. Null if it is another word. */
export function compareWords(given: string, key: string, { inflects }: { inflects: boolean }): Likeness | null {
  if (given === key) return 'same'
  const [one, other] = [plainSpelling(given), plainSpelling(key)]
  if (one === other || isVariant(given, key)) return 'form'
  if (inflects && (isPlural(one, other) || isDerived(one, other))) return 'form'
  return (isSlip(given, key) || isSlip(one, other)) && !isAnotherWord(one, other) ? 'slip' : null
}

/**
 * Whether a word that may be misspelt is an English word of its own, with other consonants or another first letter:
 * 'ethnology' for 'ethology'. Words that differ only in their vowels are mostly spellings of the same word: 'aneurism'.
 */
const isAnotherWord = (given: string, key: string) =>
  (given[0] !== key[0] || consonantsOf(given) !== consonantsOf(key)) && isEnglishWord(given)
const consonantsOf = (word: string) => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

/** Whether two words differ by one typing error. Always false for short words. */
export function isSlip(given: string, key: string): boolean {
  if (letters(key) < LETTERS_OF_A_WORD || !isWordy(given) || !isWordy(key)) return false
  if (editDistanceUpTo1(given, key) !== 1) return false
  // An additional vowel at the beginning often makes another word: 'typical' and 'atypical', 'migration' and
  // 'emigration'.
  return !(given.length !== key.length && (/^[ae]/.test(given) ? given.slice(1) === key : given === key.slice(1)))
}

// Typing errors are only forgiven in words, because a different sign or digit is a different answer.
const isWordy = (text: string) => /^[\p{L}\p{M}'-]+$/u.test(text)
export const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
