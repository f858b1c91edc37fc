import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 10_000) / 10_000
const inBrackets = (value: number) => (value < 0 ? `(${value})` : String(value))

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, slips: { answer: number; why: string }[]) {
  const far = (a: number, b: number) => Math.abs(a - b) > 0.001
  return slips
    .map(({ answer, why }) => ({ answer: tidy(answer), why }))
    .filter(({ answer }, at, list) => far(answer, key) && list.slice(0, at).every((other) => far(other.answer, answer)))
}

export const templates: Template[] = [
  {
    id: 'one-gradient-step',
    skill: 'take-gradient-step',
    bloom: 'apply',
    make(random) {
      const w = random.int(-6, 9)
      const size = random.int(2, 30)
      const slope = random.pick([-size, size])
      const rate = random.pick([0.01, 0.02, 0.05, 0.1, 0.2])
      const key = tidy(w - rate * slope)
      return {
        kind: 'numeric',
        stem: `At $w = ${w}$ the slope of the loss is ${slope}. What is $w$ after a step of gradient descent with a learning rate of ${rate}?`,
        answer: key,
        tolerance: 0.0005,
        why: `${w} - ${rate} x ${inBrackets(slope)} = ${key}; the step goes against the slope.`,
        wrong: apart(key, [
          { answer: w + rate * slope, why: 'This step goes uphill; the slope is taken away, not added.' },
          { answer: w - slope, why: 'The learning rate was left out.' },
          { answer: w - rate, why: 'This takes away the learning rate alone; it is multiplied by the slope first.' },
          { answer: -rate * slope, why: `This is the step itself; it starts from ${w}.` },
        ]),
      }
    },
  },
  {
    id: 'step-from-an-example',
    skill: 'take-gradient-step',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const w = random.int(0, 5)
        const x = random.int(1, 4)
        const y = random.int(1, 20)
        const error = w * x - y
        if (error === 0) continue
        const rate = random.pick([0.01, 0.05, 0.1])
        const slope = 2 * x * error
        const key = tidy(w - rate * slope)
        return {
          kind: 'numeric',
          stem: `The model $\\hat{y} = w x$ has $w = ${w}$. The example is $x = ${x}$, $y = ${y}$, the loss $(w x - y)^2$ and the learning rate ${rate}. What is $w$ after one step?`,
          answer: key,
          tolerance: 0.0005,
          why: `The error is ${w} x ${x} - ${y} = ${error}, the slope 2 x ${x} x ${inBrackets(error)} = ${slope}, and ${w} - ${rate} x ${inBrackets(slope)} = ${key}.`,
          wrong: apart(key, [
            { answer: w + rate * slope, why: 'This step goes uphill; it is taken against the slope.' },
            { answer: w - rate * 2 * error, why: `The factor x = ${x} of the slope was left out.` },
            { answer: w - rate * x * error, why: 'The factor 2 that comes from the square was left out.' },
            { answer: w - rate * error * error, why: 'The loss was used in place of its slope.' },
          ]),
        }
      }
    },
  },
  {
    id: 'slope-through-a-chain',
    skill: 'backpropagate-through-chain',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const x = random.int(1, 4)
        const w1 = random.int(1, 4)
        const w2 = random.pick([-2, -1, 2, 3])
        const h = w1 * x
        const predicted = w2 * h
        const y = predicted + random.pick([-3, -2, -1, 1, 2, 3])
        const start = 2 * (predicted - y)
        const inner = random.pick([true, false])
        const key = inner ? start * w2 * x : start * h
        const other = inner ? start * h : start * w2 * x
        if (key === other) continue
        return {
          kind: 'numeric',
          stem: `In the chain $h = w_1 x$, $\\hat{y} = w_2 h$ with the loss $L = (\\hat{y} - y)^2$ let $x = ${x}$, $w_1 = ${w1}$, $w_2 = ${w2}$ and $y = ${y}$. What is the slope of $L$ with respect to $w_${inner ? 1 : 2}$?`,
          answer: key,
          why: `The chain gives h = ${h} and a prediction of ${predicted}, so the loss reacts to it by 2 x (${predicted} - ${inBrackets(y)}) = ${start}. ${inner ? `Times w2 = ${w2} and x = ${x}` : `Times h = ${h}`} that is ${key}.`,
          wrong: apart(key, [
            {
              answer: other,
              why: `This is the slope for the other weight; here the ${inner ? 'factors are w2 and x' : 'factor is h'}.`,
            },
            {
              answer: start,
              why: 'This is how the loss reacts to the prediction; the way on to the weight is missing.',
            },
            { answer: key / 2, why: 'The factor 2 that comes from the square was left out.' },
            { answer: -key, why: 'The error was taken as label minus prediction, which turns the sign.' },
          ]),
        }
      }
    },
  },
]
