import type { Template } from '../template.ts'

type Expected = { answer: number; why: string }

const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) => answer >= 0 && answer !== key && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'best-quantity',
    skill: 'compute-best-quantity',
    bloom: 'apply',
    make(random) {
      const damage = 2 * random.int(3, 12)
      const quantity = damage / 2 + random.int(10, 40)
      const low = 10 * random.int(1, 5)
      const high = low + 2 * quantity
      const key = quantity - damage / 2
      const what = random.pick(['Steel', 'Leather', 'Paper', 'Glass'])
      return {
        kind: 'numeric',
        stem: `${what}: demand is $Q = ${high} - P$, supply $Q = P - ${low}$, in tonnes and dollars. Each tonne does a damage of ${damage} dollars to people outside the exchange. What is the best quantity, in tonnes?`,
        answer: key,
        unit: 'tonnes',
        why: `Supply with the damage is Q = P − ${low + damage}, and with demand that gives P = ${(high + low + damage) / 2} and Q = ${key}.`,
        wrong: ownNumbers(key, [
          { answer: quantity, why: 'That is the quantity of the market, which leaves the damage out.' },
          { answer: quantity + damage / 2, why: 'The damage was taken off the cost; it has to be added.' },
          {
            answer: quantity - damage,
            why: 'The quantity falls by less than the damage, since the price rises too.',
          },
        ]),
      }
    },
  },
  {
    id: 'price-after-tax',
    skill: 'compute-best-quantity',
    bloom: 'apply',
    make(random) {
      const tax = 2 * random.int(3, 15)
      const quantity = tax / 2 + random.int(10, 40)
      const low = 10 * random.int(1, 5)
      const high = low + 2 * quantity
      const before = (high + low) / 2
      const key = before + tax / 2
      return {
        kind: 'numeric',
        stem: `Demand is $Q = ${high} - P$ and supply $Q = P - ${low}$. Sellers now have to pay a tax of ${tax} dollars on each unit because of a harm that it does. What do buyers pay, in dollars?`,
        answer: key,
        unit: 'dollars',
        why: `Supply becomes Q = P − ${low + tax}, so ${high} − P = P − ${low + tax} and P = ${key}.`,
        wrong: ownNumbers(key, [
          { answer: before, why: 'That is the price without the tax.' },
          { answer: before + tax, why: 'Sellers bear a part of the tax, so the price rises by less than all of it.' },
          { answer: before - tax / 2, why: 'That is what sellers keep after the tax.' },
        ]),
      }
    },
  },
]
