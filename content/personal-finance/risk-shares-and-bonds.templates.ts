import type { Template } from '../template.ts'

const two = (value: number) => Math.round(value * 100) / 100
const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
const change = (percent: number) => (percent < 0 ? `loses ${-percent}%` : `gains ${percent}%`)

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, far: number, slips: { answer: number; why: string }[]) {
  return slips
    .map(({ answer, why }) => ({ answer: two(answer), why }))
    .filter(
      ({ answer }, at, list) =>
        Math.abs(answer - key) > far && list.slice(0, at).every((other) => Math.abs(other.answer - answer) > far),
    )
}

export const templates: Template[] = [
  {
    id: 'two-years-of-a-fund',
    skill: 'compute-investment-return',
    bloom: 'apply',
    make(random) {
      const up = random.int(2, 10) * 5
      const down = -random.int(1, 10) * 5
      const [first, second] = random.shuffle([up, down])
      const [a, b] = [first ?? 0, second ?? 0]
      const factor = (1 + a / 100) * (1 + b / 100)
      const key = two((factor - 1) * 100)
      return {
        kind: 'numeric',
        stem: `A fund ${change(a)} in one year and ${change(b)} in the next. By how many percent has it changed in the two years? Write two decimals if it needs them, and a minus for a loss.`,
        answer: key,
        tolerance: 0.02,
        unit: '%',
        why: `${two(1 + a / 100)} x ${two(1 + b / 100)} = ${Math.round(factor * 10_000) / 10_000}, which is a change of ${key}%.`,
        wrong: apart(key, 0.05, [
          {
            answer: a + b,
            why: 'The percents were added; the second year starts from another sum, so factors multiply.',
          },
          {
            answer: factor * 100,
            why: 'This is what there is in percent of the start; the change is counted from 100.',
          },
          { answer: (a + b) / 2, why: 'This is the mean of the two years, not what they make together.' },
        ]),
      }
    },
  },
  {
    id: 'return-of-a-share',
    skill: 'compute-investment-return',
    bloom: 'apply',
    make(random) {
      const start = random.pick([20, 25, 40, 50, 80, 100])
      const end = start + random.pick([-8, -6, -5, -3, 3, 4, 5, 6, 9])
      const dividend = random.pick([1, 1.5, 2])
      const key = two((100 * (end - start + dividend)) / start)
      return {
        kind: 'numeric',
        stem: `A share is bought at ${start} euros, pays a dividend of ${dividend} ${dividend === 1 ? 'euro' : 'euros'} and stands at ${end} euros a year later. What is its return? Write two decimals if it needs them.`,
        answer: key,
        tolerance: 0.02,
        unit: '%',
        why: `(${end} - ${start} + ${dividend})/${start} = ${end - start + dividend}/${start}, which is ${key}%.`,
        wrong: apart(key, 0.05, [
          { answer: (100 * (end - start)) / start, why: 'The dividend was left out; it is part of the return.' },
          { answer: (100 * (end - start - dividend)) / start, why: 'The dividend was taken off instead of added.' },
          {
            answer: (100 * (end - start + dividend)) / end,
            why: `The result was divided by the price at the end, ${end}; the start counts.`,
          },
          { answer: end - start + dividend, why: 'This is the gain or loss in euros.' },
        ]),
      }
    },
  },
  {
    id: 'bond-with-one-year-left',
    skill: 'price-a-bond',
    bloom: 'apply',
    make(random) {
      const coupon = random.int(1, 6)
      let market = random.int(1, 8)
      while (market === coupon) market = random.int(1, 8)
      const paid = 1000 + 10 * coupon
      const key = two(paid / (1 + market / 100))
      return {
        kind: 'numeric',
        stem: `A bond with a face value of 1,000 euros and a coupon of ${coupon}% has one year to run; the coupon is paid at the end. New bonds of equal safety pay ${market}%. What is its price? Round to cents.`,
        answer: key,
        tolerance: 0.05,
        unit: 'euros',
        why: `It pays ${shown(paid)} euros in a year, and what grows to that at ${market}% is ${shown(paid)}/${two(1 + market / 100)} = ${shown(key)}.`,
        wrong: apart(key, 0.15, [
          { answer: 1000, why: `It would cost 1,000 if new bonds paid ${coupon}% as well.` },
          { answer: paid, why: 'This is what it pays in a year; today it is worth less.' },
          {
            answer: paid * (1 - market / 100),
            why: `${market}% was taken off ${shown(paid)}; the price is what grows to it, so one divides.`,
          },
          { answer: 1000 / (1 + market / 100), why: 'The coupon was left out.' },
        ]),
      }
    },
  },
]
