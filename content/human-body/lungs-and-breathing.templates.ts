import type { Template } from '../template.ts'

const two = (value: number) => value.toFixed(2)
const tidy = (value: number) => Math.round(value * 1000) / 1000

export const templates: Template[] = [
  {
    id: 'fresh-air-in-a-minute',
    skill: 'reckon-ventilation',
    bloom: 'apply',
    make(random) {
      const breaths = random.int(8, 28)
      const tidal = random.int(5, 18) * 5
      const dead = random.pick([12, 15, 18])
      const answer = tidy((breaths * (tidal - dead)) / 100)
      return {
        kind: 'numeric',
        stem: `Someone takes ${breaths} breaths a minute of ${two(tidal / 100)} L each. The dead space is ${two(dead / 100)} L. How much fresh air reaches the alveoli in a minute?`,
        answer,
        tolerance: '1%',
        unit: 'L',
        units: [{ unit: 'mL', factor: 1000 }],
        why: `Of each breath ${two(tidal / 100)} - ${two(dead / 100)} = ${two((tidal - dead) / 100)} L arrives, and ${breaths} of these make ${answer} L.`,
        wrong: [
          {
            answer: tidy((breaths * tidal) / 100),
            why: 'That is all the air that is moved; the dead space has to be taken away from each breath.',
          },
          {
            answer: tidy((breaths * tidal - dead) / 100),
            why: `The dead space was taken away once; it is lost from each of the ${breaths} breaths.`,
          },
        ],
      }
    },
  },
  {
    id: 'oxygen-taken-up',
    skill: 'explain-gas-exchange',
    bloom: 'apply',
    make(random) {
      const litres = random.int(5, 40)
      const out = random.pick([16, 17])
      const answer = tidy((litres * (21 - out)) / 100)
      return {
        kind: 'numeric',
        stem: `Someone breathes in ${litres} L of air in a minute with 21% oxygen and breathes out as much with ${out}% oxygen. How much oxygen does the body keep in that minute?`,
        answer,
        tolerance: '1%',
        unit: 'L',
        units: [{ unit: 'mL', factor: 1000 }],
        why: `${21 - out}% of the air is kept: ${litres} L x ${two((21 - out) / 100)} = ${answer} L.`,
        wrong: [
          {
            answer: tidy(litres * 0.21),
            why: `That is all the oxygen breathed in; ${out} of 21 parts are breathed out again.`,
          },
          {
            answer: tidy((litres * out) / 100),
            why: 'That is the oxygen breathed out; what the body keeps is the difference.',
          },
        ],
      }
    },
  },
]
