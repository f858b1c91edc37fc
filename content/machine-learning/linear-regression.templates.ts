import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 1000) / 1000
const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, slips: { answer: number; why: string }[]) {
  const far = (a: number, b: number) => Math.abs(a - b) > 0.02
  return slips
    .map(({ answer, why }) => ({ answer: tidy(answer), why }))
    .filter(({ answer }, at, list) => far(answer, key) && list.slice(0, at).every((other) => far(other.answer, answer)))
}

const TASKS = [
  { label: 'the price of a parcel', feature: 'weight', unit: 'euros', of: 'kilograms' },
  { label: 'the height of a plant', feature: 'age', unit: 'cm', of: 'weeks' },
  { label: 'the time of a trip', feature: 'distance', unit: 'minutes', of: 'kilometres' },
  { label: 'the heating bill', feature: 'area', unit: 'euros', of: 'square metres' },
] as const

export const templates: Template[] = [
  {
    id: 'residual-of-a-point',
    skill: 'compute-least-squares-line',
    bloom: 'apply',
    make(random) {
      const task = random.pick(TASKS)
      const w = random.int(2, 9)
      // Ensures that even a point far below the line is above 0.
      const b = random.int(8, 20)
      const x = random.int(2, 12)
      const predicted = w * x + b
      const miss = random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
      const y = predicted + miss
      return {
        kind: 'numeric',
        stem: `A line predicts ${task.label} as $${w} \\times$ ${task.feature} $+ ${b}$, in ${task.unit} and ${task.of}. At ${x} ${task.of} the actual value is ${y} ${task.unit}. What is the residual?`,
        answer: miss,
        unit: task.unit,
        why: `The line says ${w} x ${x} + ${b} = ${predicted}, and actual minus predicted is ${y} - ${predicted} = ${miss}.`,
        wrong: apart(miss, [
          {
            answer: -miss,
            why: `This is predicted minus actual; the residual is ${miss < 0 ? 'negative, because the point lies below' : 'positive, because the point lies above'} the line.`,
          },
          { answer: predicted, why: `This is the prediction; the residual is what it misses.` },
          { answer: y - w * x, why: `The intercept of ${b} was left out of the prediction.` },
        ]),
      }
    },
  },
  {
    id: 'slope-of-a-few-points',
    skill: 'compute-least-squares-line',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const gap = random.pick([1, 2, 3])
        const x = random.int(0, 5)
        const ys = [random.int(1, 12), random.int(1, 12), random.int(1, 12)] as const
        const [first, second, third] = ys
        const key = (third - first) / (2 * gap)
        // If the three points were on a line, or the line were level, no method would be needed.
        if (second - first === third - second || key === 0) continue
        const products = gap * (third - first)
        return {
          kind: 'numeric',
          stem: `What is the slope of the least-squares line through the points (${x}, ${first}), (${x + gap}, ${second}) and (${x + 2 * gap}, ${third})? Write two decimals if it needs them.`,
          answer: tidy(key),
          tolerance: 0.01,
          why: `The mean of $x$ is ${x + gap}, so the deviations are ${-gap}, 0 and ${gap}. The products with those of $y$ add up to ${gap} x (${third} - ${first}) = ${products}, the squares to ${2 * gap * gap}, and ${products}/${2 * gap * gap} = ${tidy(key)}.`,
          wrong: apart(key, [
            {
              answer: (second - first) / gap,
              why: 'This is the slope from the first point to the second alone; all three take part.',
            },
            { answer: -key, why: 'The size is right, but the sign is turned round.' },
            {
              answer: 1 / key,
              why: 'The sum of squares was divided by the sum of products; it is the other way about.',
            },
            { answer: products, why: 'This is the sum of the products, not yet divided by the sum of the squares.' },
          ]),
        }
      }
    },
  },
  {
    id: 'sum-of-squares-of-a-line',
    skill: 'compute-least-squares-line',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const w = random.int(1, 4)
        const b = random.int(-3, 5)
        if (b === 0) continue
        const xs = [1, 2, 3]
        const misses = xs.map(() => random.int(-3, 3))
        const squares = misses.reduce((total, miss) => total + miss * miss, 0)
        const total = misses.reduce((all, miss) => all + Math.abs(miss), 0)
        const plain = Math.abs(misses.reduce((all, miss) => all + miss, 0))
        if (squares < 5 || total === squares) continue
        const points = xs.map((x, at) => `(${x}, ${w * x + b + (misses[at] ?? 0)})`)
        return {
          kind: 'numeric',
          stem: `What is the mean squared error of the line $\\hat{y} = ${w === 1 ? '' : w}x ${signed(b)}$ on the points ${points[0]}, ${points[1]} and ${points[2]}? Write two decimals if it needs them.`,
          answer: Math.round((squares * 100) / 3) / 100,
          tolerance: 0.02,
          why: `The residuals are ${misses.join(', ')}; their squares add up to ${squares}, and ${squares} divided by the 3 points is ${Math.round((squares * 100) / 3) / 100}.`,
          wrong: apart(squares / 3, [
            { answer: squares, why: 'This is the sum of the squared residuals; the mean divides it by the 3 points.' },
            { answer: total / 3, why: 'This averages the sizes of the residuals; each has to be squared first.' },
            {
              answer: (plain * plain) / 3,
              why: 'The residuals were added up first and then squared; each is squared before adding.',
            },
          ]),
        }
      }
    },
  },
]
