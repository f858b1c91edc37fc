import { parseNumber } from '../../numberText.ts'
import { type Rules, rule } from '../../rule.ts'
import type { NumericItem } from './item.ts'
import { isWithin } from './score.ts'

/** If the tolerance is more than this share of the answer, a guess of the right magnitude would count as right. */
const WIDE_TOLERANCE = 0.25

const numberOf = (written: string) => parseNumber(written) ?? Number.NaN

export const numericRules: Rules<NumericItem> = {
  hard: {
    'wrong-is-right': rule('No wrong number lies within the tolerance.', ({ answer, tolerance, wrong }) => {
      const right = wrong.find((entry) => isWithin(numberOf(entry.answer), answer, tolerance))
      return right ? `'${right.answer}' is listed as wrong and is within the tolerance of ${answer}.` : null
    }),
    'repeated-wrong': rule('No wrong number is listed twice.', ({ wrong }) => {
      const repeated = wrong.find((entry, index) =>
        wrong.slice(0, index).some((earlier) => isWithin(numberOf(entry.answer), earlier.answer, 0)),
      )
      return repeated ? `'${repeated.answer}' is listed twice among the wrong numbers.` : null
    }),
  },
  soft: {
    'wide-tolerance': rule('The tolerance is at most a quarter of the answer.', ({ answer, tolerance }) =>
      numberOf(answer) !== 0 && tolerance > WIDE_TOLERANCE * Math.abs(numberOf(answer))
        ? `The tolerance of ${tolerance} is more than a quarter of ${answer}.`
        : null,
    ),
  },
}
