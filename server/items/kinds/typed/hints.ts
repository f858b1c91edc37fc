import { count, rangeOf } from '../../amounts.ts'
import { escapeMarkdown } from '../../markdownText.ts'
import { parseNumber } from '../../numberText.ts'

const LETTERS_TO_NAME_THE_FIRST = 4

export function narrowing(answer: string): string[] {
  const words = answer.split(/\s+/).length
  const letters = answer.match(/\p{L}/gu)?.length ?? 0
  if (letters < answer.replace(/\s/g, '').length / 2) return ofSigns(answer)
  const first = escapeMarkdown([...answer][0] ?? '')
  const length = words > 1 ? `${count(words, 'word')}, ${count(letters, 'letter')} together` : count(letters, 'letter')
  const begins = `The answer has ${length}, and begins with “${first}”.`
  return [
    ...(letters >= LETTERS_TO_NAME_THE_FIRST ? [begins] : []),
    `The answer has ${length}.`,
    'The answer is short.',
  ]
}

/** A number, a fraction, a formula, a piece of code. */
function ofSigns(answer: string): string[] {
  const value = parseNumber(answer)
  if (value === null) return [`The answer is written with ${count(answer.replace(/\s/g, '').length, 'sign')}.`, SHORT]
  const form = answer.includes('/') ? 'a fraction' : /[.]/.test(answer) ? 'a decimal number' : 'a whole number'
  return [`The answer is ${form}${rangeOf(value)}.`, `The answer is ${form}.`, SHORT]
}
const SHORT = 'The answer is short: a sign or two, and no sentence.'
