import type { SingleItem, TrueFalseItem } from '../item.ts'
import { singleRules } from './choice.ts'
import type { Rule, Rules } from './rule.ts'

/** The reasons are options of which one is right, and may give themselves away as options do. */
const asChoice = (item: TrueFalseItem): SingleItem => ({ ...item, kind: 'single', options: item.reasons })
const ofReasons = (rules: Record<string, Rule<SingleItem>>) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, find]): [string, Rule<TrueFalseItem>] => [
      name,
      (item, lesson) => find(asChoice(item), lesson),
    ]),
  )

export const trueFalseRules: Rules<TrueFalseItem> = {
  hard: {
    ...ofReasons(singleRules.hard),
    'asking-statement': ({ stem }) =>
      /\?\s*$|^\s*(?:true or false|is it true)/i.test(stem)
        ? 'The stem is a statement; the screen asks about it.'
        : null,
  },
  soft: ofReasons(singleRules.soft),
}
