import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')

const COLUMNS = [
  ['country', 'city', 'street'],
  ['shop', 'day', 'hour'],
  ['author', 'year', 'title'],
  ['team', 'season', 'player'],
] as const

export const templates: Template[] = [
  {
    id: 'levels-for-entries',
    skill: 'explain-index-search',
    bloom: 'apply',
    make(random) {
      const fan = random.pick([10, 50, 100, 200])
      const key = random.int(2, fan > 50 ? 3 : 4)
      const entries = fan ** key
      const halvings = Math.ceil(Math.log2(entries))
      return {
        kind: 'numeric',
        stem: `Each node of a B-tree leads to ${fan} others. How many levels does it take to reach ${withCommas(entries)} entries?`,
        answer: key,
        unit: 'levels',
        why: `${fan} multiplied by itself, ${key} factors in all, is ${withCommas(entries)}.`,
        wrong: [
          { answer: halvings, why: `So many looks would halving take; here each level divides by ${fan}.` },
          { answer: key - 1, why: `That reaches ${withCommas(fan ** (key - 1))} entries.` },
          { answer: key + 1, why: `That reaches ${withCommas(fan ** (key + 1))} entries, more than there are.` },
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((one) => one.answer === answer) === at),
      }
    },
  },
  {
    id: 'prefix-of-an-index',
    skill: 'choose-indexes',
    bloom: 'apply',
    make(random) {
      const [first, second, third] = random.pick(COLUMNS)
      const equal = (column: string) => `${column} = ?`
      return {
        kind: 'multiple',
        stem: `There is an index on \`(${first}, ${second}, ${third})\`. Which conditions can it narrow down by a search, from its first column on?`,
        options: random.shuffle([
          { text: `\`${equal(first)}\``, correct: true, why: `The index is sorted by ${first} first.` },
          {
            text: `\`${equal(first)} AND ${equal(second)}\``,
            correct: true,
            why: `Within one ${first} the entries are sorted by ${second}.`,
          },
          random.pick([
            {
              text: `\`${equal(second)}\``,
              misconception: 3,
              why: `The values of ${second} are scattered over all of ${first}.`,
            },
            {
              text: `\`${equal(third)}\``,
              misconception: 3,
              why: `The values of ${third} are scattered over all others.`,
            },
          ]),
          {
            text: `\`${equal(second)} AND ${equal(third)}\``,
            misconception: 3,
            why: `Without ${first} there is no stretch of the index in which these stand together.`,
          },
        ]),
      }
    },
  },
]
