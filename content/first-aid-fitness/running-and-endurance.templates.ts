import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const templates: Template[] = [
  {
    id: 'finishing-time',
    skill: 'calculate-running-pace',
    bloom: 'apply',
    make(random) {
      const distance = random.pick([3, 4, 5, 6, 8, 10, 12])
      const pace = 5 * random.int(54, 102)
      const total = distance * pace
      const wrong = [
        { answer: clock(distance * (pace + 30)), why: 'This is half a minute too much for each kilometre.' },
        { answer: clock(pace), why: `This is the time for one kilometre. Multiply it by ${distance}.` },
      ]
      return {
        kind: 'typed',
        stem: `You run at a pace of ${clock(pace)} per kilometre. How long do you need for ${distance} km? Write minutes and seconds, such as 27:30.`,
        answers: [
          clock(total),
          clock(total).replace(':', '.'),
          ...(total < 3600 ? [] : [`${Math.floor(total / 3600)}:${clock(total % 3600).padStart(5, '0')}`]),
        ],
        why: `${Math.floor(pace / 60)} minutes and ${pace % 60} seconds are ${pace} seconds. Times ${distance}, that's ${total} seconds, or ${clock(total)}.`,
        wrong,
      }
    },
  },
  {
    id: 'pace-from-time',
    skill: 'calculate-running-pace',
    bloom: 'apply',
    make(random) {
      const distance = random.pick([4, 5, 6, 8, 10, 12, 15])
      const quarters = random.int(18, 34)
      const minutes = rounded((quarters / 4) * distance)
      const key = quarters / 4
      return {
        kind: 'numeric',
        stem: `You need ${minutes} minutes for ${distance} km. What is your pace in minutes per kilometre, as a decimal such as 5.5?`,
        answer: key,
        tolerance: 0.02,
        unit: 'min/km',
        why: `${minutes} / ${distance} = ${key}, which a watch shows as ${clock(key * 60)}.`,
        wrong: apart(key, [
          { answer: distance / minutes, why: 'You divided the distance by the time. Pace is time per distance.' },
          { answer: (distance / minutes) * 60, why: 'This is the speed in km/h. Pace is the time for one kilometre.' },
        ]),
      }
    },
  },
  {
    id: 'heart-rate-share',
    skill: 'judge-training-intensity',
    bloom: 'apply',
    make(random) {
      const age = 10 * random.int(2, 7)
      const maximum = 208 - 0.7 * age
      const percent = random.pick([64, 66, 68, 72, 74, 78, 82, 84, 86, 88])
      const key = Math.round((maximum * percent) / 100)
      return {
        kind: 'numeric',
        stem: `How many beats per minute are ${percent}% of the estimated maximum heart rate at the age of ${age}? Use 208 − 0.7 × age.`,
        answer: key,
        tolerance: 1.5,
        unit: 'beats per minute',
        why: `The maximum is about 208 − ${rounded(0.7 * age)} = ${maximum}, and ${percent}% of it is about ${key}.`,
        wrong: [
          { answer: maximum, why: `This is the estimated maximum. The question asks for ${percent}% of it.` },
          {
            answer: Math.round(((208 - age) * percent) / 100),
            why: 'You subtracted the whole age. It is 0.7 times the age.',
          },
          { answer: Math.round(208 * (percent / 100)), why: 'You left out the age.' },
        ].filter(
          ({ answer }, at, all) =>
            Math.abs(answer - key) > 2 && all.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
