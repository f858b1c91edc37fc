import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'litres-after-rain',
    skill: 'water-well',
    bloom: 'apply',
    make(random) {
      const area = random.int(2, 15)
      const goal = random.pick([20, 25, 30])
      const rain = random.int(3, 15)
      const key = (goal - rain) * area
      return {
        kind: 'numeric',
        stem: `A bed of ${area} m² should get ${goal} mm of water this week, and ${rain} mm of rain have fallen. How many litres are still missing?`,
        answer: key,
        tolerance: 0,
        unit: 'litres',
        why: `${goal} − ${rain} = ${goal - rain} mm are missing. One millimetre on one square metre is a litre, so ${goal - rain} × ${area} = ${key}.`,
        wrong: apart(key, [
          { answer: goal * area, why: 'You left out the rain.' },
          { answer: goal - rain, why: 'These are the missing millimetres. Multiply them by the area.' },
          { answer: rain * area, why: 'This is what the rain has given.' },
        ]),
      }
    },
  },
  {
    id: 'compost-for-a-bed',
    skill: 'judge-soil',
    bloom: 'apply',
    make(random) {
      const width = random.int(1, 3)
      const length = random.int(2, 8)
      const depth = random.int(2, 5)
      const key = width * length * depth * 10
      return {
        kind: 'numeric',
        stem: `A bed is ${width} m wide and ${length} m long. You want to spread compost ${depth} cm deep on it. How many litres do you need? One cubic metre is 1,000 litres.`,
        answer: key,
        tolerance: 0,
        unit: 'litres',
        why: `${depth} cm is ${depth / 100} m, so the volume is ${width} × ${length} × ${depth / 100} = ${key / 1000} cubic metres, or ${key} litres.`,
        wrong: apart(key, [
          { answer: width * length * depth, why: 'One centimetre on one square metre is 10 litres, and not one.' },
          { answer: width * length * 10, why: 'You took a layer of 1 cm.' },
        ]),
      }
    },
  },
]
