import { say } from '../../../words.ts'
import { rangeOf } from '../../amounts.ts'
import { escapeMarkdown } from '../../markdownText.ts'
import { parseNumber } from '../../numberText.ts'
import type { NumericItem } from './item.ts'
import { isWithin } from './score.ts'

const NUMBER = /[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g

/** Whether a text contains a number that would count as the answer. */
export const isSaidBy = (said: string, { answer, tolerance }: NumericItem) =>
  (said.match(NUMBER) ?? [])
    .flatMap((text) => parseNumber(text.replace(/,$/, '')) ?? [])
    .some((number) => isWithin(number, answer, tolerance))

export function narrowing({ answer, unit, units, tolerance }: NumericItem): string[] {
  return say(({ answers }) => {
    const value = parseNumber(answer) ?? 0
    const range = rangeOf(value)
    const sign = value < 0 ? answers.isBelow : value === 0 ? answers.isZero : answers.isAbove
    const within = range && (value < 0 ? answers.isBelowWithin : answers.isAboveWithin)(...range)
    const chosen = units.length > 0 && unit !== null ? answers.giveItIn(escapeMarkdown(unit)) : null
    const rounding = tolerance > 0 ? answers.roundingAllowed : null
    const hints = [
      [within ?? sign, chosen],
      [sign, chosen, rounding],
      [answers.lookAtGiven, chosen],
    ]
    return hints.map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '))
  })
}
