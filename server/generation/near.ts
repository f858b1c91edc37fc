import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'
import * as catalog from '../catalog/service.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import * as mastery from '../mastery/service.ts'
import { tellingWords } from './curriculum/words.ts'
import type { Covered } from './engine.ts'

/**
 * Two names are near if they share at least this fraction of their words (Jaccard index). 'Binary search' and 'binary
 * search trees' share two of three words but are different things. The value was chosen with the pairs in near.test.ts.
 */
const FLOOR = 0.75
/** In names with at least this many words, one word may be missing. In shorter names, each word is essential. */
const WORDS_WITH_ONE_TO_SPARE = 4
const LETTERS_FOR_TYPO = 5
const LETTERS_OF_BEGINNING = 4
/** A prompt with more words than this is a description rather than a name. */
const MAX_WORDS = 8

/**
 * Finds a topic with nearly the requested name that the learner may see and hasn't practised. Null if the prompt is
 * exactly a name or contains a duration, because then no other topic can be meant.
 */
export async function findNear(
  deps: Pick<Deps, 'db' | 'meaning'>,
  { row, understanding }: { row: JobRow; understanding: Covered },
): Promise<{ id: string; title: string } | null> {
  if (understanding.exact || row.minutes !== null) return null
  const names = [row.prompt, understanding.canonicalTitle]
  const anyOf = names.flatMap(likelyParts)
  if (anyOf.length === 0) return null
  const topics = (await catalog.listTopicsCalled(deps, { uid: row.uid, anyOf, names }))
    .filter(({ generationOption, level }) => generationOption === row.generationOption && fits(level, row.level))
    .filter(({ title }) => sameNumbers(row.prompt, title))
    .map(({ id, title }) => ({ id, title, nearness: Math.max(...names.map((name) => nearness(name, title))) }))
    .filter((topic) => topic.nearness >= FLOOR)
    .sort((a, b) => b.nearness - a.nearness)
  for (const { id, title } of topics) {
    if (!(await mastery.hasPractised(deps.db, { uid: row.uid, topicId: id }))) return { id, title }
  }
  return null
}

const fits = (level: string, asked: string | null) => asked === null || level === asked

/** Whether a topic named `b` may be what a learner wants who has asked for `a`. */
export const isNear = (a: string, b: string) => sameNumbers(a, b) && nearness(a, b) >= FLOOR

function nearness(a: string, b: string) {
  const [left, right] = [distinctWords(a), distinctWords(b)]
  if (left.length === 0 || right.length === 0) return 0
  const shared = left.filter((word) => right.some((other) => isSameWord(word, other))).length
  return shared / (left.length + right.length - shared)
}

/** The words of a name. Different forms of the same word are counted once. */
const distinctWords = (name: string) => [...new Map(wordsOf(name).map((word) => [comparable(word), word])).values()]

/**
 * Search queries. A title that is near the name matches at least one of them. In each query, one word of the name is
 * missing or, if the name is short, replaced by its first letters, because the other letters may be misspelt.
 */
function likelyParts(name: string): string[] {
  // Numbers are left out, because `sameNumbers` compares their values.
  const words = [...new Set(wordsOf(name))].filter((word) => !isNumber(word))
  if (words.length > MAX_WORDS) return []
  return words.map((word, i) => {
    const others = words.toSpliced(i, 1)
    // The search treats the last word as a prefix.
    const rest = words.length < WORDS_WITH_ONE_TO_SPARE ? [...others, word.slice(0, LETTERS_OF_BEGINNING)] : others
    return rest.join(' ')
  })
}

const comparable = (word: string) =>
  numberOf.get(word) ?? stemmer(word.replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'))

/** The words of a name, split as in the search index: 'C++' and 'C' are different, and accents are ignored. */
const wordsOf = (name: string) =>
  tellingWords(
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/(?<=[a-z])\+\+/gi, 'plusplus')
      .replace(/(?<=[a-z])#/gi, 'sharp'),
  )

/**
 * Whether two words are forms of the same word, or differ by one typing error: a letter that is missing or added, or
 * two letters that are swapped.
 */
function isSameWord(a: string, b: string) {
  if (comparable(a) === comparable(b)) return true
  if (Math.min(a.length, b.length) < LETTERS_FOR_TYPO || a[0] !== b[0]) return false
  // A different letter doesn't count as a typing error, because it often makes another word: 'adsorption' and
  // 'absorption'.
  return a.length === b.length ? isSwapped(a, b) : distance(a, b) === 1
}

function isSwapped(a: string, b: string) {
  const i = [...a].findIndex((letter, at) => letter !== b[at])
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}

const NUMBER_WORDS = [
  ['one', 'first', 'i'],
  ['two', 'second', 'ii'],
  ['three', 'third', 'iii'],
  ['four', 'fourth', 'iv'],
  ['five', 'fifth', 'v'],
  ['six', 'sixth', 'vi'],
  ['seven', 'seventh', 'vii'],
  ['eight', 'eighth', 'viii'],
  ['nine', 'ninth', 'ix'],
  ['ten', 'tenth', 'x'],
]
const isNumber = (word: string) => /^\p{N}/u.test(word) || numberOf.has(word)
const numberOf = new Map(NUMBER_WORDS.flatMap((words, i) => words.map((word) => [word, String(i + 1)] as const)))

/**
 * Whether two names contain the same numbers, however these are written. 'World War 1' and 'World War II' are different
 * topics, although all other words are the same.
 */
const sameNumbers = (a: string, b: string) => numbersIn(a) === numbersIn(b)

function numbersIn(text: string) {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu) ?? []
  const numbers = words.flatMap((word, i) => {
    // A single letter only counts as a Roman numeral at the end: the 'I' in 'How do I …' isn't a number.
    if (/^\p{L}$/u.test(word) && i < words.length - 1) return []
    return /^\p{N}/u.test(word) ? word : (numberOf.get(word) ?? [])
  })
  return numbers.sort().join(' ')
}
