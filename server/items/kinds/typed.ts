import { type Decimal, editDistanceUpTo1, foldText, parseDecimal, sameDecimal } from '../answerText.ts'
import type { TypedItem } from '../item.ts'

const LETTERS_FOR_A_SLIP = 5

type Wrong = TypedItem['wrong'][number]
type Folded = { text: string; number: Decimal | null }

/**
 * Compared without case, spaces and final punctuation; numbers by value; in longer words one slip of a key is
 * forgiven. The most literal match wins, so that an expected wrong answer is never read as a slip of the right one.
 */
export function score(
  given: string,
  key: Pick<TypedItem, 'answers' | 'wrong'>,
): { correct: boolean; matchedWrong?: Wrong } {
  const typed = fold(given)
  const right = key.answers.map(fold)
  const wrong = key.wrong.map((entry) => ({ entry, ...fold(entry.answer) }))

  for (const matches of [sameText, sameNumber]) {
    if (right.some((answer) => matches(typed, answer))) return { correct: true }
    const expected = wrong.find((answer) => matches(typed, answer))
    if (expected) return { correct: false, matchedWrong: expected.entry }
  }

  const slipOfWrong = wrong.find((answer) => isSlip(typed, answer))
  if (slipOfWrong) return { correct: false, matchedWrong: slipOfWrong.entry }
  return { correct: right.some((answer) => isSlip(typed, answer)) }
}

/** Whether two answers are the same, a slip not forgiven. */
export function isSameAnswer(a: string, b: string): boolean {
  return sameText(fold(a), fold(b)) || sameNumber(fold(a), fold(b))
}

function fold(text: string): Folded {
  return { text: foldText(text), number: parseDecimal(text) }
}

const sameText = (a: Folded, b: Folded) => a.text === b.text
const sameNumber = (a: Folded, b: Folded) => a.number !== null && b.number !== null && sameDecimal(a.number, b.number)

function isSlip(typed: Folded, answer: Folded): boolean {
  return isWordy(typed.text) && letters(answer.text) >= LETTERS_FOR_A_SLIP && isWordy(answer.text)
    ? editDistanceUpTo1(typed.text, answer.text) <= 1
    : false
}

// A changed sign or digit is another answer; only words may hold a slip.
const isWordy = (text: string) => /^[\p{L}\p{M}'-]+$/u.test(text)
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
