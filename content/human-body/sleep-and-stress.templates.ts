import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'caffeine-left',
    skill: 'explain-sleep-drivers',
    bloom: 'apply',
    make(random) {
      const halvings = random.int(2, 3)
      const left = random.int(5, 25)
      const start = left * 2 ** halvings
      const hour = random.int(7, 23 - 5 * halvings)
      const later = hour + 5 * halvings
      return {
        kind: 'numeric',
        stem: `Someone takes in ${start} mg of caffeine at ${hour}:00. The half-life is 5 hours. How much is left at ${later}:00 of that day?`,
        answer: left,
        unit: 'mg',
        why: `${5 * halvings} hours are ${halvings} half-lives, so ${start} mg is halved ${halvings === 2 ? 'twice' : 'three times'} and ${left} mg is left.`,
        wrong: [
          {
            answer: left * 2,
            why: `This halves ${halvings === 2 ? 'once' : 'twice'}; ${5 * halvings} hours hold ${halvings} half-lives.`,
          },
          { answer: 0, why: 'Each half-life takes half of what is left, so some remains.' },
        ],
      }
    },
  },
  {
    id: 'drift-of-the-clock',
    skill: 'explain-sleep-drivers',
    bloom: 'apply',
    make(random) {
      const minutes = random.pick([6, 9, 12, 15, 18])
      const days = random.int(5, 20)
      return {
        kind: 'numeric',
        stem: `In a cave without daylight or watch, someone's body clock takes 24 hours and ${minutes} minutes for a round. By how many minutes does the bedtime it signals lie later after ${days} rounds than a watch outside would have it?`,
        answer: minutes * days,
        tolerance: '1%',
        unit: 'minutes',
        units: [{ unit: 'hours', factor: 1 / 60 }],
        why: `Each round is ${minutes} minutes longer than a day, and ${days} x ${minutes} = ${minutes * days}.`,
        wrong: [
          { answer: minutes, why: `That is the delay of one round; it adds up over ${days} of them.` },
          {
            answer: minutes + days,
            why: 'Rounds and minutes were added; the delay of each round adds to that of the others.',
          },
        ],
      }
    },
  },
]
