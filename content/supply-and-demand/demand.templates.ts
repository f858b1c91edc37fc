import type { Random, Template } from '../template.ts'

/** Different prices that are also different from `price`, highest first. */
function valuesAround(random: Random, { count, price }: { count: number; price: number }): number[] {
  const values = new Set<number>()
  while (values.size < count) {
    const value = random.int(3, 20)
    if (value !== price) values.add(value)
  }
  return [...values].sort((a, b) => b - a)
}

const inWords = (values: number[]) => `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`

type Event = { good: string; event: string; right: boolean; because: string }

const EVENTS: Event[] = [
  { good: 'butter', event: 'margarine gets dearer', right: true, because: 'Margarine is a substitute' },
  { good: 'butter', event: 'margarine gets cheaper', right: false, because: 'Margarine is a substitute' },
  {
    good: 'tennis rackets',
    event: 'the hire of tennis courts gets cheaper',
    right: true,
    because: 'A court is a complement of a racket',
  },
  {
    good: 'tennis rackets',
    event: 'the hire of tennis courts gets dearer',
    right: false,
    because: 'A court is a complement of a racket',
  },
  {
    good: 'cinema tickets',
    event: 'streaming films at home gets dearer',
    right: true,
    because: 'Streaming is a substitute',
  },
  {
    good: 'cinema tickets',
    event: 'streaming films at home gets cheaper',
    right: false,
    because: 'Streaming is a substitute',
  },
  {
    good: 'restaurant meals, a normal good,',
    event: 'incomes rise',
    right: true,
    because: 'The demand for a normal good goes with incomes',
  },
  {
    good: 'restaurant meals, a normal good,',
    event: 'incomes fall',
    right: false,
    because: 'The demand for a normal good goes with incomes',
  },
  {
    good: 'instant noodles, an inferior good,',
    event: 'incomes fall',
    right: true,
    because: 'The demand for an inferior good goes against incomes',
  },
  {
    good: 'instant noodles, an inferior good,',
    event: 'incomes rise',
    right: false,
    because: 'The demand for an inferior good goes against incomes',
  },
  {
    good: 'school books',
    event: 'the number of pupils grows',
    right: true,
    because: 'More buyers want more at each price',
  },
  {
    good: 'school books',
    event: 'the number of pupils shrinks',
    right: false,
    because: 'Fewer buyers want less at each price',
  },
  { good: 'petrol', event: 'cars get cheaper', right: true, because: 'A car is a complement of petrol' },
  { good: 'petrol', event: 'cars get dearer', right: false, because: 'A car is a complement of petrol' },
]

type Expected = { answer: number; why: string }

/** The wrong answers that are positive and differ from the key and from each other. */
const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) => answer > 0 && answer !== key && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'buyers-at-a-price',
    skill: 'read-demand-schedule',
    bloom: 'apply',
    make(random) {
      const price = random.int(6, 15)
      let values: number[] = []
      let key = 0
      do {
        values = valuesAround(random, { count: random.int(5, 7), price })
        key = values.filter((value) => value > price).length
      } while (key < 1 || key === values.length)
      const out = values.length - key
      const wrong = [
        {
          answer: values.length,
          why: `All ${values.length} wish for one, but ${out} of them would pay less than ${price} dollars.`,
        },
        { answer: out, why: `${out} is the number of those who stay out; the quantity demanded counts those who buy.` },
      ]
      return {
        kind: 'numeric',
        stem: `Some neighbours would each buy one lamp at most. The highest prices they would pay are ${inWords(values)} dollars. What is the quantity demanded at a price of ${price} dollars?`,
        answer: key,
        unit: 'lamps',
        why:
          key === 1
            ? `One of the ${values.length} values is above ${price}, and this neighbour buys one lamp.`
            : `${key} of the ${values.length} values are above ${price}, and each of these neighbours buys one lamp.`,
        wrong: ownNumbers(key, wrong),
      }
    },
  },
  {
    id: 'market-of-three',
    skill: 'read-demand-schedule',
    bloom: 'apply',
    make(random) {
      const [low, high] = [random.int(2, 4), random.int(5, 8)]
      const atHigh = [random.int(0, 3), random.int(1, 4), random.int(2, 5)]
      const atLow = atHigh.map((quantity) => quantity + random.int(1, 4))
      const sum = (quantities: number[]) => quantities.reduce((total, quantity) => total + quantity, 0)
      const key = sum(atLow)
      const wrong = [
        {
          answer: sum(atHigh),
          why: `This adds up the quantities at ${high} dollars; at ${low} dollars each wants more.`,
        },
        {
          answer: key - sum(atHigh),
          why: `This is by how much the market's quantity grows from ${high} to ${low} dollars; the question is how much it is.`,
        },
        { answer: key + sum(atHigh), why: 'This adds the quantities at two prices; just one price holds at a time.' },
        { answer: Math.max(...atLow), why: 'This is what the largest buyer takes; the market is all three together.' },
      ]
      return {
        kind: 'numeric',
        stem: `At ${high} dollars a kilogram three households want ${inWords(atHigh)} kilograms of cherries a week; at ${low} dollars they want ${inWords(atLow)}. What is the market's quantity demanded at ${low} dollars?`,
        answer: key,
        unit: 'kg',
        why: `The quantities at ${low} dollars are added up: ${atLow.join(' + ')} = ${key}.`,
        wrong: ownNumbers(key, wrong),
      }
    },
  },
  {
    id: 'which-way-it-shifts',
    skill: 'predict-demand-shift',
    bloom: 'apply',
    make(random) {
      const { good, event, right, because } = random.pick(EVENTS)
      const more = right ? 'more' : 'less'
      const note =
        because.startsWith('More') || because.startsWith('Fewer')
          ? because
          : `${because}, so ${more} is wanted at each price`
      return {
        kind: 'single',
        stem: `What happens to the demand curve for ${good} when ${event}?`,
        options: random.shuffle([
          {
            text: 'It shifts to the right',
            ...(right
              ? { correct: true as const, why: `${note}.` }
              : { why: `${note}; a shift to the right would mean more.` }),
          },
          {
            text: 'It shifts to the left',
            ...(right
              ? { why: `${note}; a shift to the left would mean less.` }
              : { correct: true as const, why: `${note}.` }),
          },
          {
            text: 'It stays, and we move along it to a larger quantity',
            why: "That takes a lower price of the good itself, and the good's own price is as before.",
          },
          {
            text: 'It stays, and we move along it to a smaller quantity',
            why: "That takes a higher price of the good itself, and the good's own price is as before.",
          },
        ]),
      }
    },
  },
]
