import { type Decimal, editDistanceUpTo1, foldAllButCase, parseDecimal, sameDecimal } from '../../answerText.ts'
import type { TypedItem } from './item.ts'

/**
 * A text with fewer letters may be a symbol. Changing a letter of a symbol, or even its case, can change its meaning.
 */
const LETTERS_OF_A_WORD = 5

type Wrong = TypedItem['wrong'][number]
type Folded = { cased: string; text: string; number: Decimal | null }

/**
 * Ignores case, spaces and punctuation at the end, compares numbers by value, and forgives one typing error in longer
 * words. The most exact match is used, so that an expected wrong answer is never taken for a misspelling of the right
 * one. If a right and a wrong symbol differ only in case, such as Bm and BM, the one with fewer letters in a different
 * case is used.
 */
export function score(
  given: string,
  key: Pick<TypedItem, 'answers' | 'wrong'>,
): { correct: boolean; matchedWrong?: Wrong } {
  const typed = fold(given)
  const right = key.answers.map(fold)
  const wrong = key.wrong.map((entry) => ({ entry, ...fold(entry.answer) }))

  const other = wrong.find((answer) => right.some((key) => areSymbolsByCase(key, answer)) && sameText(typed, answer))
  if (other) {
    const nearest = Math.min(...right.filter((key) => sameText(typed, key)).map((key) => otherLetters(typed, key)))
    return nearest < otherLetters(typed, other) ? { correct: true } : { correct: false, matchedWrong: other.entry }
  }
  for (const matches of [sameText, sameNumber]) {
    if (right.some((answer) => matches(typed, answer))) return { correct: true }
    const expected = wrong.find((answer) => matches(typed, answer))
    if (expected) return { correct: false, matchedWrong: expected.entry }
  }

  const slipOfWrong = wrong.find((answer) => isSlip(typed, answer))
  if (slipOfWrong) return { correct: false, matchedWrong: slipOfWrong.entry }
  return { correct: right.some((answer) => isSlip(typed, answer)) }
}

/** Whether two answers count as the same without forgiving typing errors. */
export function isSameAnswer(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)]
  return (sameText(one, other) && !areSymbolsByCase(one, other)) || sameNumber(one, other)
}

/** Whether two texts differ only in case and are too short to be words, so that they are two different symbols. */
const areSymbolsByCase = (a: Folded, b: Folded) =>
  sameText(a, b) && a.cased !== b.cased && letters(a.text) < LETTERS_OF_A_WORD

/** The number of letters that differ in case. The texts must otherwise be the same. */
const otherLetters = (a: Folded, b: Folded) => [...a.cased].filter((letter, at) => letter !== [...b.cased][at]).length

function fold(text: string): Folded {
  const cased = foldAllButCase(text)
  return { cased, text: cased.toLowerCase(), number: parseDecimal(text) }
}

const sameText = (a: Folded, b: Folded) => a.text === b.text
const sameNumber = (a: Folded, b: Folded) => a.number !== null && b.number !== null && sameDecimal(a.number, b.number)

function isSlip(typed: Folded, answer: Folded): boolean {
  return isWordy(typed.text) && letters(answer.text) >= LETTERS_OF_A_WORD && isWordy(answer.text)
    ? editDistanceUpTo1(typed.text, answer.text) <= 1
    : false
}

// Typing errors are only forgiven in words, because a different sign or digit is a different answer.
const isWordy = (text: string) => /^[\p{L}\p{M}'-]+$/u.test(text)
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
