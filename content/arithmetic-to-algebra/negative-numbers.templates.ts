import type { Template } from '../template.ts'

type Expected = { answer: number; why: string }

const ownNumbers = (key: number, slips: Expected[]) =>
  slips.filter(({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at)

/** A number as written after an operator, with brackets if it is negative. */
const bracketed = (value: number) => (value < 0 ? `(${value})` : String(value))

export const templates: Template[] = [
  {
    id: 'walk-on-the-line',
    skill: 'add-and-subtract-signed',
    bloom: 'apply',
    make(random) {
      const [signA, signB] = random.pick([
        [-1, -1],
        [-1, 1],
        [1, -1],
      ] as const)
      const a = signA * random.int(2, 20)
      const b = signB * random.int(2, 20)
      const plus = random.int(0, 2) === 0
      const key = plus ? a + b : a - b
      const other = plus ? a - b : a + b
      return {
        kind: 'numeric',
        stem: `Find $${a} ${plus ? '+' : '-'} ${bracketed(b)}$.`,
        answer: key,
        why: plus
          ? `From ${a} the walk goes ${Math.abs(b)} to the ${b < 0 ? 'left' : 'right'}, to ${key}.`
          : `Subtracting ${b} is adding ${-b}, and from ${a} that leads to ${key}.`,
        wrong: ownNumbers(key, [
          {
            answer: other,
            why: plus
              ? `This subtracts ${b}; it is to be added.`
              : `This adds ${b}; to subtract it, add its opposite, ${-b}.`,
          },
          { answer: -key, why: 'The size is right, but the walk ends on the other side of zero.' },
        ]),
      }
    },
  },
  {
    id: 'order-with-signs',
    skill: 'apply-order-of-operations',
    bloom: 'apply',
    make(random) {
      const a = random.int(2, 20)
      const b = random.int(2, 9)
      const c = random.int(1, 9)
      const d = c + random.int(1, 9)
      const inner = c - d
      const key = a - b * inner
      return {
        kind: 'numeric',
        stem: `Find $${a} - ${b} \\times (${c} - ${d})$.`,
        answer: key,
        why: `The bracket is ${inner}, the product ${b * inner}, and subtracting ${b * inner} is adding ${-b * inner}.`,
        wrong: ownNumbers(key, [
          {
            answer: (a - b) * inner,
            why: `${a} − ${b} was done first; multiplication has the higher rank.`,
          },
          {
            answer: a + b * inner,
            why: `The product is ${b * inner}, and it is subtracted, which adds ${-b * inner}.`,
          },
          { answer: a - b * c - d, why: 'The bracket was left out; what stands in it comes first.' },
        ]),
      }
    },
  },
]
