import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const

export const templates: Template[] = [
  {
    id: 'missing-side',
    skill: 'find-sides-with-pythagoras',
    bloom: 'apply',
    make(random) {
      const [x, y, z] = random.pick(TRIPLES)
      const factor = random.int(2, 9)
      const [a, b, c] = [x * factor, y * factor, z * factor]
      const longest = random.int(0, 1) === 1
      const key = longest ? c : random.pick([a, b])
      const other = key === a ? b : a
      return {
        kind: 'numeric',
        stem: longest
          ? `The legs of a right triangle are ${a} cm and ${b} cm. How long is the hypotenuse?`
          : `The hypotenuse of a right triangle is ${c} cm and one leg is ${other} cm. How long is the other leg?`,
        answer: key,
        tolerance: '1%',
        unit: 'cm',
        why: longest
          ? `${a}² + ${b}² = ${c * c}, and the root is ${c}.`
          : `${c}² − ${other}² = ${key * key}, and the root is ${key}.`,
        wrong: apart(
          key,
          longest
            ? [
                { answer: a + b, why: 'You added the legs. Add their squares and take the root.' },
                { answer: Math.sqrt(b * b - a * a), why: 'You subtracted the squares. For the hypotenuse, add them.' },
                { answer: c * c, why: 'This is the square. Take the root.' },
              ]
            : [
                { answer: Math.sqrt(c * c + other * other), why: 'You added the squares. For a leg, subtract them.' },
                { answer: c - other, why: 'You subtracted the lengths. Subtract their squares and take the root.' },
              ],
        ),
      }
    },
  },
  {
    id: 'right-acute-or-obtuse',
    skill: 'test-right-angles',
    bloom: 'analyze',
    make(random) {
      const [x, y, z] = random.pick(TRIPLES)
      const factor = random.int(2, 4)
      const change = random.pick([-2, -1, 0, 0, 1, 2])
      const [a, b, c] = [x * factor, y * factor, z * factor + change]
      if (c <= b || c >= a + b) return this.make(random)
      const [sum, square] = [a * a + b * b, c * c]
      const at = sum === square ? 0 : sum > square ? 1 : 2
      const texts = ['It has a right angle', 'It has three acute angles', 'It has an obtuse angle']
      const compare = `${a}² + ${b}² = ${sum}, and ${c}² = ${square}`
      return {
        kind: 'single',
        stem: `A triangle has sides of ${a}, ${b} and ${c}. What follows from comparing the squares?`,
        options: random.shuffle([
          ...texts.map((text, index) =>
            index === at
              ? { text, correct: true, why: `${compare}, which is ${at === 0 ? 'equal' : at === 1 ? 'less' : 'more'}.` }
              : {
                  text,
                  why: `That would need ${index === 0 ? 'equal numbers' : index === 1 ? 'a smaller square of the longest side' : 'a larger square of the longest side'}. ${compare}.`,
                },
          ),
          { text: 'It does not exist with such sides', why: `It does, because ${a} + ${b} is more than ${c}.` },
        ]),
      }
    },
  },
  {
    id: 'distance-of-points',
    skill: 'apply-pythagoras-to-distances',
    bloom: 'apply',
    make(random) {
      const [x, y, z] = random.pick(TRIPLES.slice(0, 5))
      const [dx, dy] = random.shuffle([x, y]) as [number, number]
      const [x1, y1] = [random.int(-6, 6), random.int(-6, 6)]
      const [sx, sy] = [random.pick([-1, 1]), random.pick([-1, 1])]
      return {
        kind: 'numeric',
        stem: `What's the distance between the points (${x1}, ${y1}) and (${x1 + sx * dx}, ${y1 + sy * dy})?`,
        answer: z,
        tolerance: 0.05,
        why: `The differences are ${dx} and ${dy}, and ${dx * dx} + ${dy * dy} = ${z * z}, the square of ${z}.`,
        wrong: apart(z, [
          { answer: dx + dy, why: 'You added the differences. Add their squares and take the root.' },
          { answer: z * z, why: 'This is the square of the distance. Take the root.' },
          { answer: rounded(Math.sqrt(Math.abs(dx * dx - dy * dy)), 4), why: 'You subtracted the squares. Add them.' },
        ]),
      }
    },
  },
]
