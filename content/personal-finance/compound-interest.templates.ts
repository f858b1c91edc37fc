import type { Template } from '../template.ts'

const cents = (value: number) => Math.round(value * 100) / 100
const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, far: number, slips: { answer: number; why: string }[]) {
  return slips
    .map(({ answer, why }) => ({ answer: cents(answer), why }))
    .filter(
      ({ answer }, at, list) =>
        Math.abs(answer - key) > far && list.slice(0, at).every((other) => Math.abs(other.answer - answer) > far),
    )
}

export const templates: Template[] = [
  {
    id: 'amount-after-years',
    skill: 'compute-compound-growth',
    bloom: 'apply',
    make(random) {
      const principal = random.int(4, 60) * 100
      const rate = random.pick([2, 3, 4, 5, 6, 8, 10])
      const years = random.int(2, 4)
      const factor = 1 + rate / 100
      const key = cents(principal * factor ** years)
      return {
        kind: 'numeric',
        stem: `${shown(principal)} euros earn ${rate}% compound interest a year. What do they grow to in ${years} years? Round to cents.`,
        answer: key,
        tolerance: 0.02,
        unit: 'euros',
        why: `The factor is ${cents(factor)} a year, so ${shown(principal)} is multiplied by it ${years} times, which gives ${shown(key)}.`,
        wrong: apart(key, 0.1, [
          {
            answer: principal * (1 + (years * rate) / 100),
            why: `This adds ${rate}% of ${shown(principal)} ${years} times; the interest on interest is missing.`,
          },
          { answer: key - principal, why: `This is the interest alone; the ${shown(principal)} are there as well.` },
          {
            answer: principal * factor ** (years - 1),
            why: `This is the amount one year earlier, after ${years - 1} ${years === 2 ? 'year' : 'years'}.`,
          },
          {
            answer: principal * factor ** (years + 1),
            why: `This is one year too many, after ${years + 1} years.`,
          },
        ]),
      }
    },
  },
  {
    id: 'rule-of-72',
    skill: 'estimate-doubling-time',
    bloom: 'apply',
    make(random) {
      const rate = random.pick([2, 3, 4, 6, 8, 9, 12])
      const doublings = random.pick([1, 2, 3])
      const years = (72 / rate) * doublings
      const times = 2 ** doublings
      const sum = random.int(2, 50) * 100
      return {
        kind: 'numeric',
        stem: `By the rule of 72, after about how many years have ${shown(sum)} euros at ${rate}% a year become ${shown(sum * times)} euros?`,
        answer: years,
        tolerance: 0.4,
        unit: 'years',
        why: `A doubling takes 72/${rate} = ${72 / rate} years, and ${doublings === 1 ? 'this is one doubling' : `${times} times as much is ${doublings} doublings, together ${years} years`}.`,
        wrong: apart(years, 1, [
          ...(doublings === 1
            ? [{ answer: 100 / rate, why: 'This is 100 divided by the rate, the time without interest on interest.' }]
            : [
                { answer: 72 / rate, why: `This is the time of a single doubling; ${times} times takes ${doublings}.` },
                {
                  answer: (72 / rate) * times,
                  why: `${times} times as much was taken for ${times} doublings; each doubling multiplies by 2.`,
                },
              ]),
          {
            answer: ((times - 1) * 100) / rate,
            why: 'This grows by the same number of euros each year, without interest on interest.',
          },
        ]),
      }
    },
  },
  {
    id: 'monthly-or-yearly',
    skill: 'compare-interest-rates',
    bloom: 'apply',
    make(random) {
      const rate = random.int(1, 15)
      const period = random.pick([
        { name: 'a quarter', long: 'half a year', count: 2 },
        { name: 'half a year', long: 'a year', count: 2 },
        { name: 'a month', long: 'a quarter', count: 3 },
      ])
      const factor = 1 + rate / 100
      const key = cents((factor ** period.count - 1) * 100)
      return {
        kind: 'numeric',
        stem: `A lender charges ${rate}% for ${period.name}, and nothing is paid back. By how many percent does the debt grow in ${period.long}? Write two decimals.`,
        answer: key,
        tolerance: 0.02,
        unit: '%',
        why: `${period.count} factors of ${cents(factor)} multiply to about ${Math.round(factor ** period.count * 10_000) / 10_000}, so the debt grows by ${key}%.`,
        wrong: apart(key, 0.03, [
          {
            answer: rate * period.count,
            why: `This adds ${rate}% ${period.count} times, but from the second time on interest is charged on interest.`,
          },
          {
            answer: factor ** period.count * 100,
            why: 'This is the whole debt in percent of the first one; the growth is what is above 100.',
          },
          { answer: rate, why: `This is the growth in ${period.name} alone.` },
        ]),
      }
    },
  },
]
