import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'time-on-the-main-sequence',
    skill: 'estimate-stellar-lifetimes',
    bloom: 'apply',
    make(random) {
      const [mass, light] = random.pick([
        [0.5, 0.05],
        [0.6, 0.1],
        [0.7, 0.2],
        [0.8, 0.4],
        [1.5, 5],
        [1.6, 8],
        [2, 16],
        [2, 20],
        [3, 60],
        [4, 160],
        [5, 500],
        [6, 1000],
        [8, 3200],
        [10, 8000],
      ] as const)
      const key = rounded((10 * mass) / light, 4)
      return {
        kind: 'numeric',
        stem: `A star has ${mass} times the mass of the Sun and ${light.toLocaleString('en-US')} times its luminosity. About how long does its main sequence last, if the Sun's lasts 10 billion years?`,
        answer: key,
        tolerance: '3%',
        unit: 'billion years',
        units: [
          { unit: 'million years', factor: 1000 },
          { unit: 'solar masses', why: 'This measures the fuel. The question asks for a time.' },
        ],
        why: `10 × ${mass} / ${light.toLocaleString('en-US')} = ${key} billion years.`,
        wrong: apart(key, [
          {
            answer: (10 * light) / mass,
            why: 'You turned the fraction over. The mass is the fuel, and the luminosity says how fast it is used.',
          },
          { answer: 10 * mass, why: 'You counted the fuel but not how fast it is used. Divide by the luminosity.' },
          { answer: 10 / light, why: 'You left out the mass, which says how much fuel there is.' },
        ]),
      }
    },
  },
  {
    id: 'colour-from-temperature',
    skill: 'estimate-stellar-lifetimes',
    bloom: 'apply',
    make(random) {
      const kelvin = 100 * random.int(29, 290)
      const key = rounded(2_900_000 / kelvin, 3)
      return {
        kind: 'numeric',
        stem: `The surface of a star has ${kelvin.toLocaleString('en-US')} K. At which wavelength is it brightest? Divide 2,900,000 by the temperature in kelvin to get nanometres.`,
        answer: key,
        tolerance: '2%',
        unit: 'nm',
        units: [{ unit: 'K', why: 'Kelvin measure the temperature. The question asks for a wavelength.' }],
        why: `2,900,000 / ${kelvin.toLocaleString('en-US')} ≈ ${key} nm.${key > 700 ? ' That is in the infrared, so its visible light is mostly red.' : key < 400 ? ' That is in the ultraviolet, so the star looks bluish.' : ''}`,
        wrong: apart(key, [
          { answer: key * 10, why: 'You lost a place in the division.' },
          {
            answer: kelvin / 2900,
            why: 'You divided the other way round. The hotter the star, the shorter the wavelength.',
          },
        ]),
      }
    },
  },
  {
    id: 'fate-by-mass',
    skill: 'trace-fate-of-stars',
    bloom: 'understand',
    make(random) {
      const [mass, fate] = random.pick([
        ...[0.02, 0.04, 0.05, 0.06].map((each) => [each, 0] as const),
        ...[0.8, 1, 1.2, 2, 3, 4, 5].map((each) => [each, 1] as const),
        ...[11, 12, 13, 14, 15].map((each) => [each, 2] as const),
      ])
      const texts = [
        'It becomes a brown dwarf',
        'It ends as a white dwarf',
        'It explodes and leaves a neutron star',
        'It goes on as a red dwarf for ever',
      ]
      const whys = [
        'That happens below about 0.08 solar masses, where the core never gets hot enough for hydrogen fusion.',
        'That happens to stars up to about 8 solar masses: red giant, glowing cloud and white dwarf.',
        'That takes more than about 8 solar masses, so that the core turns to iron and collapses.',
        'No star shines for ever, because its hydrogen runs out, in small ones after a very long time.',
      ]
      return {
        kind: 'single',
        stem: `A cloud collapses to a body of ${mass} solar mass${mass === 1 ? '' : 'es'}, and no companion disturbs it. How does it end?`,
        options: random.shuffle(
          texts.map((text, index) => ({ text, ...(index === fate && { correct: true }), why: whys[index] ?? '' })),
        ),
      }
    },
  },
]
