import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const three = (value: number) => Number(value.toFixed(3))

export const templates: Template[] = [
  {
    id: 'side-from-angle',
    skill: 'find-sides-with-trig',
    bloom: 'apply',
    make(random) {
      const angle = random.pick([14, 18, 22, 25, 28, 32, 38, 41, 48, 55, 58, 63, 67])
      const [sin, cos, tan] = [
        three(Math.sin(radians(angle))),
        three(Math.cos(radians(angle))),
        three(Math.tan(radians(angle))),
      ]
      const values = `Use sin ${angle}° = ${sin}, cos ${angle}° = ${cos} and tan ${angle}° = ${tan}.`
      const length = random.int(7, 95)
      const kind = random.int(0, 3)
      const [stem, key, why, wrong] = (
        [
          [
            `A rope of ${length} m is stretched tight from the ground to the top of a mast, at ${angle}° to the level ground. How high is the mast?`,
            length * sin,
            `The mast is opposite and the rope is the hypotenuse: ${length} × ${sin}`,
            [
              { answer: length * cos, why: 'You used the cosine, which gives the distance from the mast.' },
              { answer: length / sin, why: 'You divided. The hypotenuse is known, so multiply.' },
            ],
          ],
          [
            `A rope of ${length} m is stretched tight from the ground to the top of a mast, at ${angle}° to the level ground. How far from the mast does it start?`,
            length * cos,
            `The distance is adjacent and the rope is the hypotenuse: ${length} × ${cos}`,
            [
              { answer: length * sin, why: 'You used the sine, which gives the height of the mast.' },
              { answer: length / cos, why: 'You divided. The hypotenuse is known, so multiply.' },
            ],
          ],
          [
            `From a point on level ground, ${length} m from a tower, its top is at an angle of elevation of ${angle}°, measured at the ground. How high is the tower?`,
            length * tan,
            `The height is opposite and the distance is adjacent: ${length} × ${tan}`,
            [
              { answer: length / tan, why: 'You divided. The height is above the line of the fraction, so multiply.' },
              { answer: length * sin, why: 'You used the sine. The distance is adjacent and not the hypotenuse.' },
            ],
          ],
          [
            `A cable car climbs at a steady ${angle}° and gains ${length} m of height. How long is its cable?`,
            length / sin,
            `The height is opposite and the cable is the hypotenuse: ${length} / ${sin}`,
            [
              { answer: length * sin, why: 'You multiplied. The cable has to be longer than the height, so divide.' },
              { answer: length / tan, why: 'This is the level distance. The cable is the hypotenuse.' },
            ],
          ],
        ] as const
      )[kind] ?? ['', 0, '', []]
      const answer = rounded(key, 4)
      return {
        kind: 'numeric',
        stem: `${stem} ${values}`,
        answer,
        tolerance: '2%',
        unit: 'm',
        why: `${why} ≈ ${answer}.`,
        wrong: apart(answer, [...wrong]),
      }
    },
  },
  {
    id: 'ratios-of-a-triangle',
    skill: 'explain-trig-ratios',
    bloom: 'understand',
    make(random) {
      const [x, y, z] = random.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
        [9, 40, 41],
      ] as const)
      const name = random.pick(['sine', 'cosine', 'tangent'] as const)
      const [opposite, adjacent] = random.shuffle([x, y]) as [number, number]
      const all = {
        sine: [`${opposite}/${z}`, 'opposite divided by hypotenuse'],
        cosine: [`${adjacent}/${z}`, 'adjacent divided by hypotenuse'],
        tangent: [`${opposite}/${adjacent}`, 'opposite divided by adjacent'],
      } as const
      const others = (['sine', 'cosine', 'tangent'] as const).filter((each) => each !== name)
      return {
        kind: 'single',
        stem: `In a right triangle, the side opposite an angle is ${opposite}, the adjacent side is ${adjacent} and the hypotenuse is ${z}. What is the ${name} of this angle?`,
        options: random.shuffle([
          { text: all[name][0], correct: true, why: `The ${name} is ${all[name][1]}.` },
          ...others.map((each) => ({ text: all[each][0], why: `This is the ${each}: ${all[each][1]}.` })),
          name === 'tangent'
            ? {
                text: `${adjacent}/${opposite}`,
                why: 'You turned the fraction over. The opposite side stands above the line.',
              }
            : {
                text: `${z}/${name === 'sine' ? opposite : adjacent}`,
                why: 'You turned the fraction over. The hypotenuse stands below the line.',
              },
        ]),
      }
    },
  },
  {
    id: 'angle-from-sides',
    skill: 'find-angles-with-trig',
    bloom: 'apply',
    make(random) {
      const level = random.int(5, 40)
      const rise = random.int(3, 40)
      const angle = (Math.atan2(rise, level) * 180) / Math.PI
      if (Math.abs(angle - 45) < 4) return this.make(random)
      const key = Number(angle.toFixed(1))
      return {
        kind: 'numeric',
        stem: `A path rises ${rise} m over a level distance of ${level} m. At which angle does it rise? Use a calculator and round to a tenth of a degree.`,
        answer: key,
        tolerance: 0.3,
        unit: 'degrees',
        why: `The tangent is ${rise} / ${level} ≈ ${three(rise / level)}, and the angle with this tangent is about ${key}°.`,
        wrong: [
          {
            answer: Number((90 - angle).toFixed(1)),
            why: 'This is the other acute angle. Divide the rise by the level distance.',
          },
          ...(rise < level
            ? [
                {
                  answer: Number(((Math.asin(rise / level) * 180) / Math.PI).toFixed(1)),
                  why: 'You used the sine. The level distance is adjacent and not the hypotenuse.',
                },
              ]
            : []),
          { answer: three(rise / level), why: 'This is the tangent. The question asks for the angle.' },
        ].filter(
          ({ answer }, at, list) =>
            Math.abs(answer - key) > 0.4 && list.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
