import type { Template } from '../template.ts'

type Row = { p: boolean; q: boolean; r: boolean }
type Formula = { latex: string; holds(row: Row): boolean }

const TWO: Formula[] = [
  { latex: 'p \\lor q', holds: ({ p, q }) => p || q },
  { latex: '\\lnot p \\lor q', holds: ({ p, q }) => !p || q },
  { latex: 'p \\lor \\lnot q', holds: ({ p, q }) => p || !q },
  { latex: '\\lnot(p \\land q)', holds: ({ p, q }) => !(p && q) },
  { latex: 'p \\to q', holds: ({ p, q }) => !p || q },
  { latex: 'q \\to p', holds: ({ p, q }) => !q || p },
  { latex: 'p \\to \\lnot q', holds: ({ p, q }) => !p || !q },
  { latex: '\\lnot p \\to q', holds: ({ p, q }) => p || q },
  { latex: '(p \\land q) \\lor (\\lnot p \\land \\lnot q)', holds: ({ p, q }) => p === q },
  { latex: '(p \\land \\lnot q) \\lor (\\lnot p \\land q)', holds: ({ p, q }) => p !== q },
  { latex: '(p \\lor q) \\land \\lnot(p \\land q)', holds: ({ p, q }) => p !== q },
  { latex: '\\lnot(p \\to q) \\lor q', holds: ({ p, q }) => p || q },
]

const THREE: Formula[] = [
  { latex: 'p \\lor (q \\land r)', holds: ({ p, q, r }) => p || (q && r) },
  { latex: 'p \\land (q \\lor r)', holds: ({ p, q, r }) => p && (q || r) },
  { latex: '(p \\lor q) \\land r', holds: ({ p, q, r }) => (p || q) && r },
  { latex: '(p \\land q) \\lor r', holds: ({ p, q, r }) => (p && q) || r },
  { latex: '(p \\land q) \\to r', holds: ({ p, q, r }) => !(p && q) || r },
  { latex: '(p \\lor q) \\to r', holds: ({ p, q, r }) => !(p || q) || r },
  { latex: 'p \\to (q \\lor r)', holds: ({ p, q, r }) => !p || q || r },
  { latex: 'p \\to (q \\land r)', holds: ({ p, q, r }) => !p || (q && r) },
  { latex: '\\lnot p \\land (q \\lor r)', holds: ({ p, q, r }) => !p && (q || r) },
  { latex: '\\lnot(p \\lor q) \\lor r', holds: ({ p, q, r }) => !(p || q) || r },
  { latex: '\\lnot(p \\land q) \\land r', holds: ({ p, q, r }) => !(p && q) && r },
  { latex: 'p \\lor q \\lor r', holds: ({ p, q, r }) => p || q || r },
  { latex: 'p \\land q \\land \\lnot r', holds: ({ p, q, r }) => p && q && !r },
]

const BOTH = [true, false]
const PAIRS: Row[] = BOTH.flatMap((p) => BOTH.map((q) => ({ p, q, r: true })))
const TRIPLES: Row[] = BOTH.flatMap((p) => BOTH.flatMap((q) => BOTH.map((r) => ({ p, q, r }))))
const said = (value: boolean) => (value ? 'true' : 'false')
const sign = (value: boolean) => (value ? 'T' : 'F')

export const templates: Template[] = [
  {
    id: 'rows-that-make-it-true',
    skill: 'evaluate-formula',
    bloom: 'apply',
    make(random) {
      const { latex, holds } = random.pick(TWO)
      return {
        kind: 'multiple',
        stem: `Which rows make $${latex}$ true?`,
        options: random.shuffle(PAIRS).map((row) => {
          const { p, q } = row
          const text = `p ${said(p)}, q ${said(q)}`
          return holds(row)
            ? {
                text,
                correct: true,
                why: `With p = ${sign(p)} and q = ${sign(q)}, worked from the inside outwards, it comes out true.`,
              }
            : {
                text,
                why: `With p = ${sign(p)} and q = ${sign(q)}, worked from the inside outwards, it comes out false.`,
              }
        }),
      }
    },
  },
  {
    id: 'count-true-rows',
    skill: 'build-truth-table',
    bloom: 'apply',
    make(random) {
      const { latex, holds } = random.pick(THREE)
      const key = TRIPLES.filter(holds).length
      const rows = TRIPLES.filter(holds).map(({ p, q, r }) => sign(p) + sign(q) + sign(r))
      const wrong = [
        { answer: 8 - key, why: `That is the number of rows in which it is false; it is true in ${rows.join(', ')}.` },
        { answer: 8, why: 'That is the number of all rows; some of them make it false.' },
        { answer: 6, why: 'That is 3 times 2; three letters make 2 x 2 x 2 = 8 rows, of which some count.' },
      ]
      return {
        kind: 'numeric',
        stem: `In how many of its eight rows is $${latex}$ true?`,
        answer: key,
        unit: 'rows',
        why: `With p, q, r in this order it is true in the rows ${rows.join(', ')}.`,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
