import type { Template } from '../template.ts'

type Rule = { name: string; fits(triple: number[]): boolean }
const rising = ([a = 0, b = 0, c = 0]: number[]) => a < b && b < c
const RULES: Rule[] = [
  { name: 'each number is 2 more than the one before', fits: ([a = 0, b = 0, c = 0]) => b === a + 2 && c === b + 2 },
  { name: 'three rising numbers', fits: rising },
  { name: 'three even numbers', fits: (triple) => triple.every((n) => n % 2 === 0) },
  { name: 'the last number is the sum of the other two', fits: ([a = 0, b = 0, c = 0]) => a + b === c },
  { name: 'three numbers below 10', fits: (triple) => triple.every((n) => n < 10) },
  { name: 'the first number is the smallest', fits: ([a = 0, b = 0, c = 0]) => a < b && a < c },
]

const INDUCTIONS = [
  'Each winter so far the pond has frozen. So it will freeze next winter.',
  'The forty apples that I tasted were sweet. So the whole load is sweet.',
  'All the foxes seen here were shy. So foxes here are shy.',
  'The clock has run slow each week. So it will run slow this week.',
]
const DEDUCTIONS = [
  'All ferries carry boats for rescue. This is a ferry. So it carries some.',
  'If it is Sunday, the mill rests. It is Sunday. So the mill rests.',
  'No reptile has feathers. This bird has feathers. So it is no reptile.',
  'The key is here or there. It is not here. So it is there.',
]
const EXPLANATIONS = [
  'The snow shows prints of boots up to the door. Somebody has come home.',
  'Lamp, fridge and oven are dead at once. Probably a fuse has blown.',
  'The child has spots and a fever, like half of her class. It may well be chickenpox.',
  'The shells lie high up on the hill. Long ago there must have been a sea.',
]

export const templates: Template[] = [
  {
    id: 'triples-that-tell-apart',
    skill: 'test-by-refutation',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const [one, other] = random.shuffle(RULES)
        if (!one || !other) continue
        const triples = Array.from({ length: 5 }, () => {
          const start = random.int(1, 7)
          return random.pick([
            [start, start + 2, start + 4],
            [start, start + 1, 2 * start + 1],
            [2 * start, 2 * start + 2, 2 * start + 4],
            [2 * start, 4, 2],
            [start, start + 5, start + 3],
            [2 * start, 6, 2 * start + 6],
            [9, start, 1],
            [start, 11, 12],
          ])
        })
        const texts = triples.map((triple) => triple.join(', '))
        const telling = triples.filter((triple) => one.fits(triple) !== other.fits(triple)).length
        // If two numbers were equal, it wouldn't be clear whether the first one is the smallest.
        if (triples.some((triple) => new Set(triple).size < 3)) continue
        if (new Set(texts).size < 5 || telling < 2 || telling > 3) continue
        return {
          kind: 'multiple',
          stem: `Two guesses fit the numbers seen so far: “${one.name}” and “${other.name}”. Which further triples would tell them apart, because one guess says yes and the other no?`,
          options: triples.map((triple) => {
            const text = triple.join(', ')
            const [first, second] = [one.fits(triple), other.fits(triple)]
            if (first !== second)
              return {
                text,
                correct: true,
                why: `${text}: “${first ? one.name : other.name}” says yes, the other guess no.`,
              }
            return { text, why: `${text}: both guesses say ${first ? 'yes' : 'no'}, so the answer decides nothing.` }
          }),
        }
      }
    },
  },
  {
    id: 'kind-of-each-step',
    skill: 'tell-deduction-induction',
    bloom: 'understand',
    make(random) {
      return {
        kind: 'matching',
        stem: 'Match each step with its kind.',
        pairs: random.shuffle([
          { left: random.pick(INDUCTIONS), right: 'induction', why: 'It goes from observed cases to others.' },
          {
            left: random.pick(DEDUCTIONS),
            right: 'deduction',
            why: 'True premises with a false conclusion are impossible here.',
          },
          {
            left: random.pick(EXPLANATIONS),
            right: 'best explanation',
            why: 'It asks what would explain the facts best.',
          },
        ]),
      }
    },
  },
]
