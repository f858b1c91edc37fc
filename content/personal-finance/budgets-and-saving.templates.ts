import type { Template } from '../template.ts'

const two = (value: number) => Math.round(value * 100) / 100
const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, far: number, slips: { answer: number; why: string }[]) {
  return slips
    .map(({ answer, why }) => ({ answer: two(answer), why }))
    .filter(
      ({ answer }, at, list) =>
        answer > 0 &&
        Math.abs(answer - key) > far &&
        list.slice(0, at).every((other) => Math.abs(other.answer - answer) > far),
    )
}

export const templates: Template[] = [
  {
    id: 'saving-rate-of-a-month',
    skill: 'build-household-budget',
    bloom: 'apply',
    make(random) {
      const income = random.int(15, 40) * 100
      const fixed = Math.round((income * random.int(35, 50)) / 1000) * 10
      const variable = Math.round((income * random.int(20, 30)) / 1000) * 10
      const yearly = random.int(4, 18) * 60
      const left = income - fixed - variable - yearly / 12
      const key = two((100 * left) / income)
      return {
        kind: 'numeric',
        stem: `A month has ${shown(income)} euros after tax, ${shown(fixed)} euros of fixed and ${shown(variable)} of variable costs. Irregular costs come to ${shown(yearly)} euros a year. What is the saving rate? Write one decimal.`,
        answer: key,
        tolerance: 0.1,
        unit: '%',
        why: `Irregular costs are ${shown(yearly / 12)} a month, so ${shown(left)} euros are left, and ${shown(left)}/${shown(income)} is about ${key}%.`,
        wrong: apart(key, 0.25, [
          {
            answer: (100 * (income - fixed - variable)) / income,
            why: `The irregular costs of ${shown(yearly / 12)} a month were forgotten.`,
          },
          {
            answer: (100 * (income - fixed - variable - yearly)) / income,
            why: 'The irregular costs of the whole year were taken from one month.',
          },
          { answer: 100 - key, why: 'This is the share that is spent.' },
          {
            answer: (100 * left) / (income - left),
            why: 'What is saved was divided by the spending; the rate is a share of the income.',
          },
        ]),
      }
    },
  },
  {
    id: 'months-to-a-goal',
    skill: 'plan-saving-goal',
    bloom: 'apply',
    make(random) {
      const save = random.int(4, 20) * 20
      const months = random.int(6, 30)
      const have = random.int(2, 12) * 50
      const goal = save * months + have
      const thing = random.pick(['a bicycle trip', 'a laptop', 'a course', 'a piano', 'a deposit for a flat'])
      return {
        kind: 'numeric',
        stem: `${shown(goal)} euros are needed for ${thing}. ${shown(have)} are there, and ${shown(save)} are saved each month, without interest. After how many months is the goal reached?`,
        answer: months,
        tolerance: 0.4,
        unit: 'months',
        why: `${shown(goal)} - ${shown(have)} = ${shown(goal - have)} are missing, and ${shown(goal - have)}/${shown(save)} = ${months}.`,
        wrong: apart(months, 0.9, [
          { answer: goal / save, why: `The ${shown(have)} euros that are there were left out.` },
          {
            answer: (goal + have) / save,
            why: `The ${shown(have)} euros were added to the goal; they are taken off what is missing.`,
          },
          { answer: goal / (save + have), why: `The ${shown(have)} euros were counted again each month.` },
        ]),
      }
    },
  },
  {
    id: 'spread-over-the-year',
    skill: 'build-household-budget',
    bloom: 'apply',
    make(random) {
      const yearly = random.int(10, 40) * 12
      const half = random.int(5, 30) * 6
      const quarter = random.int(5, 30) * 3
      const sum = yearly + 2 * half + 4 * quarter
      const key = sum / 12
      return {
        kind: 'numeric',
        stem: `A household pays ${shown(yearly)} euros once a year for insurance, ${shown(half)} twice a year for the car and ${shown(quarter)} in each quarter for electricity. How much must it set aside each month for these?`,
        answer: key,
        tolerance: 0.02,
        unit: 'euros',
        why: `The year costs ${shown(yearly)} + 2 x ${shown(half)} + 4 x ${shown(quarter)} = ${shown(sum)}, and a twelfth is ${shown(key)}.`,
        wrong: apart(key, 0.1, [
          {
            answer: (yearly + half + quarter) / 12,
            why: 'Each bill was counted once; some of them come several times a year.',
          },
          { answer: sum, why: 'This is the sum for the year; it is spread over 12 months.' },
          {
            answer: sum / 7,
            why: 'This is the average bill, as there are 7 bills; the year has 12 months.',
          },
        ]),
      }
    },
  },
]
