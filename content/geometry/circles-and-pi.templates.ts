import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const THINGS = ['plate', 'pond', 'table', 'lid', 'flower bed', 'mirror'] as const

export const templates: Template[] = [
  {
    id: 'around-and-inside',
    skill: 'calculate-circles',
    bloom: 'apply',
    make(random) {
      const radius = random.int(7, 45)
      const byDiameter = random.int(0, 1) === 1
      const area = random.int(0, 1) === 1
      const thing = random.pick(THINGS)
      const unit = thing === 'pond' || thing === 'flower bed' ? 'dm' : 'cm'
      const given = byDiameter ? `a diameter of ${2 * radius} ${unit}` : `a radius of ${radius} ${unit}`
      const key = rounded(area ? 3.14 * radius * radius : 6.28 * radius, 6)
      return {
        kind: 'numeric',
        stem: `A round ${thing} has ${given}. ${area ? 'What is its area?' : 'How long is the way around it?'} Use 3.14 for pi.`,
        answer: key,
        tolerance: '1%',
        unit: area ? `${unit}²` : unit,
        units: [
          area
            ? { unit, why: 'This unit measures a length. An area needs square units.' }
            : { unit: `${unit}²`, why: 'This unit measures an area. The way around is a length.' },
        ],
        why: area
          ? `${byDiameter ? `The radius is ${radius}, and ` : ''}3.14 × ${radius}² = 3.14 × ${radius * radius} ≈ ${key}.`
          : byDiameter
            ? `3.14 × ${2 * radius} ≈ ${key}.`
            : `2 × 3.14 × ${radius} ≈ ${key}.`,
        wrong: apart(key, [
          area
            ? { answer: 6.28 * radius, why: 'This is the way around. For the area, square the radius.' }
            : { answer: 3.14 * radius * radius, why: 'This is the area. For the way around, nothing is squared.' },
          byDiameter
            ? area
              ? { answer: 3.14 * 4 * radius * radius, why: 'You squared the diameter. Halve it first.' }
              : { answer: 12.56 * radius, why: 'You doubled the diameter. The formula is pi times the diameter.' }
            : area
              ? { answer: (3.14 * radius) ** 2, why: 'Only the radius is squared, and pi is not.' }
              : { answer: 3.14 * radius, why: 'You forgot the 2. It is pi times the diameter.' },
        ]),
      }
    },
  },
  {
    id: 'back-to-the-radius',
    skill: 'calculate-circles',
    bloom: 'analyze',
    make(random) {
      const radius = random.int(4, 60)
      const around = rounded(6.28 * radius, 6)
      const diameter = random.int(0, 1) === 1
      const key = diameter ? 2 * radius : radius
      return {
        kind: 'numeric',
        stem: `A tape around a column shows ${around} cm. What is its ${diameter ? 'diameter' : 'radius'}? Use 3.14 for pi.`,
        answer: key,
        tolerance: '1%',
        unit: 'cm',
        why: diameter ? `${around} / 3.14 = ${key}.` : `${around} / 6.28 = ${key}.`,
        wrong: apart(key, [
          diameter
            ? { answer: radius, why: 'This is the radius. The diameter is twice as long.' }
            : { answer: 2 * radius, why: 'This is the diameter. The radius is half of it.' },
          { answer: around * 3.14, why: 'You multiplied by pi. From the way around to the way across, you divide.' },
        ]),
      }
    },
  },
  {
    id: 'slices',
    skill: 'calculate-arcs-and-sectors',
    bloom: 'apply',
    make(random) {
      const radius = random.int(6, 40)
      const angle = random.pick([20, 24, 30, 36, 40, 45, 72, 90, 120, 150, 200, 240])
      const arc = random.int(0, 1) === 1
      const whole = arc ? 6.28 * radius : 3.14 * radius * radius
      const key = rounded((whole * angle) / 360, 5)
      return {
        kind: 'numeric',
        stem: `A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. ${arc ? 'How long is its arc?' : 'What is its area?'} Use 3.14 for pi.`,
        answer: key,
        tolerance: '1%',
        unit: arc ? 'cm' : 'cm²',
        why: `The whole circle has ${rounded(whole, 6)}, and ${angle}/360 of that is about ${key}.`,
        wrong: apart(key, [
          { answer: whole, why: `This is the whole circle. Take ${angle}/360 of it.` },
          arc
            ? { answer: (3.14 * radius * radius * angle) / 360, why: 'This is the area of the sector.' }
            : { answer: (6.28 * radius * angle) / 360, why: 'This is the length of the arc.' },
          { answer: (whole * angle) / 180, why: 'You divided by 180. A full turn is 360°.' },
        ]),
      }
    },
  },
]
