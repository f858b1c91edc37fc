import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 100) / 100

export const templates: Template[] = [
  {
    id: 'way-of-a-plate',
    skill: 'reckon-plate-motion',
    bloom: 'apply',
    make(random) {
      const speed = random.int(4, 24) / 2
      const millions = random.int(2, 60)
      const answer = speed * 10 * millions
      return {
        kind: 'numeric',
        stem: `A plate moves ${speed} cm a year. How far does it go in ${millions} million years?`,
        answer,
        tolerance: '1%',
        unit: 'km',
        units: [{ unit: 'm', factor: 1000 }],
        why: `${speed} cm a year is ${speed * 10} km in a million years, and ${millions} x ${speed * 10} = ${answer} km.`,
        wrong: [
          { answer: speed * millions, why: '1 cm a year is 10 km in a million years, and not 1 km.' },
          { answer: speed * 100 * millions, why: 'A nought too many: 1 cm a year is 10 km in a million years.' },
        ],
      }
    },
  },
  {
    id: 'age-of-an-ocean',
    skill: 'reckon-plate-motion',
    bloom: 'analyze',
    make(random) {
      const half = random.int(2, 10) / 2
      const millions = random.int(4, 36) * 5
      const distance = half * 10 * millions
      return {
        kind: 'numeric',
        stem: `A piece of sea floor lies ${distance} km from the ridge where it formed. The plates on both sides part at ${half * 2} cm a year together, each at half of this from the ridge. How old is the piece?`,
        answer: millions,
        tolerance: '1%',
        unit: 'million years',
        units: [{ unit: 'years', factor: 1_000_000 }],
        why: `From the ridge its plate moves ${half} cm a year, or ${half * 10} km in a million years, and ${distance} / ${half * 10} = ${millions}.`,
        wrong: [
          {
            answer: tidy(millions / 2),
            why: 'This takes the speed of both plates together; the piece moves from the ridge at half of it.',
          },
          { answer: millions * 10, why: '1 cm a year is 10 km in a million years, and not 1 km.' },
        ],
      }
    },
  },
]
