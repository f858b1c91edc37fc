import type { Template } from '../template.ts'

type Glob = { glob: string; fits: RegExp; why: (name: string) => string }

/** Patterns with the letters `a` and `b`, each with its requirements for a name. */
const globs = (a: string, b: string): Glob[] => [
  {
    glob: `${a}*.txt`,
    fits: new RegExp(`^${a}.*\\.txt$`),
    why: (name) =>
      `The star may be any signs, also none; before it the name must begin with ${a}, and here stands ${name}.`,
  },
  {
    glob: `${a}?.txt`,
    fits: new RegExp(`^${a}.\\.txt$`),
    why: (name) => `There must be ${a} and exactly one sign before the ending, and here stands ${name}.`,
  },
  {
    glob: `*${b}.txt`,
    fits: new RegExp(`^.*${b}\\.txt$`),
    why: (name) => `The last sign before the ending must be ${b}, whatever comes before it, and here stands ${name}.`,
  },
  {
    glob: `[${a}${b}]1*.txt`,
    fits: new RegExp(`^[${a}${b}]1.*\\.txt$`),
    why: (name) => `The first sign must be ${a} or ${b} and the second 1, and here stands ${name}.`,
  },
  {
    glob: `${a}?${b}*.txt`,
    fits: new RegExp(`^${a}.${b}.*\\.txt$`),
    why: (name) => `The first sign must be ${a} and the third ${b}, and here stands ${name}.`,
  },
  {
    glob: `?${b}*.txt`,
    fits: new RegExp(`^.${b}.*\\.txt$`),
    why: (name) => `The second sign must be ${b}, after any one sign, and here stands ${name}.`,
  },
]

export const templates: Template[] = [
  {
    id: 'names-of-a-glob',
    skill: 'expand-glob',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const [a, b] = random.shuffle(['a', 'b', 'c', 'd', 'k', 'm', 'p', 's']) as [string, string]
        const { glob, fits, why } = random.pick(globs(a, b))
        const bare = random.shuffle([
          `${a}1`,
          `${a}${b}`,
          `${a}12`,
          `${b}1`,
          `${b}${a}`,
          `${a}1${b}`,
          `${a}1${b}2`,
          a,
          `${b}12`,
        ])
        const right = bare.filter((name) => fits.test(`${name}.txt`)).slice(0, random.int(2, 3))
        const wrong = bare.filter((name) => !fits.test(`${name}.txt`)).slice(0, 2)
        if (right.length < 2 || wrong.length < 2) continue
        return {
          kind: 'multiple',
          stem: `Which of these names does the glob \`${glob}\` stand for?`,
          options: [
            ...right.map((name) => ({ text: `\`${name}.txt\``, correct: true, why: why(`${name}, as it should be`) })),
            ...wrong.map((name) => ({ text: `\`${name}.txt\``, why: why(`${name} before the ending`) })),
          ],
        }
      }
    },
  },
  {
    id: 'what-is-printed',
    skill: 'predict-exit-status',
    bloom: 'apply',
    make(random) {
      const [one, two] = random.shuffle(['sun', 'moon', 'star', 'wind', 'rain', 'snow']) as [string, string]
      const ok = random.int(0, 1) === 1
      const [first, second] = random.pick([
        ['&&', ';'],
        ['||', ';'],
      ] as const)
      const start = ok ? 'cd .' : 'cd missing'
      const runs = first === '&&' ? ok : !ok
      const key = runs ? `${one} ${two}` : two
      const other = runs ? two : `${one} ${two}`
      return {
        kind: 'typed',
        stem: `There is no directory \`missing\`. Which words does the line \`${start} ${first} echo ${one} ${second} echo ${two}\` print by its two \`echo\`? Write them in order with a space between.`,
        answers: [key],
        why: `${start} ${ok ? 'succeeds' : 'fails'}, and ${first} runs the next command if it ${first === '&&' ? 'succeeded' : 'failed'}; behind the semicolon ${two} is printed in any case.`,
        wrong: [
          {
            answer: other,
            why: `${first} runs the next command if the one before it ${first === '&&' ? 'succeeded' : 'failed'}, and here it ${ok ? 'succeeded' : 'failed'}.`,
          },
          ...(runs ? [{ answer: one, why: `Behind the semicolon ${two} is printed in any case.` }] : []),
        ],
      }
    },
  },
]
