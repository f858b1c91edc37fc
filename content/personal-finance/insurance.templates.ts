import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Math.round(value * 100) / 100

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[], tolerance: number) =>
  slips.filter(
    ({ answer }, at) =>
      answer > 0 &&
      Math.abs(answer - key) > 2 * tolerance &&
      slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'expected-payment',
    skill: 'compute-expected-loss',
    bloom: 'apply',
    make(random) {
      const [what, low, high] = random.pick([
        ['A bicycle', 6, 20],
        ['A laptop', 8, 20],
        ['A camera', 5, 18],
        ['A violin', 15, 60],
      ] as const)
      const value = 100 * random.int(low, high)
      const deductible = 50 * random.int(1, 4)
      const percent = random.int(2, 8)
      const key = tidy((percent * (value - deductible)) / 100)
      return {
        kind: 'numeric',
        stem: `${what} worth ${withCommas(value)} euros is stolen within a year with a chance of ${percent}%. A policy has a deductible of ${deductible} euros. What does the insurer pay in a year on average, in euros?`,
        answer: key,
        tolerance: 0.1,
        unit: 'euros',
        why: `At a theft the insurer pays ${withCommas(value)} − ${deductible} = ${withCommas(value - deductible)} euros, and ${percent}% of that is ${key}.`,
        wrong: apart(
          key,
          [
            { answer: tidy((percent * value) / 100), why: `This leaves out the deductible of ${deductible} euros.` },
            { answer: value - deductible, why: 'That is paid if the theft happens; the average counts its chance.' },
            {
              answer: tidy((percent * value) / 100 - deductible),
              why: 'The deductible is taken off each damage, and so before the chance is counted.',
            },
          ],
          0.1,
        ),
      }
    },
  },
  {
    id: 'premium-of-a-pool',
    skill: 'compute-expected-loss',
    bloom: 'apply',
    make(random) {
      const houses = 1000 * random.int(2, 12)
      const fires = random.int(2, 9)
      const damage = 10_000 * random.int(10, 40)
      // A share of the damage, so that an answer without it is outside the tolerance.
      const costs = (fires * damage * random.pick([10, 15, 20, 25, 30])) / 100
      const key = tidy((fires * damage + costs) / houses)
      return {
        kind: 'numeric',
        stem: `In a pool of ${withCommas(houses)} houses ${fires} fires a year are expected, each with a damage of ${withCommas(damage)} euros. Running the pool costs ${withCommas(costs)} euros a year. What must each house pay a year, in euros?`,
        answer: key,
        tolerance: '1%',
        unit: 'euros',
        why: `Damage and costs together are ${withCommas(fires * damage)} + ${withCommas(costs)} = ${withCommas(fires * damage + costs)} euros, shared among ${withCommas(houses)} houses.`,
        wrong: apart(
          key,
          [
            { answer: tidy((fires * damage) / houses), why: 'This covers the damage and leaves out the costs.' },
            { answer: tidy((damage + costs) / houses), why: `This counts one fire; ${fires} are expected.` },
          ],
          key * 0.01,
        ),
      }
    },
  },
]
