import type { Template } from '../template.ts'

type Expected = { answer: number; why: string }

const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at)

/** `+ 3x`, `- x`, or nothing for a coefficient of 0. */
const term = (coefficient: number, letter: string) =>
  coefficient === 0
    ? ''
    : ` ${coefficient < 0 ? '-' : '+'} ${letter !== '' && Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient)}${letter}`

export const templates: Template[] = [
  {
    id: 'larger-solution',
    skill: 'solve-quadratic-equations',
    bloom: 'apply',
    make(random) {
      const [small = 0, large = 0] = random.pick([
        [random.int(1, 5), random.int(6, 9)],
        [random.int(-9, -6), random.int(-5, -1)],
        [random.int(-9, -5), random.int(1, 4)],
        [random.int(-4, -1), random.int(5, 9)],
      ])
      const b = -(small + large)
      const c = small * large
      return {
        kind: 'numeric',
        stem: `What is the larger solution of $x^2${term(b, 'x')}${term(c, '')} = 0$?`,
        answer: large,
        why: `${-small} and ${-large} have the product ${c} and the sum ${b}, so one factor is zero for x = ${small} and the other for x = ${large}.`,
        wrong: ownNumbers(large, [
          { answer: small, why: 'This solves the equation too, and it is the smaller of the two.' },
          {
            answer: -small,
            why: `This number stands in a factor with x; the factor is zero for its opposite, ${small}.`,
          },
          { answer: -large, why: `A factor with ${-large} in it is zero for the opposite of ${-large}.` },
        ]),
      }
    },
  },
  {
    id: 'discriminant-and-number',
    skill: 'solve-quadratic-equations',
    bloom: 'apply',
    make(random) {
      const a = random.int(1, 4)
      const b = random.int(-8, 8)
      const c = random.int(1, 6) * random.pick([-1, 1])
      const discriminant = b * b - 4 * a * c
      return {
        kind: 'numeric',
        stem: `What is the discriminant of $${a === 1 ? '' : a}x^2${term(b, 'x')}${term(c, '')} = 0$?`,
        answer: discriminant,
        why: `With a = ${a}, b = ${b} and c = ${c} it is ${b * b} − 4 x ${a} x ${c < 0 ? `(${c})` : c} = ${discriminant}.`,
        wrong: ownNumbers(discriminant, [
          { answer: b * b + 4 * a * c, why: `The product 4ac is ${4 * a * c}, and it is taken away.` },
          { answer: -b * b - 4 * a * c, why: `The square of ${b} is ${b * b}; a square is never negative.` },
          { answer: b * b - a * c, why: 'The factor 4 was left out.' },
        ]),
      }
    },
  },
  {
    id: 'exponent-of-a-power',
    skill: 'use-laws-of-powers',
    bloom: 'apply',
    make(random) {
      const base = random.pick([2, 3, 5, 7, 10])
      const m = random.int(3, 9)
      const n = random.int(2, Math.min(6, m - 1))
      const what = random.pick(['product', 'quotient', 'power'] as const)
      const key = what === 'product' ? m + n : what === 'quotient' ? m - n : m * n
      const shown =
        what === 'product'
          ? `${base}^{${m}} \\times ${base}^{${n}}`
          : what === 'quotient'
            ? `${base}^{${m}} \\div ${base}^{${n}}`
            : `(${base}^{${m}})^{${n}}`
      return {
        kind: 'numeric',
        stem: `Write $${shown}$ as one power of ${base}. What is the exponent?`,
        answer: key,
        why:
          what === 'product'
            ? `${m} factors and ${n} factors are ${key}.`
            : what === 'quotient'
              ? `Of ${m} factors above and ${n} below, ${m} − ${n} = ${key} counts what is left.`
              : `${n} groups of ${m} factors are ${key}.`,
        wrong: ownNumbers(key, [
          { answer: m * n, why: 'The exponents were multiplied, which belongs to a power of a power.' },
          { answer: m + n, why: 'The exponents were added, which belongs to a product of powers.' },
          { answer: m - n, why: 'The exponents were subtracted, which belongs to a quotient of powers.' },
        ]),
      }
    },
  },
]
