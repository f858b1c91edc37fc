import type { Random, Template } from '../template.ts'

const two = (value: number) => Math.round(value * 100) / 100
/** A price as people write it: 1,020.50, or 1,020 without cents. */
const shown = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, far: number, slips: { answer: number; why: string }[]) {
  return slips
    .map(({ answer, why }) => ({ answer: two(answer), why }))
    .filter(
      ({ answer }, at, list) =>
        Math.abs(answer - key) > far && list.slice(0, at).every((other) => Math.abs(other.answer - answer) > far),
    )
}

/** A tax with three brackets, in which the first one is tax-free, and an income in the third bracket. */
function drawTax(random: Random) {
  const free = random.int(6, 14) * 1000
  const border = free + random.int(10, 30) * 1000
  const income = border + random.int(4, 30) * 1000
  const low = random.pick([10, 15, 20, 25])
  const high = low + random.pick([10, 15, 20])
  const tax = ((border - free) * low + (income - border) * high) / 100
  const rule = `the part up to ${shown(free)} euros is free of tax, the part from there to ${shown(border)} bears ${low}%, and the part above it ${high}%`
  return { free, border, income, low, high, tax, rule }
}

export const templates: Template[] = [
  {
    id: 'progressive-tax',
    skill: 'compute-progressive-tax',
    bloom: 'apply',
    make(random) {
      const { free, border, income, low, high, tax, rule } = drawTax(random)
      return {
        kind: 'numeric',
        stem: `Of a yearly income ${rule}. What is the tax on ${shown(income)} euros?`,
        answer: tax,
        tolerance: 0.5,
        unit: 'euros',
        why: `${low}% of ${shown(border - free)} is ${shown(((border - free) * low) / 100)}, ${high}% of ${shown(income - border)} is ${shown(((income - border) * high) / 100)}, together ${shown(tax)}.`,
        wrong: apart(tax, 1.2, [
          {
            answer: (income * high) / 100,
            why: `The ${high}% were taken of the whole income; they hold above ${shown(border)}.`,
          },
          {
            answer: ((income - free) * high) / 100,
            why: `All that is taxed was taxed at ${high}%; up to ${shown(border)} it is ${low}%.`,
          },
          {
            answer: (border * low + (income - border) * high) / 100,
            why: `The first ${shown(free)} euros were taxed too; they are free.`,
          },
          { answer: income - tax, why: 'This is what is left after the tax.' },
        ]),
      }
    },
  },
  {
    id: 'left-of-a-raise',
    skill: 'compute-progressive-tax',
    bloom: 'analyze',
    make(random) {
      const { border, low, high, rule } = drawTax(random)
      const below = random.int(1, 4) * 500
      const above = random.int(1, 8) * 500
      const raise = below + above
      const key = two((below * (100 - low) + above * (100 - high)) / 100)
      return {
        kind: 'numeric',
        stem: `Of a yearly income ${rule}. An income of ${shown(border - below)} euros rises by ${shown(raise)}. How much of the raise is left after tax?`,
        answer: key,
        tolerance: 0.5,
        unit: 'euros',
        why: `${shown(below)} of it bear ${low}% and ${shown(above)} bear ${high}%, so ${shown((below * (100 - low)) / 100)} + ${shown((above * (100 - high)) / 100)} = ${shown(key)} are left.`,
        wrong: apart(key, 1.2, [
          {
            answer: (raise * (100 - high)) / 100,
            why: `All of the raise was taxed at ${high}%; ${shown(below)} of it still lie below the border.`,
          },
          {
            answer: (raise * (100 - low)) / 100,
            why: `All of the raise was taxed at ${low}%; ${shown(above)} of it lie above the border.`,
          },
          { answer: raise - key, why: 'This is the tax on the raise.' },
        ]),
      }
    },
  },
  {
    id: 'tax-in-a-price',
    skill: 'compute-value-added-tax',
    bloom: 'apply',
    make(random) {
      const rate = random.pick([5, 7, 10, 19, 20, 21, 25])
      const before = random.int(4, 80) * 10
      const tax = two((before * rate) / 100)
      const price = two(before + tax)
      const thing = random.pick(['A lamp', 'A coat', 'A table', 'A telephone', 'A tent'])
      return {
        kind: 'numeric',
        stem: `${thing} costs ${shown(price)} euros, with value added tax of ${rate}% included. How many euros of the price are tax?`,
        answer: tax,
        tolerance: 0.02,
        unit: 'euros',
        why: `${shown(price)}/${two(1 + rate / 100)} = ${shown(before)} is the price before tax, and the rest, ${shown(tax)}, is tax.`,
        wrong: apart(tax, 0.06, [
          {
            answer: (price * rate) / 100,
            why: `The ${rate}% were taken of the final price; they are taken of the price before tax.`,
          },
          { answer: before, why: 'This is the price before tax.' },
          {
            answer: price / rate,
            why: `The price was divided by ${rate}; one divides by ${two(1 + rate / 100)} to undo the tax.`,
          },
        ]),
      }
    },
  },
]
