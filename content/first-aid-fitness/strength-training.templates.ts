import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const LIFTS = ['squat', 'deadlift', 'leg press'] as const

export const templates: Template[] = [
  {
    id: 'estimated-maximum',
    skill: 'calculate-training-load',
    bloom: 'apply',
    make(random) {
      const repetitions = random.pick([2, 3, 4, 5, 6, 8, 9, 10])
      const weight = random.pick([25, 35, 55, 60, 65, 75, 80, 85, 95, 100, 105, 110, 120])
      const key = rounded(weight * (1 + repetitions / 30), 4)
      const lift = random.pick(LIFTS)
      return {
        kind: 'numeric',
        stem: `In the ${lift}, somebody lifts ${weight} kg ${repetitions} times and couldn't do one more. Estimate the one-repetition maximum with Epley's formula: weight × (1 + repetitions / 30).`,
        answer: key,
        tolerance: 1,
        unit: 'kg',
        why: `${weight} × (1 + ${repetitions}/30) ≈ ${Math.round(key * 10) / 10} kg.`,
        wrong: apart(key, [
          {
            answer: weight * repetitions,
            why: 'You multiplied weight by repetitions, which gives the volume of a set.',
          },
          { answer: (weight * repetitions) / 30, why: 'This is what is added to the weight. You left out the 1.' },
          {
            answer: weight + repetitions,
            why: 'You added the number of repetitions to the weight. The formula adds a share of the weight.',
          },
        ]).filter(({ answer }) => Math.abs(answer - key) > 1.5),
      }
    },
  },
  {
    id: 'volume-and-change',
    skill: 'calculate-training-load',
    bloom: 'apply',
    make(random) {
      const sets = random.int(2, 5)
      const before = random.int(6, 9)
      const after = before + random.int(1, 4)
      const weight = 5 * random.int(2, 20)
      const key = sets * (after - before) * weight
      return {
        kind: 'numeric',
        stem: `Last month you did ${sets} sets of ${before} with ${weight} kg, and now ${sets} sets of ${after} with the same weight. By how many kilograms has the training volume grown?`,
        answer: key,
        unit: 'kg',
        why: `${sets} × ${after} × ${weight} = ${sets * after * weight} kg, and before it was ${sets} × ${before} × ${weight} = ${sets * before * weight} kg. The difference is ${key} kg.`,
        wrong: apart(key, [
          { answer: (after - before) * weight, why: `This is the difference in one set. There are ${sets}.` },
          { answer: sets * after * weight, why: 'This is the volume now. The question asks how much it has grown.' },
        ]),
      }
    },
  },
  {
    id: 'next-weight',
    skill: 'calculate-training-load',
    bloom: 'apply',
    make(random) {
      const weight = random.pick([60, 80, 100, 110, 120, 130, 140, 150, 160, 180])
      const percent = random.pick([5, 10])
      const key = rounded(weight * (1 + percent / 100))
      const lift = random.pick(LIFTS)
      return {
        kind: 'numeric',
        stem: `In the ${lift}, you've reached the top of your range with ${weight} kg and raise the weight by ${percent}%. How many kilograms do you take next?`,
        answer: key,
        tolerance: 0.1,
        unit: 'kg',
        why: `${percent}% of ${weight} kg is ${rounded((weight * percent) / 100)} kg, and together that's ${key} kg.`,
        wrong: [
          { answer: rounded(weight + percent), why: `You added ${percent} kg. It's ${percent}% of the weight.` },
          { answer: rounded((weight * percent) / 100), why: 'This is the increase. Add it to the weight.' },
        ].filter(({ answer }) => Math.abs(answer - key) > 0.2),
      }
    },
  },
]
