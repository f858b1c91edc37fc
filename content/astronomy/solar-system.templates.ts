import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'light-across-the-system',
    skill: 'calculate-solar-distances',
    bloom: 'apply',
    make(random) {
      const au = random.int(4, 400) / 10
      const both = random.int(0, 1) === 1
      const key = rounded(au * 8.3 * (both ? 2 : 1), 4)
      return {
        kind: 'numeric',
        stem: both
          ? `A probe is ${au} AU from the Earth. We send a command, and the probe answers at once. How long after sending do we get the answer? Light and radio waves need 8.3 minutes for each AU.`
          : `A probe is ${au} AU from the Earth. How long does its signal take to reach us? Light and radio waves need 8.3 minutes for each AU.`,
        answer: key,
        tolerance: '2%',
        unit: 'min',
        units: [
          { unit: 'h', factor: 1 / 60 },
          { unit: 'AU', why: 'The astronomical unit is a distance. The question asks for a time.' },
        ],
        why: `${au} × 8.3 = ${rounded(au * 8.3, 4)} minutes${both ? `, and twice that for there and back is ${key} minutes` : ''}.`,
        wrong: apart(key, [
          both
            ? {
                answer: au * 8.3,
                why: 'This is one way. The command has to get there and the answer has to come back.',
              }
            : { answer: au * 16.6, why: 'This is there and back. The signal only has to come here.' },
          { answer: au / 8.3, why: 'You divided. Each AU takes 8.3 minutes, so multiply.' },
        ]),
      }
    },
  },
  {
    id: 'kepler-both-ways',
    skill: 'use-kepler-for-planets',
    bloom: 'apply',
    make(random) {
      const root = random.int(2, 12)
      const [distance, year] = [root ** 2, root ** 3]
      if (random.int(0, 1) === 0) {
        return {
          kind: 'numeric',
          stem: `A body orbits the Sun at a mean distance of ${distance} AU. How long is its year in Earth years?`,
          answer: year,
          tolerance: '1%',
          unit: 'years',
          why: `The cube of ${distance} is ${(distance ** 3).toLocaleString('en-US')}, and its square root is ${year.toLocaleString('en-US')}.`,
          wrong: apart(year, [
            {
              answer: distance,
              why: 'The year grows faster than the distance. Cube the distance and take the square root.',
            },
            {
              answer: distance ** 2,
              why: 'You squared the distance. In the law, the distance is cubed and the year is squared.',
            },
            { answer: distance ** 3, why: 'This is the square of the year. Take its square root.' },
          ]),
        }
      }
      return {
        kind: 'numeric',
        stem: `A comet comes back to the Sun every ${year.toLocaleString('en-US')} years. How long is half of the longest diameter of its orbit, in AU?`,
        answer: distance,
        tolerance: '1%',
        unit: 'AU',
        why: `The square of ${year.toLocaleString('en-US')} is ${(year ** 2).toLocaleString('en-US')}, and its cube root is ${distance}.`,
        wrong: apart(distance, [
          { answer: year, why: 'Only at 1 AU are the two numbers equal. Square the year and take the cube root.' },
          { answer: year ** 2, why: 'This is the cube of the distance. Take its cube root.' },
          { answer: root, why: `You took the cube root of the year itself. Square the year first.` },
        ]),
      }
    },
  },
  {
    id: 'comet-furthest-point',
    skill: 'use-kepler-for-planets',
    bloom: 'analyze',
    make(random) {
      const root = random.int(2, 7)
      const nearest = random.int(2, 15) / 10
      const key = rounded(2 * root ** 2 - nearest)
      return {
        kind: 'numeric',
        stem: `A comet takes ${root ** 3} years for one orbit. At its closest, it's ${nearest} AU from the Sun. How far away is it at its furthest point?`,
        answer: key,
        tolerance: '1%',
        unit: 'AU',
        why: `Half of the longest diameter is ${root ** 2} AU. Closest and furthest add up to ${2 * root ** 2} AU, and ${2 * root ** 2} − ${nearest} = ${key}.`,
        wrong: apart(key, [
          { answer: root ** 2, why: 'This is half of the longest diameter.' },
          {
            answer: root ** 2 - nearest,
            why: 'Subtract the closest distance from the whole diameter, which is twice the value that you got from the law.',
          },
          {
            answer: 2 * root ** 2,
            why: 'This is the whole longest diameter. Part of it is on the near side of the Sun.',
          },
        ]),
      }
    },
  },
]
