import type { Template } from '../template.ts'

const MAKERS = [
  { who: 'Ben', first: 'loaves', second: 'cakes', one: 'cake' },
  { who: 'Mei', first: 'scarves', second: 'pullovers', one: 'pullover' },
  { who: 'Tariq', first: 'stools', second: 'tables', one: 'table' },
  { who: 'Ruth', first: 'baskets', second: 'chairs', one: 'chair' },
  { who: 'Luis', first: 'mugs', second: 'vases', one: 'vase' },
] as const

const SWAPS = [
  { thing: 'a jar of honey', paid: 'eggs', name: 'jar' },
  { thing: 'a cheese', paid: 'loaves', name: 'cheese' },
  { thing: 'a rug', paid: 'baskets', name: 'rug' },
  { thing: 'a coat', paid: 'hats', name: 'coat' },
] as const

const withCommas = (value: number) => value.toLocaleString('en-US')

type Expected = { answer: number; why: string }

/** The wrong answers that are positive and differ from the key and from each other. */
const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) => answer > 0 && answer !== key && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'cost-of-one-more',
    skill: 'reckon-opportunity-cost',
    bloom: 'apply',
    make(random) {
      const { who, first, second, one } = random.pick(MAKERS)
      const cost = random.int(2, 6)
      const many = random.int(2, 9)
      const all = cost * many
      const wrong = [
        { answer: all, why: `${all} ${first} are given up for all ${many} ${second}; the question is about one.` },
        { answer: many, why: `${many} is how many ${second} take the whole week, not what one of them costs.` },
        {
          answer: Number((many / all).toFixed(2)),
          why: `${many} divided by ${all} is the cost of one of the ${first}; it is the other way round here.`,
        },
      ]
      return {
        kind: 'numeric',
        stem: `In a week ${who} can make ${all} ${first} or ${many} ${second}. What is the opportunity cost of one ${one}?`,
        answer: cost,
        unit: first,
        why: `${many} ${second} cost ${all} ${first}, so one ${one} costs ${all} ÷ ${many} = ${cost}.`,
        wrong: ownNumbers(cost, wrong),
      }
    },
  },
  {
    id: 'cost-of-a-course',
    skill: 'reckon-opportunity-cost',
    bloom: 'apply',
    make(random) {
      const months = random.int(2, 6)
      const wage = random.int(12, 30) * 100
      const fee = random.int(5, 20) * 150
      const rent = random.int(4, 9) * 100
      const forgone = months * wage
      const key = forgone + fee
      const wrong = [
        {
          answer: key + months * rent,
          why: `The rent was counted as well, but ${months} x ${withCommas(rent)} dollars are due with the course and without it.`,
        },
        {
          answer: fee,
          why: `The fee is what is paid; the wages of ${withCommas(forgone)} dollars are given up on top.`,
        },
        {
          answer: forgone,
          why: `The wages are given up; the fee of ${withCommas(fee)} dollars could have bought something else, so it counts too.`,
        },
        { answer: wage + fee, why: `This takes the wage of one month; the course lasts ${months} months.` },
      ]
      return {
        kind: 'numeric',
        stem: `A course takes ${months} months and costs ${withCommas(fee)} dollars in all. To attend it, Ines gives up a job that pays ${withCommas(wage)} dollars a month. Her rent of ${rent} dollars a month is due either way. What is the opportunity cost of the course?`,
        answer: key,
        unit: 'dollars',
        why: `Wages of ${months} x ${withCommas(wage)} = ${withCommas(forgone)} dollars and the fee change with the choice: ${withCommas(forgone)} + ${withCommas(fee)} = ${withCommas(key)}.`,
        wrong: ownNumbers(key, wrong),
      }
    },
  },
  {
    id: 'a-price-for-both',
    skill: 'find-gains-from-trade',
    bloom: 'analyze',
    make(random) {
      const { thing, paid, name } = random.pick(SWAPS)
      // At least 3, so that the next lower price is more than one and needs a plural: '2 eggs'.
      const low = random.int(3, 7)
      const high = low + random.int(3, 6)
      const price = random.int(low + 1, high - 1)
      const above = high + random.int(1, 3)
      const below = low - 1
      return {
        kind: 'single',
        stem: `Made at home, ${thing} costs Ada ${high} ${paid} and costs Bo ${low} ${paid}. Bo makes them and swaps them with Ada. Which price of a ${name} leaves both better off?`,
        options: random.shuffle([
          {
            text: `${price} ${paid}`,
            correct: true as const,
            why: `Bo gets ${price - low} more than the ${name} cost him, and Ada saves ${high - price}.`,
          },
          {
            text: `${high} ${paid}`,
            why: `Ada can make a ${name} herself for ${high} ${paid}, so this price leaves her no gain.`,
          },
          {
            text: `${above} ${paid}`,
            why: `That is more than the ${high} ${paid} for which Ada can have a ${name} by making it herself.`,
          },
          {
            text: `${below} ${paid}`,
            why: `Bo gives up ${low} ${paid} for each ${name}, so at this price he would be worse off.`,
          },
        ]),
      }
    },
  },
]
