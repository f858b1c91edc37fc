import type { Template } from '../template.ts'

/** Whether a name fits a glob of letters, `*`, `?` and `[..]`. */
function fits(glob: string, name: string): boolean {
  const source = glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')
  return new RegExp(`^${source}$`).test(name)
}

export const templates: Template[] = [
  {
    id: 'names-of-a-glob',
    skill: 'expand-glob',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const [a, b] = random.shuffle(['a', 'b', 'c', 'd', 'k', 'm', 'p', 's']) as [string, string]
        const glob = random.pick([
          `${a}*.txt`,
          `${a}?.txt`,
          `*${b}.txt`,
          `[${a}${b}]1*.txt`,
          `${a}?${b}*.txt`,
          `?${b}*.txt`,
        ])
        const names = random.shuffle([
          `${a}1.txt`,
          `${a}${b}.txt`,
          `${a}12.txt`,
          `${b}1.txt`,
          `${b}${a}.txt`,
          `${a}1${b}.txt`,
          `${a}1${b}2.txt`,
          `${a}.txt`,
          `${b}12.txt`,
        ])
        const right = names.filter((name) => fits(glob, name)).slice(0, random.int(2, 3))
        const wrong = names.filter((name) => !fits(glob, name)).slice(0, 2)
        if (right.length < 2 || wrong.length < 2) continue
        const marks = [
          ...(glob.includes('*') ? ['the star stands for any number of signs, also none'] : []),
          ...(glob.includes('?') ? ['the question mark for exactly one'] : []),
          ...(glob.includes('[') ? [`the bracket for ${a} or ${b}`] : []),
        ].join(', ')
        return {
          kind: 'multiple',
          stem: `Which of these names does the glob \`${glob}\` stand for?`,
          options: [
            ...right.map((name) => ({
              text: `\`${name}\``,
              correct: true,
              why: `In ${glob} ${marks}, and ${name} can be read so from end to end.`,
            })),
            ...wrong.map((name) => ({
              text: `\`${name}\``,
              why: `In ${glob} ${marks}; however one reads it, ${name} has a sign too many, too few or another one.`,
            })),
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
