import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Number(value.toPrecision(4))

export const templates: Template[] = [
  {
    id: 'resistant-share-of-survivors',
    skill: 'reckon-resistant-share',
    bloom: 'apply',
    make(random) {
      const resistant = 100 * random.int(1, 9)
      const survivingIn = random.pick([1000, 10_000])
      const sensitive = survivingIn * 100 * random.int(2, 20)
      const left = sensitive / survivingIn
      const key = tidy((100 * resistant) / (resistant + left))
      const wrong = [
        {
          answer: tidy((100 * resistant) / left),
          why: `This divides by the ${withCommas(left)} sensitive survivors; the whole is all the survivors.`,
        },
        {
          answer: tidy((100 * resistant) / (resistant + sensitive)),
          why: 'That is the share before the treatment.',
        },
        { answer: tidy((100 * left) / (resistant + left)), why: 'That is the share of the sensitive ones.' },
      ]
      return {
        kind: 'numeric',
        stem: `In a wound are ${withCommas(sensitive)} sensitive and ${resistant} resistant bacteria. A drug kills all the sensitive ones but one in ${withCommas(survivingIn)}. What percentage of the survivors is resistant?`,
        answer: key,
        tolerance: '2%',
        unit: '%',
        why: `${withCommas(left)} sensitive ones survive with the ${resistant}, and ${resistant} / ${withCommas(resistant + left)} is about ${key}%.`,
        wrong: wrong.filter(({ answer }) => Math.abs(answer - key) > key * 0.04),
      }
    },
  },
  {
    id: 'resist-both-drugs',
    skill: 'reckon-resistant-share',
    bloom: 'apply',
    make(random) {
      const a = random.int(5, 8)
      const b = random.int(5, 8)
      return {
        kind: 'numeric',
        stem: `One bacterium in $10^{${a}}$ resists drug A and, independently, one in $10^{${b}}$ resists drug B. One in how many resists both? Write the exponent $n$ of $10^n$.`,
        answer: a + b,
        why: `The chances are multiplied, and ${a} noughts and ${b} noughts are ${a + b}.`,
        wrong: [
          { answer: a * b, why: 'The exponents were multiplied; they count noughts and are added.' },
          ...(a === b
            ? [{ answer: a, why: 'That is the chance for one of the drugs; both together are far rarer.' }]
            : [{ answer: Math.max(a, b), why: 'That is the rarer of the two; both together are rarer still.' }]),
        ],
      }
    },
  },
]
