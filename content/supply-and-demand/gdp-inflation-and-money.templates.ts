import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Math.round(value * 100) / 100

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[], tolerance: number) =>
  slips.filter(
    ({ answer }, at) =>
      Math.abs(answer - key) > 2 * tolerance && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'value-added-chain',
    skill: 'compute-gdp',
    bloom: 'apply',
    make(random) {
      const [first, second, third, raw, middle, last] = random.pick([
        ['A sheep farmer', 'spinner', 'knitter', 'wool', 'yarn', 'a pullover'],
        ['A forester', 'sawmill', 'carpenter', 'a log', 'boards', 'a table'],
        ['A grower', 'press', 'café', 'apples', 'juice', 'a round of drinks'],
      ] as const)
      const a = 5 * random.int(2, 12)
      const b = a + 5 * random.int(2, 12)
      const c = b + 5 * random.int(2, 16)
      return {
        kind: 'numeric',
        stem: `${first} sells ${raw} to a ${second} for ${a} dollars, the ${second} sells ${middle} to a ${third} for ${b}, and the ${third} turns that into ${last}, sold for ${c}. How much does this add to GDP, in dollars?`,
        answer: c,
        unit: 'dollars',
        why: `The final good is worth ${c}, and the value added is ${a} + ${b - a} + ${c - b} = ${c} too.`,
        wrong: apart(
          c,
          [
            { answer: a + b + c, why: 'What goes into a good was counted again at each sale.' },
            { answer: c - b, why: 'That is the value added by the last seller alone.' },
            { answer: c - a, why: 'The first seller has added value as well.' },
          ],
          0,
        ),
      }
    },
  },
  {
    id: 'real-growth',
    skill: 'compute-real-growth',
    bloom: 'apply',
    make(random) {
      const before = 100 * random.int(3, 30)
      const growth = random.int(4, 15)
      const prices = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== growth))
      const now = tidy((before * (100 + growth)) / 100)
      const key = Math.round(((100 + growth) / (100 + prices) - 1) * 1000) / 10
      return {
        kind: 'numeric',
        stem: `Nominal GDP goes from ${withCommas(before)} to ${withCommas(now)} billion dollars, and prices rise by ${prices}%. By how many percent does real GDP change? Round to one decimal, with a minus for a fall.`,
        answer: key,
        tolerance: 0.06,
        unit: '%',
        why: `The factor of nominal GDP is ${(100 + growth) / 100}, and divided by ${(100 + prices) / 100} it is about ${((100 + key) / 100).toFixed(3)}.`,
        wrong: apart(
          key,
          [
            { answer: growth, why: 'That is the nominal growth, with the rise of prices in it.' },
            {
              answer: growth - prices,
              why: 'The difference is a good estimate for small numbers; to one decimal, divide the factors.',
            },
            {
              answer: Math.round(((100 + growth) * (100 + prices)) / 10 - 1000) / 10,
              why: 'The factors were multiplied; the rise of prices is to be taken out.',
            },
          ],
          0.06,
        ),
      }
    },
  },
  {
    id: 'uses-of-output',
    skill: 'compute-gdp',
    bloom: 'apply',
    make(random) {
      const consumption = 10 * random.int(30, 80)
      const investment = 10 * random.int(8, 25)
      const state = 10 * random.int(10, 30)
      const exports = 10 * random.int(5, 30)
      const imports = 10 * random.int(5, 30)
      const home = consumption + investment + state
      const key = home + exports - imports
      return {
        kind: 'numeric',
        stem: `In billions, consumption is ${consumption}, investment ${investment}, purchases of the state ${state}, exports ${exports} and imports ${imports}. How large is GDP, in billions?`,
        answer: key,
        unit: 'billions',
        why: `${consumption} + ${investment} + ${state} + ${exports} − ${imports} is ${key}.`,
        wrong: apart(
          key,
          [
            { answer: home + exports + imports, why: 'The imports were added; they were made abroad.' },
            { answer: home + exports, why: 'The imports stand in the other items and have to be taken off.' },
            { answer: home - exports + imports, why: 'Exports and imports were swapped.' },
          ],
          0,
        ),
      }
    },
  },
]
