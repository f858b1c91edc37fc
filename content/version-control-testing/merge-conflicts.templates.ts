import type { Template } from '../template.ts'

type Place = { name: string; base: string; ours: string; theirs: string }

const PLACES: readonly (readonly [string, readonly [string, string, string]])[] = [
  ['language', ['en', 'tr', 'pl']],
  ['size', ['12', '14', '16']],
  ['colour', ['blue', 'red', 'green']],
  ['sound', ['low', 'mid', 'loud']],
  ['speed', ['1', '2', '3']],
  ['theme', ['plain', 'dark', 'warm']],
  ['limit', ['50', '80', '90']],
]

const SAME = 'same'
/** How our version and theirs differ from the base: 0 is the base, 1 and 2 are changes. */
const CASES = [
  { sides: [0, 1], does: 'theirs' },
  { sides: [1, 0], does: 'ours' },
  { sides: [1, 1], does: SAME },
  { sides: [1, 2], does: 'conflict' },
  { sides: [0, 0], does: 'none' },
] as const

function draw(name: string, values: readonly [string, string, string], sides: readonly [number, number]): Place {
  return { name, base: values[0], ours: values[sides[0]] as string, theirs: values[sides[1]] as string }
}

const told = ({ name, base, ours, theirs }: Place) => `${name}: base ${base}, ours ${ours}, theirs ${theirs}`

export const templates: Template[] = [
  {
    id: 'count-conflicts',
    skill: 'predict-conflict',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const drawn = random
          .shuffle(PLACES)
          .slice(0, 5)
          .map(([name, values]) => {
            const { sides, does } = random.pick(CASES)
            return { ...draw(name, values, sides), does }
          })
        const count = (...kinds: string[]) => drawn.filter(({ does }) => kinds.includes(does)).length
        const [key, same, either] = [count('conflict'), count(SAME), count('ours', 'theirs')]
        if (key === 0 || same === 0 || either === 0) continue
        const names = drawn.filter(({ does }) => does === 'conflict').map(({ name }) => name)
        return {
          kind: 'numeric',
          stem: `A file has these places, far apart from one another: ${drawn.map(told).join('; ')}. How many of them conflict when the branches are merged?`,
          answer: key,
          why: `Both sides have changed ${names.join(' and ')}, and differently. Where one side is as the base, or both have made the same change, there is no conflict.`,
          wrong: [
            { answer: key + same, why: 'The same change on both sides is taken over without a conflict.' },
            ...(either === same
              ? []
              : [
                  {
                    answer: key + either,
                    why: 'Where one side is as the base, the change of the other is taken over.',
                  },
                ]),
          ],
        }
      }
    },
  },
  {
    id: 'merged-value',
    skill: 'predict-conflict',
    bloom: 'apply',
    make(random) {
      const [name, values] = random.pick(PLACES)
      const shuffled = random.shuffle(values) as [string, string, string]
      const { sides, does } = random.pick(CASES.slice(0, 4))
      const place = draw(name, shuffled, sides)
      const { base, ours, theirs } = place
      const key = does === 'conflict' ? 'conflict' : does === 'theirs' ? theirs : ours
      const why = {
        theirs: `Ours is as the base, so the change to ${theirs} is taken over.`,
        ours: `Theirs is as the base, so the change to ${ours} is taken over.`,
        same: `Both sides have made the same change, to ${ours}.`,
        conflict: `Both sides have changed ${base}, one to ${ours} and the other to ${theirs}.`,
        none: 'Nothing was changed.',
      }[does]
      const wrong = [
        { answer: base, why: `${base} is the base, and it was changed.` },
        { answer: ours, why: `${ours} is one of two different changes, and Git can't know which is meant.` },
        { answer: theirs, why: `${theirs} is one of two different changes; its time plays no part.` },
        { answer: 'conflict', why: 'A conflict needs changes on both sides that differ.' },
      ]
      return {
        kind: 'typed',
        stem: `A setting stands far from all other changes in a file. ${told(place)}. What does the merge give for it? Write the value, or the word conflict.`,
        answers: key === 'conflict' ? ['conflict', 'a conflict'] : [key],
        why,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
