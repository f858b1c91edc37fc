import type { Template } from '../template.ts'

/** Rounds a number to remove floating-point errors. */
const rounded = (value: number) => Number(value.toPrecision(4))

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) =>
      Math.abs(answer - key) > key * 0.03 && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'force-in-a-bend',
    skill: 'calculate-centripetal-force',
    bloom: 'apply',
    make(random) {
      const [what, low, high] = random.pick([
        ['A cyclist', 70, 110],
        ['A motorcyclist with the machine', 250, 380],
        ['A car', 900, 1600],
      ] as const)
      const mass = 10 * Math.round(random.int(low, high) / 10)
      const speed = random.int(4, 15)
      // At most 5 m/s², which tyres on a flat road can hold.
      const radius = 5 * random.int(Math.max(4, Math.ceil(speed ** 2 / 25)), 24)
      const key = rounded((mass * speed ** 2) / radius)
      return {
        kind: 'numeric',
        stem: `${what} of ${mass} kg goes through a flat bend with a radius of ${radius} m at a steady ${speed} m/s. What force towards the centre does that take?`,
        answer: key,
        tolerance: '2%',
        unit: 'N',
        units: [
          { unit: 'm/s²', why: 'Metres per second squared measure the acceleration; the question asks for a force.' },
        ],
        why: `The acceleration is ${speed ** 2} / ${radius} = ${rounded(speed ** 2 / radius)} m/s², and times ${mass} kg that is about ${key} N.`,
        wrong: apart(key, [
          { answer: rounded((mass * speed) / radius), why: 'The speed has to be squared.' },
          {
            answer: rounded(speed ** 2 / radius),
            why: 'This is the acceleration; the force is the mass times it.',
          },
          { answer: rounded(mass * speed ** 2), why: 'This leaves out the radius, by which it has to be divided.' },
        ]),
      }
    },
  },
  {
    id: 'weight-far-away',
    skill: 'use-law-of-gravitation',
    bloom: 'apply',
    make(random) {
      const times = random.int(2, 6)
      const far = times ** 2 * random.int(10, 60)
      const height = random.int(0, 1) === 1
      const weight = far * times ** 2
      const place = height
        ? `at a height of ${times - 1 === 1 ? 'one Earth radius' : `${times - 1} Earth radii`} above the ground`
        : `at a distance of ${times} Earth radii from the Earth's centre`
      return {
        kind: 'numeric',
        stem: `A probe weighs ${weight.toLocaleString('en-US')} N on the ground. With how much force does the Earth attract it ${place}?`,
        answer: far,
        tolerance: '1%',
        unit: 'N',
        why: `${height ? `From the centre that is ${times} radii, since the ground is one away from it. ` : ''}${times} times the distance makes the force ${times ** 2} times smaller.`,
        wrong: apart(far, [
          {
            answer: rounded(weight / times),
            why: `The force falls with the square of the distance, so by ${times ** 2}.`,
          },
          height
            ? {
                answer: rounded(weight / (times - 1) ** 2),
                why: 'The distance counts from the centre of the Earth; one more radius lies below the ground.',
              }
            : {
                answer: rounded(weight / (times + 1) ** 2),
                why: 'The distance was given from the centre; no radius is to be added.',
              },
        ]),
      }
    },
  },
]
