import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 1000) / 1000

export const templates: Template[] = [
  {
    id: 'r-of-five-pairs',
    skill: 'compute-correlation',
    bloom: 'apply',
    make(random) {
      const xs = [-2, -1, 0, 1, 2]
      const ys = random.shuffle(xs)
      const stepX = random.pick([1, 2, 5])
      const stepY = random.pick([1, 2, 10])
      const middleX = stepX * random.int(3, 9)
      const middleY = stepY * random.int(3, 9)
      const sum = xs.reduce((total, x, at) => total + x * (ys[at] ?? 0), 0)
      const key = tidy(sum / 10)
      const pairs = xs.map((x, at) => `(${middleX + stepX * x}, ${middleY + stepY * (ys[at] ?? 0)})`)
      const wrong = [
        {
          answer: -key,
          why: `The products sum up to ${sum * stepX * stepY}, and their sign is that of the coefficient.`,
        },
        {
          answer: tidy((sum / 10) ** 2),
          why: 'That is the square, the share of the variance; the coefficient itself is asked for.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `Five pairs of values are ${pairs.join(', ')}. What is their correlation coefficient?`,
        answer: key,
        tolerance: 0.005,
        why: `The means are ${middleX} and ${middleY}. The products of the distances sum up to ${sum * stepX * stepY}, the squares to ${10 * stepX ** 2} and ${10 * stepY ** 2}, and the root of their product is ${10 * stepX * stepY}.`,
        wrong: wrong.filter(
          ({ answer }, at) =>
            Math.abs(answer - key) > 0.01 && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
  {
    id: 'back-towards-the-mean',
    skill: 'predict-with-regression',
    bloom: 'apply',
    make(random) {
      const r = random.int(2, 8) / 10
      const mean = 10 * random.int(5, 12)
      const sd = random.pick([5, 10, 15, 20])
      const z = random.pick([-2, -1, 1, 2])
      const first = mean + z * sd
      const key = tidy(mean + r * z * sd)
      const wrong = [
        { answer: first, why: 'That would hold for a correlation of 1; an extreme result was partly luck.' },
        { answer: mean, why: 'That would hold for a correlation of 0; part of the result lasts.' },
        {
          answer: tidy(mean - r * z * sd),
          why: 'The prediction stays on the same side of the mean; nothing makes up for the first result.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `Two tests both have a mean of ${mean} points and an SD of ${sd}, and they correlate with ${r}. A person had ${first} in the first. What is predicted for the second?`,
        answer: key,
        tolerance: 0.1,
        unit: 'points',
        why: `${first} is ${Math.abs(z)} SD ${z > 0 ? 'above' : 'below'} the mean, and ${r} times that is ${tidy(r * Math.abs(z) * sd)} points.`,
        wrong: wrong.filter(({ answer }) => Math.abs(answer - key) > 0.2),
      }
    },
  },
]
