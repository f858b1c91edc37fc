import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

export const templates: Template[] = [
  {
    id: 'fence-and-lawn',
    skill: 'calculate-perimeter-and-area',
    bloom: 'apply',
    make(random) {
      const a = random.int(11, 48)
      const b = random.int(4, a - 2)
      const fence = random.int(0, 1) === 1
      const [around, inside] = [2 * (a + b), a * b]
      const key = fence ? around : inside
      if (around === inside) return this.make(random)
      return {
        kind: 'numeric',
        stem: `A rectangular garden is ${a} m long and ${b} m wide. ${fence ? 'How long is a fence around it?' : 'How large is its lawn, if it covers everything?'}`,
        answer: key,
        unit: fence ? 'm' : 'm²',
        units: [
          fence
            ? { unit: 'm²', why: 'Square metres measure an area. A fence has a length.' }
            : { unit: 'm', why: 'Metres measure a length. An area needs square metres.' },
        ],
        why: fence ? `2 × (${a} + ${b}) = ${around}.` : `${a} × ${b} = ${written(inside)}.`,
        wrong: apart(key, [
          fence
            ? { answer: inside, why: 'This is the area. For the fence, add up the sides.' }
            : { answer: around, why: 'This is the perimeter. For the area, multiply.' },
          {
            answer: a + b,
            why: fence ? 'These are two of the four sides.' : 'You added the sides. For the area, multiply.',
          },
        ]),
      }
    },
  },
  {
    id: 'area-by-formula',
    skill: 'calculate-perimeter-and-area',
    bloom: 'apply',
    make(random) {
      const height = 2 * random.int(4, 15)
      const base = random.int(11, 45)
      const kind = random.pick(['triangle', 'parallelogram', 'trapezium'] as const)
      const other = base - random.int(3, 9)
      const key =
        kind === 'triangle'
          ? (base * height) / 2
          : kind === 'parallelogram'
            ? base * height
            : ((base + other) * height) / 2
      const stem =
        kind === 'trapezium'
          ? `A trapezium has parallel sides of ${base} cm and ${other} cm, which are ${height} cm apart. What is its area?`
          : `A ${kind} has a base of ${base} cm and a height of ${height} cm. What is its area?`
      return {
        kind: 'numeric',
        stem,
        answer: key,
        unit: 'cm²',
        units: [{ unit: 'cm', why: 'Centimetres measure a length. An area needs square centimetres.' }],
        why:
          kind === 'triangle'
            ? `${base} × ${height} / 2 = ${written(key)}.`
            : kind === 'parallelogram'
              ? `${base} × ${height} = ${written(key)}.`
              : `(${base} + ${other}) × ${height} / 2 = ${written(key)}.`,
        wrong: apart(key, [
          kind === 'parallelogram'
            ? { answer: key / 2, why: 'Half of it would be a triangle.' }
            : { answer: key * 2, why: 'Two copies of it have this area. Halve it.' },
          { answer: base + height, why: 'You added the lengths. Multiply them.' },
        ]),
      }
    },
  },
  {
    id: 'missing-corner',
    skill: 'split-composite-shapes',
    bloom: 'apply',
    make(random) {
      const [a, b] = [random.int(9, 20), random.int(8, 18)]
      const [c, d] = [random.int(2, a - 4), random.int(3, b - 3)]
      const around = random.int(0, 2) === 0
      const key = around ? 2 * (a + b) : a * b - c * d
      return {
        kind: 'numeric',
        stem: `A room is ${a} m by ${b} m, but in one corner a rectangle of ${c} m by ${d} m is missing. ${around ? 'How long is the skirting board along all walls, without doors?' : 'What is its area?'}`,
        answer: key,
        unit: around ? 'm' : 'm²',
        why: around
          ? `The notch replaces two pieces by two of the same length, so it's 2 × (${a} + ${b}) = ${key}.`
          : `${a} × ${b} − ${c} × ${d} = ${a * b} − ${c * d} = ${key}.`,
        wrong: apart(key, [
          around
            ? {
                answer: key - 2 * (c + d),
                why: 'You subtracted the perimeter of the notch. Its two sides belong to the walls.',
              }
            : { answer: a * b + c * d, why: 'You added the corner. It is missing.' },
          around
            ? { answer: a * b - c * d, why: 'This is the area. The question asks for the length along the walls.' }
            : { answer: a * b, why: 'This is the whole rectangle. Subtract the corner.' },
        ]),
      }
    },
  },
  {
    id: 'units-and-scale',
    skill: 'scale-and-convert-areas',
    bloom: 'apply',
    make(random) {
      if (random.int(0, 1) === 0) {
        const value = random.int(2, 95) / 10
        const [from, to, factor, single] = random.pick([
          ['m²', 'cm²', 10_000, 100],
          ['cm²', 'mm²', 100, 10],
          ['ha', 'm²', 10_000, 100],
          ['km²', 'ha', 100, 10],
        ] as const)
        const key = rounded(value * factor)
        return {
          kind: 'numeric',
          stem: `Convert ${value} ${from} to ${to}. What is the number?`,
          answer: key,
          why: `1 ${from} is ${written(factor)} ${to}, so it's ${value} × ${written(factor)} = ${written(key)}.`,
          wrong: apart(key, [
            {
              answer: value * single,
              why: `Both directions count, so the factor is ${written(factor)} and not ${single}.`,
            },
            { answer: value / factor, why: 'You divided. The smaller unit needs the larger number.' },
          ]),
        }
      }
      const scale = random.pick([20, 25, 50, 100, 200])
      const plan = random.int(12, 90)
      const key = rounded((plan * scale * scale) / 10_000)
      return {
        kind: 'numeric',
        stem: `On a plan with the scale 1 : ${scale}, a floor has an area of ${plan} cm². How large is it in reality?`,
        answer: key,
        tolerance: '1%',
        unit: 'm²',
        why: `Areas are ${scale}² = ${written(scale * scale)} times as large: ${written(plan * scale * scale)} cm², and divided by 10,000 that's ${written(key)} m².`,
        wrong: apart(key, [
          {
            answer: (plan * scale) / 10_000,
            why: `You multiplied by ${scale} once. For an area, both directions count.`,
          },
          { answer: (plan * scale * scale) / 100, why: '1 m² is 10,000 cm² and not 100.' },
        ]),
      }
    },
  },
]
