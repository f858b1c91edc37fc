import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')
const tidy = (value: number) => Math.round(value * 100) / 100

type Expected = { answer: number; why: string }

const apart = (key: number, slips: Expected[]) =>
  slips.filter(
    ({ answer }, at) =>
      Math.abs(answer - key) > Math.abs(key) * 0.03 && slips.findIndex((other) => other.answer === answer) === at,
  )

export const templates: Template[] = [
  {
    id: 'year-of-owning',
    skill: 'compare-rent-and-purchase',
    bloom: 'apply',
    make(random) {
      const price = 20_000 * random.int(8, 25)
      const own = (price * random.pick([20, 25, 30, 40])) / 100
      const rate = random.pick([3, 4, 5])
      const other = random.pick([2, 3, 4])
      const rise = random.pick([0.5, 1, 1.5, 2])
      const interest = ((price - own) * rate) / 100
      const forgone = (own * other) / 100
      const upkeep = price / 100
      const gain = (price * rise) / 100
      const key = tidy(interest + forgone + upkeep - gain)
      return {
        kind: 'numeric',
        stem: `A flat costs ${withCommas(price)} euros. The buyer has ${withCommas(own)}, which would otherwise earn ${other}%, and borrows the rest at ${rate}%. Upkeep and taxes take 1% of the price a year, and the price rises by ${rise}%. What does owning cost in the first year, in euros?`,
        answer: key,
        tolerance: '1%',
        unit: 'euros',
        why: `Interest ${withCommas(interest)}, forgone return ${withCommas(forgone)} and upkeep ${withCommas(upkeep)}, less a rise of ${withCommas(gain)}, make ${withCommas(key)}.`,
        wrong: apart(key, [
          { answer: tidy(interest + upkeep - gain), why: 'The return forgone on the own money is missing.' },
          {
            answer: tidy(interest + forgone + upkeep),
            why: 'The rise of the price is missing; it is to be taken off.',
          },
          { answer: tidy(interest + forgone + upkeep + gain), why: 'The rise was added; it is a gain of the owner.' },
        ]),
      }
    },
  },
  {
    id: 'change-of-equity',
    skill: 'reckon-leverage',
    bloom: 'apply',
    make(random) {
      const price = 20_000 * random.int(6, 25)
      const share = random.pick([10, 20, 25, 40, 50])
      const own = (price * share) / 100
      const change = random.pick([2, 3, 4, 5, 6, 8, 10])
      const up = random.int(0, 1) === 1
      const key = (change * 100) / share
      return {
        kind: 'numeric',
        stem: `A home is bought for ${withCommas(price)} euros with ${withCommas(own)} of own money. Its price ${up ? 'rises' : 'falls'} by ${change}%. By what percentage does the own money in it ${up ? 'grow' : 'shrink'}?`,
        answer: key,
        tolerance: '1%',
        unit: '%',
        why: `The change is ${withCommas((price * change) / 100)} euros while the debt stays, and of ${withCommas(own)} euros that is ${key}%.`,
        wrong: apart(key, [
          { answer: change, why: 'That would be so without a loan; the debt stays as it is.' },
          {
            answer: tidy((change * 100) / (100 - share)),
            why: 'This measures the change against the debt; the question asks about the own money.',
          },
        ]),
      }
    },
  },
]
