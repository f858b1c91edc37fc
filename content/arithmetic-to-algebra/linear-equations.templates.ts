import { fraction, gcd, type Template } from '../template.ts'

/** A fraction as LaTeX, or a whole number if it is one. */
function tex(top: number, bottom: number): string {
  const [over, under] = fraction(top, bottom).split('/')
  return under ? `$\\frac{${over}}{${under}}$` : `$${over}$`
}

export const templates: Template[] = [
  {
    id: 'two-steps',
    skill: 'solve-two-step-equations',
    bloom: 'apply',
    make(random) {
      const minus = random.int(0, 1) === 1
      let times = 0
      let rest = 0
      let x = 0
      let right = 0
      do {
        times = random.int(2, 9)
        rest = random.int(2, 20)
        x = random.int(2, 12)
        right = minus ? times * x - rest : times * x + rest
        // The solution must not occur in the equation, and the right side must be positive.
      } while (right < 1 || [times, rest, right].includes(x))
      const slip = minus ? right - rest : right + rest
      const wrong = [
        {
          answer: fraction(slip, times),
          why: minus
            ? `${rest} was subtracted from ${right}; to undo the subtraction, add ${rest} to both sides.`
            : `${rest} was added to ${right}; to undo the addition, subtract ${rest} from both sides.`,
        },
        {
          answer: String(times * x - times),
          why: `${times} was subtracted from ${times * x}; x is multiplied by ${times}, so divide by ${times}.`,
        },
        {
          answer: String(times * x),
          why: `${times * x} is the value of ${times}x; it still has to be divided by ${times}.`,
        },
      ]
      return {
        kind: 'typed',
        stem: `Which number $x$ solves $${times}x ${minus ? '-' : '+'} ${rest} = ${right}$?`,
        answers: [String(x), `x = ${x}`],
        why: `${minus ? 'Adding' : 'Subtracting'} ${rest} on both sides gives ${times}x = ${times * x}, and ${times * x} ÷ ${times} = ${x}.`,
        wrong: wrong.filter(
          (each, at) => each.answer !== String(x) && wrong.findIndex((other) => other.answer === each.answer) === at,
        ),
      }
    },
  },
  {
    id: 'both-sides',
    skill: 'solve-unknown-on-both-sides',
    bloom: 'apply',
    make(random) {
      let a = 0
      let c = 0
      let b = 0
      let x = 0
      let d = 0
      do {
        a = random.int(4, 9)
        c = random.int(2, a - 2)
        b = random.int(2, 12)
        x = random.int(2, 9)
        d = (a - c) * x - b
      } while (d < 1)
      const left = a - c
      const wrong = [
        {
          answer: fraction(b + d, a + c),
          why: `${c}x was added to ${a}x; it has to be subtracted from both sides.`,
        },
        {
          answer: fraction(d - b, left),
          why: `${b} was subtracted from ${d}; the ${b} is taken away on the left, so add it to both sides.`,
        },
        {
          answer: String(b + d),
          why: `${b + d} is the value of ${left}x; it still has to be divided by ${left}.`,
        },
      ]
      return {
        kind: 'typed',
        stem: `Which number $x$ solves $${a}x - ${b} = ${c}x + ${d}$?`,
        answers: [String(x), `x = ${x}`],
        why: `Subtracting ${c}x gives ${left}x - ${b} = ${d}, adding ${b} gives ${left}x = ${b + d}, and ${b + d} ÷ ${left} = ${x}.`,
        wrong: wrong.filter(
          (each, at) => each.answer !== String(x) && wrong.findIndex((other) => other.answer === each.answer) === at,
        ),
      }
    },
  },
  {
    id: 'fraction-coefficient',
    skill: 'solve-equations-with-fractions',
    bloom: 'apply',
    make(random) {
      let p = 0
      let q = 0
      do {
        q = random.int(3, 9)
        p = random.int(2, q - 1)
      } while (gcd(p, q) > 1)
      const part = random.int(2, 9)
      const right = p * part
      const x = q * part
      return {
        kind: 'single',
        stem: `Which value of $x$ solves $\\frac{${p}}{${q}}x = ${right}$?`,
        options: [
          {
            text: tex(x, 1),
            correct: true,
            why: `Multiplying both sides by the reciprocal gives $x = ${right} \\times \\frac{${q}}{${p}} = ${x}$.`,
          },
          {
            text: tex(right * p, q),
            why: `The ${right} was multiplied by $\\frac{${p}}{${q}}$ once more; to undo the multiplication, divide by it.`,
          },
          {
            text: tex(part, 1),
            why: `${right} divided by ${p} is $\\frac{1}{${q}}$ of $x$; there are ${q} such parts in $x$.`,
          },
          {
            text: tex(right * q, 1),
            why: `$${right} \\times ${q} = ${right * q}$ undoes the division by ${q}, but the multiplication by ${p} still stands.`,
          },
        ],
      }
    },
  },
  {
    id: 'clear-the-fraction',
    skill: 'solve-equations-with-fractions',
    bloom: 'understand',
    make(random) {
      const bottom = random.int(3, 9)
      const added = random.int(2, 9)
      const right = added + random.int(1, 6)
      return {
        kind: 'single',
        stem: `Both sides of $\\frac{x}{${bottom}} + ${added} = ${right}$ are multiplied by ${bottom}. Which equation results?`,
        options: [
          {
            text: `$x + ${bottom * added} = ${bottom * right}$`,
            correct: true,
            why: `Each of the three terms is multiplied by ${bottom}, which gives $x$, ${bottom * added} and ${bottom * right}.`,
          },
          {
            text: `$x + ${added} = ${bottom * right}$`,
            misconception: 3,
            why: `The ${added} was left as it was, but the whole left side is multiplied by ${bottom}, which makes it ${bottom * added}.`,
          },
          {
            text: `$x + ${bottom * added} = ${right}$`,
            misconception: 3,
            why: `The ${right} on the other side was left as it was; it becomes $${bottom} \\times ${right} = ${bottom * right}$.`,
          },
          {
            text: `$x + ${added + bottom} = ${right + bottom}$`,
            why: `${bottom} was added to ${added} and to ${right}, where both have to be multiplied by ${bottom}.`,
          },
        ],
      }
    },
  },
]
