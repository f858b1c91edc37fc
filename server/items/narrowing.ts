import type { ChoiceItem, Item, MatchingItem, NumericItem, OutputItem, TrueFalseItem } from './item.ts'
import { codeFence, escapeMarkdown } from './markdownText.ts'
import { parseNumber } from './numberText.ts'

const LETTERS_TO_NAME_THE_FIRST = 4

/** Hints that leave fewer answers to choose from, the most telling first. Some may say the key: their reader sorts out. */
export function narrowingHints(item: Item): string[] {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return struckOut(item.options)
    case 'true-false':
      return struckOut(item.reasons)
    case 'typed':
      return ofText(item.answers[0] ?? '')
    case 'numeric':
      return ofNumber(item)
    case 'output':
      return ofOutput(item)
    case 'ordering':
      return [`This comes first: ${item.steps[0]?.text}`]
    case 'matching':
      return pairsOf(item)
  }
}

/** One that is not so, with its own reason; a reason that speaks of the key is left out. */
function struckOut(options: (ChoiceItem['options'] | TrueFalseItem['reasons'])[number][]): string[] {
  const wrong = options.filter(({ correct }) => !correct)
  // The slip that is made most is the one worth taking away: those that come from a misconception.
  wrong.sort((a, b) => Number(b.misconception !== null) - Number(a.misconception !== null))
  const struck = ({ text }: { text: string }) => `This one is out: ${crossed(text)}`
  return [...wrong.map((option) => `${struck(option)}\n\n${option.why}`), ...wrong.map(struck)]
}

/** Code and math cannot be crossed out in Markdown without a space around. */
const crossed = (text: string) => (/^[`$]|[`$]$|\n|~/.test(text) ? text : `~~${text}~~`)

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = (n: number, thing: string) => `${NUMBER_WORDS[n] ?? n} ${thing}${n === 1 ? '' : 's'}`

function ofText(answer: string): string[] {
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

function ofNumber({ answer, unit, units, tolerance }: NumericItem): string[] {
  const value = parseNumber(answer) ?? 0
  const chosen = units.length > 0 && unit !== null ? ` Give it in ${escapeMarkdown(unit)}.` : ''
  const rounding = tolerance > 0 ? ' A little rounding does no harm.' : ''
  return [
    `The number is ${signOf(value)}${rangeOf(value)}.${chosen}`,
    `The number is ${signOf(value)}.${chosen}${rounding}`,
    `Look at what is given, and at the unit of each.${chosen}`,
  ]
}

const signOf = (value: number) =>
  value < 0 ? 'below zero' : value === 0 ? 'neither above nor below zero' : 'above zero'

/** Two powers of ten around it, written out. */
function rangeOf(value: number): string {
  const size = Math.abs(value)
  if (size < 1e-4 || size >= 1e7) return ''
  const power = Math.floor(Math.log10(size))
  const low = 10 ** power === size ? power - 1 : power
  const [from, to] = [low, power + 1].map((exponent) => written(exponent))
  return value < 0 ? `, between −${to} and −${from}` : `, between ${from} and ${to}`
}

const written = (exponent: number) =>
  exponent < 0 ? (10 ** exponent).toFixed(-exponent) : (10 ** exponent).toLocaleString('en-US')

function ofOutput({ answer, language }: OutputItem): string[] {
  const lines = answer.split('\n')
  const thing = language === 'sql' ? 'row' : 'line'
  const total = `It prints ${count(lines.length, thing)}`
  const first = `${total}, the first of them:\n\n${codeFence(lines[0] ?? '', 'text')}`
  return [...(lines.length > 1 ? [first] : []), `${total}.`, `Follow the values ${thing} by ${thing}.`]
}

const pairsOf = ({ pairs }: MatchingItem) =>
  pairs.slice(0, 1).map(({ left, right }) => `One pair: ${left} → ${escapeMarkdown(right)}`)
