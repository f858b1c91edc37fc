import { apart } from '../numbers.ts'
import type { Random, Template } from '../template.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const day = (random: Random) => Date.UTC(2027, random.int(0, 11), random.int(1, 20))
const said = (time: number) => {
  const date = new Date(time)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

export const templates: Template[] = [
  {
    id: 'naegeles-rule',
    skill: 'calculate-pregnancy-dates',
    bloom: 'apply',
    make(random) {
      const month = random.int(0, 11)
      const date = random.int(1, 20)
      const back = MONTHS[(month + 9) % 12] ?? ''
      const forward = MONTHS[(month + 3) % 12] ?? ''
      const key = `${date + 7} ${back}`
      return {
        kind: 'single',
        stem: `The last period began on ${date} ${MONTHS[month]}. Which due date follows from Naegele's rule?`,
        options: random.shuffle([
          { text: key, correct: true, why: `Three months back is ${date} ${back}, and seven days on is ${key}.` },
          { text: `${date} ${back}`, why: 'You left out the seven days.' },
          { text: `${date + 7} ${forward}`, why: 'You went three months forward. The rule goes three months back.' },
          {
            text: `${date + 7} ${MONTHS[(month + 8) % 12]}`,
            why: 'You went four months back. The rule goes three months back.',
          },
        ]),
      }
    },
  },
  {
    id: 'completed-weeks',
    skill: 'calculate-pregnancy-dates',
    bloom: 'apply',
    make(random) {
      const start = day(random)
      const weeks = random.int(5, 38)
      const rest = random.int(0, 6)
      const days = 7 * weeks + rest
      return {
        kind: 'numeric',
        stem: `The last period began on ${said(start)} ${new Date(start).getUTCFullYear()}, and ${days} days have passed since. How many weeks of pregnancy have been completed? Write a whole number.`,
        answer: weeks,
        unit: 'weeks',
        why: `${days} / 7 = ${weeks}${rest === 0 ? '' : ` remainder ${rest}`}, so it's written ${weeks}+${rest}.`,
        wrong: [
          { answer: weeks + 1, why: `This is the week that she is in. ${weeks} have been completed.` },
          {
            answer: weeks - 2,
            why: 'This is the age of the baby since fertilisation. Doctors count from the last period.',
          },
          { answer: Math.round(days / 30), why: 'You divided by 30, which gives months.' },
        ].filter(({ answer }, at, all) => answer !== weeks && all.findIndex((other) => other.answer === answer) === at),
      }
    },
  },
  {
    id: 'days-to-due-date',
    skill: 'calculate-pregnancy-dates',
    bloom: 'apply',
    make(random) {
      const weeks = random.int(6, 38)
      const rest = random.int(0, 6)
      const key = 280 - 7 * weeks - rest
      return {
        kind: 'numeric',
        stem: `A woman is at ${weeks}+${rest}, so she has completed ${weeks} weeks and ${rest} day${rest === 1 ? '' : 's'} of pregnancy. How many days are left until the due date?`,
        answer: key,
        unit: 'days',
        units: [{ unit: 'weeks', factor: 1 / 7 }],
        why: `280 − ${weeks} × 7 − ${rest} = ${key} days.`,
        wrong: apart(key, [
          { answer: key + 2 * rest, why: `You added the ${rest} days. They have passed too.` },
          { answer: key - 14, why: 'You counted from fertilisation. The 280 days count from the last period.' },
          { answer: 40 - weeks, why: 'This is a number of weeks. The question asks for days.' },
        ]).filter(({ answer }) => answer > 0 && answer !== key),
      }
    },
  },
]
