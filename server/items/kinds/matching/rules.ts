import { foldText } from '../../answerText.ts'
import { squeezeSpace, visibleText } from '../../markdownText.ts'
import { comparable } from '../../optionRules.ts'
import { firstRepeated, type Rules, rule } from '../../rule.ts'
import { roots } from '../../stemText.ts'
import type { MatchingItem } from './item.ts'

const rightsOf = ({ pairs, extra }: MatchingItem) => [...pairs, ...extra].map(({ right }) => right)

export const matchingRules: Rules<MatchingItem> = {
  hard: {
    'repeated-left': rule('No two left sides say the same.', ({ pairs }) => {
      const repeated = firstRepeated(pairs.map(({ left }) => comparable(left)))
      return repeated && `Two left sides read '${repeated}'.`
    }),
    'repeated-right': rule('No two right sides say the same.', (item) => {
      const repeated = firstRepeated(rightsOf(item).map(foldText))
      return repeated && `Two right sides read '${repeated}'.`
    }),
    'marked-right': rule('A right side is plain text, without mathematics, code or emphasis.', (item) => {
      const marked = rightsOf(item).find(
        (right) => /[$`]|\]\(/.test(right) || visibleText(right) !== squeezeSpace(right),
      )
      return marked ? `A right side is plain text, without math, code or marks: '${marked}'.` : null
    }),
  },
  soft: {
    'no-extra': rule('One or two extra right sides belong to no left side.', ({ extra }) =>
      extra.length === 0 ? 'Without an extra right side, the last pair is found by exclusion.' : null,
    ),
    'shared-pair-word': rule(
      'A left side and its right side have no word in common that no other right side has.',
      (item) => {
        for (const { left, right } of item.pairs) {
          const elsewhere = new Set(
            rightsOf(item).flatMap((other) => (other === right ? [] : [...roots(other).keys()])),
          )
          const inRight = roots(right)
          const shared = [...roots(left)].find(([root]) => inRight.has(root) && !elsewhere.has(root))
          if (shared) return `'${shared[1]}' stands in '${left}' and in its own right side alone.`
        }
        return null
      },
    ),
  },
}
