import type { Template } from '../template.ts'

type Expected = { answer: number; why: string }

const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) => answer > 0 && answer !== key && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'who-makes-what',
    skill: 'find-comparative-advantage',
    bloom: 'analyze',
    make(random) {
      const [first, second] = random.pick([
        ['Alva', 'Brim'],
        ['Kesta', 'Lorn'],
        ['Norra', 'Suda'],
      ] as const)
      const [good, other] = random.pick([
        ['rice', 'steel'],
        ['tea', 'glass'],
        ['wool', 'copper'],
      ] as const)
      // The cost of one unit of the second good in units of the first: twice as much, three times …
      const [low, high] = random.pick([
        [2, 3],
        [2, 4],
        [3, 4],
        [3, 5],
        [2, 5],
      ] as const)
      const day = random.int(2, 9)
      const slower = day + random.int(1, 6)
      const firstCheap = random.int(0, 1) === 1
      const a = firstCheap ? low : high
      const b = firstCheap ? high : low
      const [inOther, inGood] = firstCheap ? [first, second] : [second, first]
      return {
        kind: 'single',
        stem: `Days of work needed for a tonne: ${first} ${day} for ${good} and ${day * a} for ${other}; ${second} ${slower} for ${good} and ${slower * b} for ${other}. Who has which comparative advantage?`,
        options: [
          {
            text: `${inOther} in ${other}, ${inGood} in ${good}`,
            correct: true,
            why: `A tonne of ${other} costs ${first} ${a} tonnes of ${good} and ${second} ${b}, and whoever gives up less makes it.`,
          },
          {
            text: `${inGood} in ${other}, ${inOther} in ${good}`,
            why: `It is the other way round: a tonne of ${other} costs ${inOther} just ${low} of ${good}, and ${inGood} ${high}.`,
          },
          {
            text: `${first} in both, ${second} in neither`,
            why: 'Giving up less for one good means giving up more for the other, so nobody has it in both.',
          },
          {
            text: `${second} in both, ${first} in neither`,
            why: `One country can't give up less for both goods, and ${first} gives up less for one of them.`,
          },
        ],
      }
    },
  },
  {
    id: 'imports-under-tariff',
    skill: 'reckon-tariff-effects',
    bloom: 'apply',
    make(random) {
      const low = 10 * random.int(1, 4)
      const half = 10 * random.int(3, 7)
      const high = low + 2 * half
      const closed = low + half
      const world = closed - 5 * random.int(3, half / 5 - 1)
      const tariff = random.int(2, closed - world - 2)
      const price = world + tariff
      const bought = high - price
      const made = price - low
      const key = bought - made
      return {
        kind: 'numeric',
        stem: `Demand for lamps is $Q = ${high} - P$, home supply $Q = P - ${low}$. Abroad a lamp costs ${world} dollars, and a tariff of ${tariff} dollars is laid on imports. How many lamps are imported?`,
        answer: key,
        unit: 'lamps',
        why: `At ${world} + ${tariff} = ${price} dollars, buyers want ${bought} and home makers offer ${made}; the rest comes from abroad.`,
        wrong: ownNumbers(key, [
          { answer: high - world - (world - low), why: `That is what is imported without the tariff, at ${world}.` },
          { answer: bought, why: 'That is how many are bought; a part of them is made at home.' },
          { answer: made, why: 'That is how many are made at home.' },
        ]),
      }
    },
  },
]
