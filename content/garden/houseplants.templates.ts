import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'fertiliser-in-the-can',
    skill: 'keep-home-safe-with-plants',
    bloom: 'apply',
    make(random) {
      const can = random.pick([2, 3, 4, 5, 6, 8, 10])
      const dose = random.pick([2, 3, 4, 5, 6, 8, 10])
      const isHalf = random.int(0, 1) === 1
      const key = isHalf ? (can * dose) / 2 : can * dose
      return {
        kind: 'numeric',
        stem: `The label of a fertiliser says ${dose} ml for each litre of water. Your can holds ${can} litres, and you want ${isHalf ? 'half the strength' : 'the full strength'}. How many millilitres of fertiliser do you put in?`,
        answer: key,
        tolerance: 0,
        unit: 'ml',
        why: isHalf
          ? `${can} × ${dose} = ${can * dose} ml would be the full strength, and half of it is ${key} ml.`
          : `${can} × ${dose} = ${key} ml.`,
        wrong: apart(key, [
          {
            answer: isHalf ? can * dose : (can * dose) / 2,
            why: isHalf ? 'This is the full strength.' : 'This is half the strength.',
          },
          { answer: dose, why: 'This is the dose for a single litre.' },
        ]),
      }
    },
  },
]
