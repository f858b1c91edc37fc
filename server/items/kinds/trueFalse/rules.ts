import { rulesOfOne } from '../../optionRules.ts'
import { type Rule, type Rules, rule } from '../../rule.ts'
import type { TrueFalseItem } from './item.ts'

/**
 * Applies the rules for options to the reasons. One reason is right, and it can be given away in the same ways as an
 * option.
 */
const ofReasons = (rules: typeof rulesOfOne.hard) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { says, find }]): [string, Rule<TrueFalseItem>] => [
      name,
      rule(says, ({ stem, reasons }, lesson) => find({ stem, options: reasons }, lesson)),
    ]),
  )

export const trueFalseRules: Rules<TrueFalseItem> = {
  hard: {
    ...ofReasons(rulesOfOne.hard),
    'asking-statement': rule('The stem of a true-or-false question is a statement, not a question.', ({ stem }) =>
      /\?\s*$|^\s*(?:true or false|is it true)/i.test(stem)
        ? 'The stem is a statement; the screen asks about it.'
        : null,
    ),
  },
  soft: ofReasons(rulesOfOne.soft),
}
