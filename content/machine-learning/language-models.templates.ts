import type { Template } from '../template.ts'

const three = (value: number) => Math.round(value * 1000) / 1000
const POWERS = [1, 2.72, 7.39, 20.09] as const

/** The wrong answers that differ from the key and from each other. */
function apart(key: number, slips: { answer: number; why: string }[]) {
  const far = (a: number, b: number) => Math.abs(a - b) > 0.012
  return slips
    .filter(({ answer }, at) => far(answer, key) && slips.slice(0, at).every((other) => far(other.answer, answer)))
    .map(({ answer, why }) => ({ answer: three(answer), why }))
}

const TRIPLES = [
  ['green', 'tea', 'apples'],
  ['open', 'doors', 'windows'],
  ['old', 'books', 'friends'],
  ['strong', 'wind', 'coffee'],
  ['clean', 'water', 'hands'],
] as const

export const templates: Template[] = [
  {
    id: 'chance-from-counts',
    skill: 'compute-next-token-chances',
    bloom: 'apply',
    make(random) {
      const [now, wanted, other] = random.pick(TRIPLES)
      const a = random.int(3, 20)
      const b = random.int(2, 15)
      const rest = random.int(5, 30)
      const all = a + b + rest
      const seen = a + random.int(4, 30)
      const key = a / all
      return {
        kind: 'numeric',
        stem: `In a training text "${now}" stands ${all} times, ${a} times followed by "${wanted}" and ${b} times by "${other}". "${wanted}" stands ${seen} times in all. What chance does a bigram model give to "${wanted}" after "${now}"? Write a fraction, or a decimal with two places.`,
        answer: `${a}/${all}`,
        tolerance: 0.006,
        why: `Of the ${all} times that "${now}" was followed by something, "${wanted}" came ${a} times: ${a}/${all}, about ${three(key)}.`,
        wrong: apart(key, [
          {
            answer: a / seen,
            why: `This is ${a}/${seen}, the share of "${wanted}" that has "${now}" before it; the condition is turned round.`,
          },
          {
            answer: a / (a + b),
            why: `This is ${a}/${a + b}; the other followers of "${now}" belong to the whole as well.`,
          },
          { answer: b / all, why: `This is the chance of "${other}".` },
        ]),
      }
    },
  },
  {
    id: 'softmax-of-three-scores',
    skill: 'use-softmax-and-temperature',
    bloom: 'apply',
    make(random) {
      const scores = random.shuffle([0, 1, 2, 3] as const).slice(0, 3)
      const names = random.shuffle(['bread', 'soup', 'rice', 'fish', 'cake']).slice(0, 3)
      const at = random.int(0, 2)
      const power = (score: number | undefined) => POWERS[(score ?? 0) as 0 | 1 | 2 | 3]
      const sum = scores.reduce<number>((total, score) => total + power(score), 0)
      const score = scores[at] ?? 0
      const plain = scores.reduce<number>((total, value) => total + value, 0)
      const key = power(score) / sum
      const [first, second, third] = names.map((name, index) => `"${name}" ${scores[index]}`)
      return {
        kind: 'numeric',
        stem: `A model knows three tokens, with the scores ${first}, ${second} and ${third}. What chance does softmax give to "${names[at]}"? Use $e^0 = 1$, $e^1 \\approx 2.72$, $e^2 \\approx 7.39$, $e^3 \\approx 20.09$, and write two decimals.`,
        answer: three(key),
        tolerance: 0.007,
        why: `The powers are ${scores.map(power).join(', ')}, their sum is ${three(sum)}, and ${power(score)}/${three(sum)} is about ${three(key)}.`,
        wrong: apart(key, [
          {
            answer: score / plain,
            why: `The scores themselves were divided, ${score}/${plain}; they become powers of e first.`,
          },
          { answer: 1 / 3, why: 'This would be so if the three scores were equal.' },
          { answer: power(score), why: `This is the power of e, not yet divided by the sum of the three.` },
        ]),
      }
    },
  },
  {
    id: 'chance-of-a-short-text',
    skill: 'compute-next-token-chances',
    bloom: 'apply',
    make(random) {
      const [now, second, third, fourth] = random.pick([
        ['we', 'drink', 'cold', 'water'],
        ['she', 'reads', 'old', 'books'],
        ['they', 'play', 'loud', 'music'],
        ['dogs', 'chase', 'small', 'cats'],
      ] as const)
      const [p, q, r] = [random.int(2, 8) / 10, random.int(1, 6) / 10, random.int(2, 9) / 10]
      const key = p * q * r
      return {
        kind: 'numeric',
        stem: `A bigram model gives "${second}" ${p} after "${now}", "${third}" ${q} after "${second}", and "${fourth}" ${r} after "${third}". What chance has "${second} ${third} ${fourth}" once "${now}" is given?`,
        answer: three(key),
        tolerance: 0.0005,
        why: `The steps are multiplied: ${p} x ${q} x ${r} = ${three(key)}.`,
        wrong: apart(key, [
          { answer: p + q + r, why: 'The chances were added; all three steps must happen, which is rarer than each.' },
          { answer: (p + q + r) / 3, why: 'This is the mean of the three; the chance of a text is a product.' },
          { answer: p * q, why: `This stops before "${fourth}", whose ${r} is a factor too.` },
          {
            answer: Math.min(p, q, r),
            why: 'This is the smallest of the three; the others make the text rarer still.',
          },
        ]),
      }
    },
  },
]
