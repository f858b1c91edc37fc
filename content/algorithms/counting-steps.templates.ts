import type { Template } from '../template.ts'

/** A number as a person may type it, with or without the unit: `1225` and, from 1,000 on, also `1,225`. */
function written(value: number, ...units: string[]): string[] {
  const plain = String(value)
  const grouped = value.toLocaleString('en-US')
  const numbers = plain === grouped ? [plain] : [plain, grouped]
  return [...numbers, ...units.flatMap((unit) => numbers.map((number) => `${number} ${unit}`))]
}

export const templates: Template[] = [
  {
    id: 'pairs-in-the-worst-case',
    skill: 'count-algorithm-steps',
    bloom: 'apply',
    make(random) {
      const n = random.int(6, 60)
      const things = random.pick(['names on a guest list', 'birthdays in a class', 'ticket numbers', 'passwords'])
      const pairs = (n * (n - 1)) / 2
      return {
        kind: 'typed',
        stem: `A program checks whether any two of ${n} ${things} are equal. It compares each with each later one and stops at a match. How many comparisons does it make in the worst case?`,
        answers: written(pairs, 'comparisons'),
        why: `In the worst case no two are equal. Each of the ${n} has ${n - 1} partners and each pair would be counted twice, so $${n} \\times ${n - 1} / 2 = ${pairs}$.`,
        wrong: [
          { answer: String(n * n), why: `$${n} \\times ${n}$ compares each with itself too, and each pair twice.` },
          {
            answer: String(n * (n - 1)),
            why: `$${n} \\times ${n - 1}$ counts each pair twice, once from either side; halve it.`,
          },
          {
            answer: String(n - 1),
            why: `${n - 1} is what the one at the front costs; the others are compared with each other as well.`,
          },
        ],
      }
    },
  },
  {
    id: 'cost-of-a-longer-list',
    skill: 'read-big-o-growth',
    bloom: 'apply',
    make(random) {
      const quadratic = random.int(0, 2) > 0
      const seconds = random.int(2, 9)
      const factor = random.int(3, 6)
      const n = random.pick([1000, 2000, 5000])
      const linearCost = seconds * factor
      const squareCost = seconds * factor * factor
      return {
        kind: 'numeric',
        stem: `The number of steps of a method is proportional to $${quadratic ? 'n^2' : 'n'}$. It needs ${seconds} seconds for ${n.toLocaleString('en-US')} items. About how long does it need for ${(n * factor).toLocaleString('en-US')} items on the same machine?`,
        answer: quadratic ? squareCost : linearCost,
        tolerance: '2%',
        unit: 'seconds',
        units: [{ unit: 'minutes', factor: 1 / 60 }],
        why: quadratic
          ? `${factor} times the items mean $${factor}^2 = ${factor * factor}$ times the steps, and $${seconds} \\times ${factor * factor} = ${squareCost}$.`
          : `${factor} times the items mean ${factor} times the steps, and $${seconds} \\times ${factor} = ${linearCost}$.`,
        wrong: quadratic
          ? [
              {
                answer: linearCost,
                why: `$${seconds} \\times ${factor}$ would be linear growth; a square grows by $${factor}^2$.`,
              },
              {
                answer: seconds * factor * 2,
                why: `$${factor}^2$ is $${factor} \\times ${factor} = ${factor * factor}$; here the ${factor} was multiplied by 2.`,
              },
            ]
          : [
              {
                answer: squareCost,
                why: `$${seconds} \\times ${factor}^2$ would be quadratic growth; this count is proportional to $n$ itself.`,
              },
              {
                answer: seconds,
                why: `${seconds} seconds would mean that the longer list adds no work, as in constant growth.`,
              },
            ],
      }
    },
  },
]
