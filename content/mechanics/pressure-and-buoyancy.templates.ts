import type { Template } from '../template.ts'

const G = 9.8
/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(8))
const withCommas = (value: number) => value.toLocaleString('en-US')

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) =>
      Math.abs(answer - key) > key * 0.03 && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'pressure-at-depth',
    skill: 'calculate-depth-pressure',
    bloom: 'apply',
    make(random) {
      const [fluid, density] = random.pick([
        ['water', 1000],
        ['sea water', 1025],
        ['olive oil', 915],
        ['petrol', 750],
      ] as const)
      const depth = random.pick([0.5, 1.5, 2, 2.5, 3, 4, 6, 8, 12, 15])
      const key = rounded(density * G * depth)
      return {
        kind: 'numeric',
        stem: `A tank holds ${fluid} of ${withCommas(density)} kg/m³. How much pressure does it add ${depth} m below the surface, with $g = 9.8\\ \\text{m/s}^2$?`,
        answer: key,
        tolerance: '1%',
        unit: 'Pa',
        units: [{ unit: 'N', why: 'Newtons measure a force; the question asks for the force on each square metre.' }],
        why: `${density} x 9.8 x ${depth} is ${withCommas(key)}.`,
        wrong: apart(key, [
          { answer: rounded(density * depth), why: 'The factor g is missing; the liquid presses by its weight.' },
          { answer: rounded(G * depth), why: 'The density of the liquid is missing.' },
          { answer: rounded(density * G), why: 'That is the pressure 1 m below the surface.' },
        ]),
      }
    },
  },
  {
    id: 'lift-under-water',
    skill: 'use-buoyancy',
    bloom: 'apply',
    make(random) {
      const [what, density] = random.pick([
        ['stone', 2500],
        ['block of concrete', 2400],
        ['piece of iron', 7800],
        ['block of aluminium', 2700],
      ] as const)
      const litres = random.int(1, 12)
      const volume = litres / 1000
      const weight = rounded(density * volume * G)
      const lift = rounded(1000 * volume * G)
      const asksLift = random.int(0, 1) === 1
      const stem = `A ${what} of ${volume} m³ has a density of ${withCommas(density)} kg/m³ and is completely under water (1,000 kg/m³, $g = 9.8\\ \\text{m/s}^2$). `
      return asksLift
        ? {
            kind: 'numeric',
            stem: `${stem}How large is the buoyant force on it?`,
            answer: lift,
            tolerance: '1%',
            unit: 'N',
            why: `It pushes aside ${volume} m³ of water, which weigh 1000 x 9.8 x ${volume} = ${lift} N.`,
            wrong: apart(lift, [
              { answer: weight, why: 'This is its weight; the buoyant force takes the density of the water.' },
              {
                answer: rounded(1000 * volume),
                why: 'That is the mass of the water in kilograms; its weight is asked for.',
              },
              {
                answer: rounded(weight - lift),
                why: 'This is what is left to carry; the buoyant force is what the water takes off.',
              },
            ]),
          }
        : {
            kind: 'numeric',
            stem: `${stem}With what force does one have to hold it so that it stays where it is?`,
            answer: rounded(weight - lift),
            tolerance: '1%',
            unit: 'N',
            why: `It weighs ${weight} N, and the water pushes it up with ${lift} N.`,
            wrong: apart(rounded(weight - lift), [
              { answer: weight, why: 'This is its weight in air; under water a part of it is carried by the water.' },
              { answer: lift, why: 'This is the buoyant force; it takes off that much of the weight.' },
              { answer: rounded(weight + lift), why: 'The buoyant force points up and helps, so it is taken away.' },
            ]),
          }
    },
  },
]
