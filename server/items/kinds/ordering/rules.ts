import { proseOf } from '../../markdownText.ts'
import { comparable } from '../../optionRules.ts'
import { firstRepeated, type Rules } from '../../rule.ts'
import type { OrderingItem } from './item.ts'

export const orderingRules: Rules<OrderingItem> = {
  hard: {
    'repeated-step': ({ steps }) => {
      const repeated = firstRepeated(steps.map((step) => comparable(step.text)))
      return repeated && `Two steps read '${repeated}'.`
    },
  },
  soft: {
    'order-word': ({ steps }) => {
      const telling = steps.find((step) =>
        /^(?:first|second|third|then|next|after that|finally|lastly|at last|step \d|\d+[.)])\b/i.test(
          proseOf(step.text),
        ),
      )
      return telling ? `'${telling.text}' says itself where it stands.` : null
    },
  },
}
