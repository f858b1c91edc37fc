import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const RATIOS = [
  [3, 1.099],
  [4, 1.386],
  [5, 1.609],
  [6, 1.792],
  [8, 2.079],
] as const

export const templates: Template[] = [
  {
    id: 'speed-of-a-rocket',
    skill: 'calculate-rocket-speed',
    bloom: 'apply',
    make(random) {
      const [ratio, ln] = random.pick(RATIOS)
      const speed = random.pick([2.5, 2.8, 3, 3.2, 3.5, 4, 4.4])
      const empty = random.int(3, 30)
      const fuel = empty * (ratio - 1)
      const key = rounded(speed * ln, 4)
      const share = rounded(fuel / (fuel + empty), 4)
      return {
        kind: 'numeric',
        stem: `A rocket stage carries ${fuel} t of fuel and weighs ${empty} t without it. Its exhaust speed is ${speed} km/s. How much speed does it gain, without air and gravity? Use ln ${ratio} = ${ln}.`,
        answer: key,
        tolerance: '2%',
        unit: 'km/s',
        units: [
          { unit: 'm/s', factor: 1000 },
          { unit: 't', why: 'Tonnes measure a mass. The question asks for a speed.' },
        ],
        why: `The mass ratio is (${fuel} + ${empty}) / ${empty} = ${ratio}, and ${speed} × ${ln} ≈ ${key} km/s.`,
        wrong: apart(key, [
          { answer: speed * ratio, why: 'You multiplied by the mass ratio. Take its logarithm first.' },
          {
            answer: speed * share,
            why: 'You multiplied by the share of fuel. The equation has the logarithm of the mass ratio.',
          },
          { answer: speed, why: 'This is the exhaust speed. The gain also depends on the mass ratio.' },
        ]),
      }
    },
  },
  {
    id: 'light-and-aperture',
    skill: 'compare-telescopes',
    bloom: 'apply',
    make(random) {
      const small = 10 * random.int(4, 12)
      const times = random.pick([1.5, 2, 2.5, 3, 4, 5])
      const large = small * times
      const key = rounded(times * times)
      return {
        kind: 'numeric',
        stem: `One telescope has an aperture of ${small} mm, another one ${large} mm. How many times as much light does the larger one collect?`,
        answer: key,
        tolerance: '2%',
        why: `${large} / ${small} = ${times}, and the area grows with the square: ${times} × ${times} = ${key}.`,
        wrong: apart(key, [
          { answer: times, why: 'This is the ratio of the diameters. Light is collected by the area, so square it.' },
          { answer: large - small, why: 'You subtracted the diameters. Divide them and square the result.' },
          { answer: times ** 3, why: 'You took the cube. An area grows with the square.' },
        ]),
      }
    },
  },
  {
    id: 'magnify-and-limit',
    skill: 'compare-telescopes',
    bloom: 'analyze',
    make(random) {
      const aperture = 10 * random.int(6, 20)
      const eyepiece = random.pick([4, 5, 6, 8, 10, 12, 20, 25])
      const times = 5 * random.int(6, 80)
      const limit = 2 * aperture
      if (Math.abs(times - limit) < 15 || eyepiece * times < 400 || eyepiece * times > 2400) return this.make(random)
      const useful = times < limit
      const texts = [
        [true, `${times} times, and that's below the limit of ${limit}`],
        [false, `${times} times, and that's above the limit of ${limit}`],
        [null, `${eyepiece * times - eyepiece} times, far above the limit of ${limit}`],
        [null, `${times} times, and a telescope has no such limit`],
      ] as const
      const above = `${eyepiece * times} / ${eyepiece} = ${times}, and twice ${aperture} is ${limit}.`
      return {
        kind: 'single',
        stem: `A telescope has an aperture of ${aperture} mm and a focal length of ${eyepiece * times} mm. What is its magnification with an eyepiece of ${eyepiece} mm, and is it useful, if the limit is twice the aperture in millimetres?`,
        options: random.shuffle(
          texts.map(([is, text], index) =>
            is === useful
              ? { text, correct: true, why: above }
              : {
                  text,
                  why:
                    index === 2
                      ? 'You subtracted. The magnification is the quotient of the focal lengths.'
                      : index === 3
                        ? 'The aperture limits how bright and how fine the image is.'
                        : `Compare ${times} with ${limit} once more.`,
                },
          ),
        ),
      }
    },
  },
]
