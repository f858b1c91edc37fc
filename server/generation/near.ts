import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'
import * as catalog from '../catalog/service.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import * as mastery from '../mastery/service.ts'
import { tellingWords } from './curriculum/words.ts'
import type { Covered } from './engine.ts'

/**
 * Two names are near when they share this part of all their words (Jaccard). 'Binary search' and 'binary search trees' share
 * two of three and are two things; set by the pairs in near.test.ts.
 */
const FLOOR = 0.75
/** From so many words on, one may be missing; below, each of them tells one thing from another. */
const WORDS_WITH_ONE_TO_SPARE = 4
const LETTERS_FOR_TYPO = 5
const LETTERS_OF_BEGINNING = 4
/** More words than this are a description, and no name. */
const MAX_WORDS = 8

/**
 * A topic of nearly the name that was asked for, which the learner may see and has not practised. Where the prompt is a
 * whole name or says how long it shall take, nothing but that can be meant.
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

/** Whether a learner who asks for the one may be content with the other. */
export const isNear = (a: string, b: string) => sameNumbers(a, b) && nearness(a, b) >= FLOOR

function nearness(a: string, b: string) {
  const [left, right] = [distinctWords(a), distinctWords(b)]
  if (left.length === 0 || right.length === 0) return 0
  const shared = left.filter((word) => right.some((other) => isSameWord(word, other))).length
  return shared / (left.length + right.length - shared)
}

/** Each word once, in whatever form it stands. */
const distinctWords = (name: string) => [...new Map(wordsOf(name).map((word) => [comparable(word), word])).values()]

/** What a near title must have of a name: all words, one of them perhaps misspelt behind its beginning, or all but one. */
function likelyParts(name: string): string[] {
  // Numbers are compared by what they mean, however they are written.
  const words = [...new Set(wordsOf(name))].filter((word) => !isNumber(word))
  if (words.length > MAX_WORDS) return []
  return words.map((word, i) => {
    const others = words.toSpliced(i, 1)
    // The last word of a search is a beginning.
    const rest = words.length < WORDS_WITH_ONE_TO_SPARE ? [...others, word.slice(0, LETTERS_OF_BEGINNING)] : others
    return rest.join(' ')
  })
}

const comparable = (word: string) =>
  numberOf.get(word) ?? stemmer(word.replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'))

/** As the index has them: 'C++' and 'C' are two, accents make no difference. */
const wordsOf = (name: string) =>
  tellingWords(
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/(?<=[a-z])\+\+/gi, 'plusplus')
      .replace(/(?<=[a-z])#/gi, 'sharp'),
  )

/** In another form, or with one slip: a letter left out or doubled, or two swapped. */
function isSameWord(a: string, b: string) {
  if (comparable(a) === comparable(b)) return true
  if (Math.min(a.length, b.length) < LETTERS_FOR_TYPO || a[0] !== b[0]) return false
  // Another letter in place of one is no slip but another word: 'adsorption' and 'absorption'.
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

/** 'World War 1' and 'World War II' differ in nothing else, and could differ in nothing more. */
const sameNumbers = (a: string, b: string) => numbersIn(a) === numbersIn(b)

function numbersIn(text: string) {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu) ?? []
  const numbers = words.flatMap((word, i) => {
    // 'How do I …' asks, and names no first; a single letter counts at the end alone.
    if (/^\p{L}$/u.test(word) && i < words.length - 1) return []
    return /^\p{N}/u.test(word) ? word : (numberOf.get(word) ?? [])
  })
  return numbers.sort().join(' ')
}
