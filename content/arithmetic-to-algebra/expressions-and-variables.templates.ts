import { fraction, gcd, type Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'evaluate-line',
    skill: 'evaluate-expressions',
    bloom: 'apply',
    make(random) {
      const letter = random.pick(['x', 'n', 'k', 't'])
      let times = 0
      let value = 0
      let rest = 0
      do {
        times = random.int(3, 9)
        value = random.int(3, 9)
        rest = random.int(2, 15)
      } while (times * value <= rest || times * value === 2 * rest)
      const minus = random.int(0, 1) === 1
      const sign = minus ? '-' : '+'
      const of = (number: number) => (minus ? number - rest : number + rest)
      const answer = of(times * value)
      const wrong = [
        {
          answer: of(times * 10 + value),
          why: `${times} and ${value} were written side by side as ${times}${value}; ${times}${letter} means ${times} × ${letter}.`,
        },
        {
          answer: of(times + value),
          why: `${times} and ${value} were added; ${times}${letter} means ${times} × ${value}.`,
        },
        {
          answer: times * of(value),
          why: `${value} ${sign} ${rest} was worked out first, but the multiplication comes first.`,
        },
      ]
      return {
        kind: 'typed',
        stem: `What is the value of $${times}${letter} ${sign} ${rest}$ for $${letter} = ${value}$?`,
        answers: [String(answer)],
        why: `${times} × ${value} = ${times * value}, and ${times * value} ${sign} ${rest} = ${answer}.`,
        wrong: wrong
          .filter(
            (each, at) => each.answer !== answer && wrong.findIndex((other) => other.answer === each.answer) === at,
          )
          .map((each) => ({ answer: String(each.answer), why: each.why })),
      }
    },
  },
  {
    id: 'evaluate-fraction-bar',
    skill: 'evaluate-expressions',
    bloom: 'apply',
    make(random) {
      const letter = random.pick(['x', 'n', 'k', 't'])
      let times = 0
      let value = 0
      let bottom = 0
      do {
        times = random.int(2, 7)
        value = random.int(2, 9)
        bottom = random.int(3, 12)
        // The exercise is also about simplifying, so numerator and denominator must have a common divisor, and the
        // value must not be a whole number.
      } while (gcd(times * value, bottom) === 1 || (times * value) % bottom === 0 || gcd(times, bottom) > 1)
      const top = times * value
      return {
        kind: 'typed',
        stem: `What is the value of $\\frac{${times}${letter}}{${bottom}}$ for $${letter} = ${value}$, as a single fraction in lowest terms? Type it with a slash.`,
        answers: [fraction(top, bottom)],
        why: `${times} × ${value} = ${top}, and ${gcd(top, bottom)} divides both parts of ${top}/${bottom}, which leaves ${fraction(top, bottom)}.`,
        wrong: [
          {
            answer: `${top}/${bottom}`,
            why: `The value is right, but ${gcd(top, bottom)} still divides both ${top} and ${bottom}.`,
          },
          {
            answer: `${times}${value}/${bottom}`,
            why: `${times} and ${value} were written side by side; ${times}${letter} means ${times} × ${value}.`,
          },
        ],
      }
    },
  },
  {
    id: 'combine-like-terms',
    skill: 'combine-like-terms',
    bloom: 'apply',
    make(random) {
      const letter = random.pick(['x', 'y', 'a', 'n'])
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      do {
        a = random.int(4, 9)
        b = random.int(6, 12)
        c = random.int(2, a - 2)
        d = random.int(2, b - 2)
        // With two-digit coefficients, one answer might look like the end of another, as 2x + 3 in 12x + 3.
      } while (a + c > 9 || b + d > 19 || b - d === 1 || b - d === 2 || 2 * c === b - d)
      const left = a - c
      const rest = b - d
      return {
        kind: 'single',
        stem: `What is $${a}${letter} + ${b} - ${c}${letter} - ${d}$ in simplest form?`,
        options: [
          {
            text: `$${left}${letter} + ${rest}$`,
            correct: true,
            why: `$${a}${letter} - ${c}${letter} = ${left}${letter}$ and $${b} - ${d} = ${rest}$.`,
          },
          {
            text: `$${left + rest}${letter}$`,
            misconception: 2,
            why: `$${left}${letter}$ and $${rest}$ are unlike, so they can't be merged into $${left + rest}${letter}$.`,
          },
          {
            text: `$${a + c}${letter} + ${rest}$`,
            why: `The $${c}${letter}$ has a minus sign in front, so it is taken from $${a}${letter}$.`,
          },
          {
            text: `$${left}${letter} + ${b + d}$`,
            why: `The $${d}$ has a minus sign in front, so it is taken from $${b}$.`,
          },
        ],
      }
    },
  },
  {
    id: 'expand-bracket',
    skill: 'use-distributive-law',
    bloom: 'apply',
    make(random) {
      const letter = random.pick(['x', 'y', 'a', 'n'])
      const times = random.int(3, 9)
      let inside = 0
      do inside = random.int(2, 9)
      while (inside === times)
      const minus = random.int(0, 1) === 1
      const sign = minus ? '-' : '+'
      const other = minus ? '+' : '-'
      return {
        kind: 'single',
        stem: `Which expression is equivalent to $${times}(${letter} ${sign} ${inside})$?`,
        options: [
          {
            text: `$${times}${letter} ${sign} ${times * inside}$`,
            correct: true,
            why: `$${times} \\times ${letter} = ${times}${letter}$ and $${times} \\times ${inside} = ${times * inside}$, with the sign inside the bracket kept.`,
          },
          {
            text: `$${times}${letter} ${sign} ${inside}$`,
            misconception: 3,
            why: `The ${times} multiplied ${letter} alone; the ${inside} has to be multiplied too, and that makes ${times * inside}.`,
          },
          {
            text: `$${times}${letter} ${other} ${times * inside}$`,
            why: `${times * inside} is right, but the sign in front of the ${inside} is a ${minus ? 'minus' : 'plus'}.`,
          },
          {
            text: `$${minus ? '-' : ''}${times * inside}${letter}$`,
            misconception: 2,
            why: `$${times}${letter}$ and $${times * inside}$ are unlike, so they can't be merged into one term.`,
          },
        ],
      }
    },
  },
]
