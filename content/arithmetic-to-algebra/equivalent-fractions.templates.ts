import { fraction, gcd, type Random, type Template } from '../template.ts'

/** A proper fraction in lowest terms. */
function proper(random: Random, lowest: number, highest: number) {
  let top = 0
  let bottom = 0
  do {
    bottom = random.int(lowest, highest)
    top = random.int(1, bottom - 1)
  } while (gcd(top, bottom) > 1)
  return { top, bottom }
}

export const templates: Template[] = [
  {
    id: 'to-lowest-terms',
    skill: 'simplify-fractions',
    bloom: 'apply',
    make(random) {
      const { top, bottom } = proper(random, 3, 12)
      const factor = random.pick([4, 6, 8, 9, 10, 12])
      const part = factor % 2 === 0 ? 2 : 3
      const half = `${(top * factor) / part}/${(bottom * factor) / part}`
      return {
        kind: 'typed',
        stem: `What is $\\frac{${top * factor}}{${bottom * factor}}$ in lowest terms? Type it with a slash.`,
        answers: [fraction(top, bottom)],
        why: `${factor} is the greatest number that divides both: ${top * factor} ÷ ${factor} = ${top} and ${bottom * factor} ÷ ${factor} = ${bottom}.`,
        wrong: [
          {
            answer: half,
            why: `The value is right, but ${factor / part} still divides both ${(top * factor) / part} and ${(bottom * factor) / part}.`,
          },
        ],
      }
    },
  },
  {
    id: 'missing-top',
    skill: 'make-equivalent-fractions',
    bloom: 'apply',
    make(random) {
      const { top, bottom } = proper(random, 3, 9)
      let factor = 0
      do factor = random.int(3, 9)
      while (factor === top)
      const added = top + bottom * factor - bottom
      return {
        kind: 'typed',
        stem: `Which number belongs in place of the question mark in $\\frac{${top}}{${bottom}} = \\frac{?}{${bottom * factor}}$?`,
        answers: [String(top * factor)],
        why: `The bottom went from ${bottom} to ${bottom * factor}, which is ${factor} times as much, so the top is ${top} × ${factor} = ${top * factor}.`,
        wrong: [
          {
            answer: String(added),
            why: `Here ${bottom * factor - bottom} was added to top and bottom; both have to be multiplied by ${factor}.`,
          },
          // If the numerator is 1, the factor itself is the answer.
          ...(top === 1
            ? []
            : [
                {
                  answer: String(factor),
                  why: `${factor} is the number that both are multiplied by; the top still has to be worked out.`,
                },
              ]),
        ].filter((each) => each.answer !== String(top * factor)),
      }
    },
  },
  {
    id: 'pick-the-equal-one',
    skill: 'make-equivalent-fractions',
    bloom: 'understand',
    make(random) {
      let drawn = { top: 0, bottom: 0 }
      let factor = 0
      let values: number[] = []
      do {
        drawn = proper(random, 3, 9)
        factor = random.int(2, 6)
        const { top, bottom } = drawn
        values = [
          top / bottom,
          (top + factor) / (bottom + factor),
          (top * factor) / bottom,
          (top * factor) / (bottom * factor + factor),
        ]
      } while (new Set(values.map((value) => value.toFixed(9))).size < values.length)
      const { top, bottom } = drawn
      return {
        kind: 'single',
        stem: `Which fraction is equivalent to $\\frac{${top}}{${bottom}}$?`,
        options: [
          {
            text: `$\\frac{${top * factor}}{${bottom * factor}}$`,
            correct: true,
            why: `Top and bottom were both multiplied by ${factor}: every piece was cut into ${factor}.`,
          },
          {
            text: `$\\frac{${top + factor}}{${bottom + factor}}$`,
            misconception: 1,
            why: `Adding ${factor} to both changes the value; multiplying both by the same number keeps it.`,
          },
          {
            text: `$\\frac{${top * factor}}{${bottom}}$`,
            why: `Here the top alone was multiplied by ${factor}, so the number became ${factor} times as large.`,
          },
          {
            text: `$\\frac{${top * factor}}{${bottom * factor + factor}}$`,
            why: `The top was multiplied by ${factor}, but the bottom was not: ${bottom} × ${factor} is ${bottom * factor}, and here the bottom is ${bottom * factor + factor}.`,
          },
        ],
      }
    },
  },
  {
    id: 'larger-of-two',
    skill: 'compare-fractions',
    bloom: 'apply',
    make(random) {
      let larger = { top: 0, bottom: 0 }
      let smaller = { top: 0, bottom: 0 }
      const gap = () => larger.top / larger.bottom - smaller.top / smaller.bottom
      do {
        larger = proper(random, 3, 12)
        smaller = proper(random, 3, 12)
      } while (larger.bottom === smaller.bottom || gap() < 1e-9 || gap() > 0.2)
      const common = (larger.bottom * smaller.bottom) / gcd(larger.bottom, smaller.bottom)
      const more = (larger.top * common) / larger.bottom
      const less = (smaller.top * common) / smaller.bottom
      const tempting = smaller.top >= larger.top && smaller.bottom > larger.bottom
      const [one, other] = random.shuffle([larger, smaller]) as [typeof larger, typeof larger]
      return {
        kind: 'single',
        stem: `Which is larger, $\\frac{${one.top}}{${one.bottom}}$ or $\\frac{${other.top}}{${other.bottom}}$?`,
        options: [
          {
            text: `$\\frac{${larger.top}}{${larger.bottom}}$`,
            correct: true,
            why: `With the common denominator ${common} it is ${more} pieces against ${less}.`,
          },
          {
            text: `$\\frac{${smaller.top}}{${smaller.bottom}}$`,
            ...(tempting ? { misconception: 2 } : {}),
            why: `With the common denominator ${common} it has ${less} pieces, and the other fraction has ${more}.`,
          },
          {
            text: 'they are equal',
            why: `With one denominator the tops would have to agree, but over ${common} they are ${more} and ${less}.`,
          },
        ],
      }
    },
  },
]
