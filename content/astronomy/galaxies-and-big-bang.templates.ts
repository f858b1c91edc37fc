import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const written = (value: number) => value.toLocaleString('en-US')

export const templates: Template[] = [
  {
    id: 'hubble-both-ways',
    skill: 'use-hubble-law',
    bloom: 'apply',
    make(random) {
      const constant = random.pick([67, 70, 73])
      const distance = 5 * random.int(3, 50)
      const speed = constant * distance
      if (random.int(0, 1) === 0) {
        return {
          kind: 'numeric',
          stem: `A galaxy is ${distance} Mpc away, and the Hubble constant is taken as ${constant} km/s per Mpc. How fast does it recede?`,
          answer: speed,
          tolerance: '1%',
          unit: 'km/s',
          units: [{ unit: 'Mpc', why: 'The megaparsec is a distance. The question asks for a speed.' }],
          why: `${constant} × ${distance} = ${written(speed)} km/s.`,
          wrong: apart(speed, [
            { answer: distance / constant, why: 'You divided. Each Mpc adds to the speed, so multiply.' },
            { answer: speed / 3.26, why: 'The distance is already in Mpc, so nothing has to be converted.' },
          ]),
        }
      }
      return {
        kind: 'numeric',
        stem: `A galaxy recedes at ${written(speed)} km/s, and the Hubble constant is taken as ${constant} km/s per Mpc. How far away is it?`,
        answer: distance,
        tolerance: '1%',
        unit: 'Mpc',
        units: [{ unit: 'million light years', factor: 3.26 }],
        why: `${written(speed)} / ${constant} = ${distance} Mpc.`,
        wrong: apart(distance, [
          {
            answer: speed * constant,
            why: 'You multiplied. The distance is the speed divided by the Hubble constant.',
          },
          { answer: distance * 3.26, why: 'This is the number of million light years.' },
        ]),
      }
    },
  },
  {
    id: 'speed-from-redshift',
    skill: 'use-hubble-law',
    bloom: 'apply',
    make(random) {
      const line = random.pick([400, 480, 500, 600, 650])
      const thousandths = random.int(4, 50)
      const arrives = rounded(line * (1 + thousandths / 1000), 7)
      const shift = rounded(arrives - line, 5)
      const key = 300 * thousandths
      return {
        kind: 'numeric',
        stem: `A line of ${line} nm arrives from a galaxy at ${arrives} nm. How fast does the galaxy recede? Multiply the redshift by the speed of light, 300,000 km/s.`,
        answer: key,
        tolerance: '2%',
        unit: 'km/s',
        units: [{ unit: 'nm', why: 'Nanometres measure the wavelength. The question asks for a speed.' }],
        why: `The redshift is ${shift} / ${line} = ${thousandths / 1000}. Multiplied by 300,000 km/s, that's ${written(key)} km/s.`,
        wrong: apart(key, [
          {
            answer: shift * 300_000,
            why: 'You used the shift in nanometres. Divide it by the original wavelength first.',
          },
          {
            answer: (arrives / line) * 300_000,
            why: 'Subtract 1: the redshift is only what has been added to the wavelength.',
          },
          { answer: thousandths / 1000, why: 'This is the redshift. Multiply it by the speed of light.' },
        ]),
      }
    },
  },
  {
    id: 'when-light-set-out',
    skill: 'picture-cosmic-distances',
    bloom: 'apply',
    make(random) {
      const age = random.int(3, 60)
      const distance = random.int(80, 2500)
      const year = 2000 - distance
      return {
        kind: 'numeric',
        stem: `A star is ${written(distance)} light years away. In the year 2000, its light showed us the star at an age of ${age} million years. How many years before the year 2000 did this light set out?`,
        answer: distance,
        unit: 'years',
        why: `Light needs one year for each light year, so it set out ${written(distance)} years before, in ${year > 0 ? `the year ${year}` : `${1 - year} BCE`}.`,
        wrong: apart(distance, [
          { answer: age * 1_000_000, why: 'This is how old the star was when the light set out.' },
          { answer: distance * 365, why: 'This is a number of days. Light needs one year for each light year.' },
          { answer: 2000, why: 'The light was on its way for as many years as the star is light years away.' },
        ]),
      }
    },
  },
]
