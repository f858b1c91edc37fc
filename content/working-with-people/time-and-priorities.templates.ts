import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const TASKS = ['translations', 'tiled bathrooms', 'logos', 'term papers', 'garden plans', 'software updates']

export const templates: Template[] = [
  {
    id: 'estimate-with-a-factor',
    skill: 'estimate-and-plan-back',
    bloom: 'apply',
    make(random) {
      const task = random.pick(TASKS)
      const tenths = random.pick([12, 14, 15, 16, 18, 20])
      const planned = random.int(2, 8) * 5
      const took = (planned * tenths) / 10
      const guess = random.int(2, 12) * 5
      const key = (guess * tenths) / 10
      return {
        kind: 'numeric',
        stem: `The last ${task} took ${took} hours each, although ${planned} had been planned for each. Your guess for the next one is ${guess} hours. What do you plan with, if it overruns by the same factor?`,
        answer: key,
        tolerance: 0,
        unit: 'hours',
        why: `The factor is ${took} / ${planned} = ${tenths / 10}, and ${guess} × ${tenths / 10} = ${key}.`,
        wrong: apart(key, [
          { answer: guess + took - planned, why: 'You added the difference. Multiply by the factor instead.' },
          { answer: guess, why: 'This is your guess. Earlier guesses were too low.' },
          { answer: (guess * 10) / tenths, why: 'You divided by the factor, so the plan got shorter.' },
        ]),
      }
    },
  },
  {
    id: 'latest-day-for-the-draft',
    skill: 'estimate-and-plan-back',
    bloom: 'apply',
    make(random) {
      const due = random.int(30, 80)
      const print = random.int(2, 6)
      const corrections = random.int(3, 8)
      const buffer = random.int(1, 5)
      const key = due - print - corrections - buffer
      return {
        kind: 'numeric',
        stem: `A brochure is due at the end of day ${due}. Printing takes ${print} days and corrections before that take ${corrections}. You keep ${buffer} day${buffer === 1 ? '' : 's'} as a buffer. Which is the last day for the draft to be ready?`,
        answer: key,
        tolerance: 0,
        why: `${due} − ${print} − ${corrections} − ${buffer} = ${key}.`,
        wrong: [
          { answer: key + buffer, why: 'You left out the buffer.' },
          { answer: key + print, why: 'You left out the printing.' },
          { answer: due - print, why: 'By then, the corrections must be finished too.' },
        ].filter(({ answer }, at, all) => all.findIndex((other) => other.answer === answer) === at),
      }
    },
  },
]
