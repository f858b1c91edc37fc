import { rangeOf } from '../../amounts.ts'
import { escapeMarkdown } from '../../markdownText.ts'
import { parseNumber } from '../../numberText.ts'
import type { NumericItem } from './item.ts'
import { isWithin } from './score.ts'

const NUMBER = /[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g

/** Whether words say a number that counts as the answer. */
export const isSaidBy = (said: string, { answer, tolerance }: NumericItem) =>
  (said.match(NUMBER) ?? [])
    .flatMap((text) => parseNumber(text.replace(/,$/, '')) ?? [])
    .some((number) => isWithin(number, answer, tolerance))

export function narrowing({ answer, unit, units, tolerance }: NumericItem): string[] {
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
