import { expect, test } from 'vitest'
import type { Exercise } from '../../../../content/template.ts'
import {
  answerInWords,
  hintsOf,
  itemFrom,
  keyOf,
  keyOfItem,
  questionOf,
  scoreAnswer,
  solvedBy,
  textsOf,
  withoutKey,
} from '../../service.ts'
import { TableItem } from './item.ts'
import { score, whatIsWrong } from './score.ts'

const exercise: Extract<Exercise, { kind: 'table' }> = {
  kind: 'table',
  stem: 'Fill in the forms of each verb.',
  columns: ['Verb', 'Past', 'Letters'],
  rows: [
    { head: 'write', cells: [{ blank: ['wrote'], why: 'The i becomes an o.' }, '5'] },
    {
      head: 'go',
      cells: [
        { blank: ['went', 'did go'], why: 'It is from another verb.' },
        { blank: ['4'], tolerance: '25%', why: 'Four letters stand there.' },
      ],
    },
  ],
}
const origin = { id: 'u/t', skillId: 's', bloom: 'apply' as const, evidence: null }
const made = itemFrom(exercise, origin)
const item = TableItem.parse(made.data)
const given = (a: string, b: string, c: string) => Object.entries({ a, b, c }).map(([id, text]) => ({ id, text }))

test.each<[string, string, string, string[]]>([
  ['wrote', 'went', '4', []],
  [' WROTE.', 'did go', '4.9', []],
  ['write', 'went', '4', ['a']],
  ['wrotes', 'gone', '6', ['a', 'b', 'c']],
])('%j, %j and %j miss %j: no slip is forgiven', (a, b, c, missed) => {
  expect(score(given(a, b, c), item)).toEqual({ correct: missed.length === 0, missed })
})

test('case tells nothing, but where two cells differ by it alone', () => {
  const square = TableItem.parse(
    itemFrom(
      {
        ...exercise,
        columns: ['Egg', 'pollen R', 'pollen r'],
        rows: [
          { head: 'R', cells: [{ blank: ['RR'], why: 'Both are large.' }, 'Rr'] },
          { head: 'r', cells: ['rR', { blank: ['rr'], why: 'Both are small.' }] },
        ],
      },
      origin,
    ).data,
  )
  const cells = (a: string, b: string) => [
    { id: 'a', text: a },
    { id: 'b', text: b },
  ]
  expect(score(cells('RR', 'rr'), square).missed).toEqual([])
  expect(score(cells('rr', 'RR'), square).missed).toEqual(['a', 'b'])
})

test.each<[string, { id: string; text: string }[], string | null]>([
  ['all cells', given('x', 'y', '7'), null],
  ['a cell left out', given('x', 'y', '7').slice(1), 'Fill in each blank cell once.'],
  ['a cell twice', [...given('x', 'y', '7').slice(1), { id: 'b', text: 'z' }], 'Fill in each blank cell once.'],
  ['a cell that is none', [{ id: 'q', text: 'x' }], 'Fill in only the cells in this question.'],
  ['a word for a number', given('x', 'y', 'z'), 'Write a number, such as 19.6, in each cell that takes one.'],
])('%s: can be answered, or is told why not', (_, cells, problem) => {
  expect(whatIsWrong(cells, item)).toBe(problem)
})

test('each cell is told by itself, with the reasons of those that are wrong', () => {
  const { correct, why, key } = scoreAnswer(item, { kind: 'table', cells: given('wrote', 'goed', '4') })
  expect({ correct, why }).toEqual({ correct: false, why: 'It is from another verb.' })
  expect(key).toMatchObject({
    cells: [
      { id: 'a', text: 'wrote', correct: true },
      { id: 'b', text: 'went', correct: false },
      { id: 'c', text: '4', correct: true },
    ],
  })
})

test('a learner sees the grid with its blanks, and nothing of what belongs there', () => {
  const html = (text: string) => `<p>${text}</p>`
  const question = questionOf(withoutKey(item), { skill: 'Verbs', html })
  expect(question).toMatchObject({
    columns: ['<p>Verb</p>', '<p>Past</p>', '<p>Letters</p>'],
    rows: [
      {
        headHtml: '<p>write</p>',
        cells: [
          { html: null, blank: { id: 'a', number: false } },
          { html: '<p>5</p>', blank: null },
        ],
      },
      { cells: [{ blank: { id: 'b', number: false } }, { blank: { id: 'c', number: true } }] },
    ],
  })
  for (const key of ['wrote', 'went', 'becomes']) expect(JSON.stringify(question)).not.toContain(key)
  expect(keyOf(keyOfItem(item).key, html)).toMatchObject({ cells: [{ whyHtml: '<p>The i becomes an o.</p>' }, {}, {}] })
  expect(textsOf(item)).toEqual(expect.arrayContaining(['Verb', 'write', '5', 'The i becomes an o.']))
})

test('it can be hinted at, said in words, and solved by whoever sees it without its key', () => {
  expect(hintsOf(item, '## Summary\n\nVerbs change.').map(({ markdown }) => markdown)[1]).toBe(
    'One cell: write, Past → wrote',
  )
  const answer = { kind: 'table' as const, cells: given('wrote', 'goed', '4') }
  expect(answerInWords(item, answer)).toBe('write, Past = wrote; go, Past = goed; go, Letters = 4')
  const solved = { chosen: [], truth: null, pairs: [] }
  expect(solvedBy(item, { ...solved, answer: 'wrote | goed | 4' })).toEqual(answer)
  expect(solvedBy(item, { ...solved, answer: 'wrote' })).toBeNull()
})

test.each<[string, (rows: typeof exercise.rows) => typeof exercise.rows]>([
  [
    'A row has a cell for each column after the first.',
    ([row]) => [{ head: 'x', cells: ['1'] }, ...(row ? [row] : [])],
  ],
  [
    'A table has 2 to 12 blank cells.',
    () => [
      { head: 'x', cells: ['1', '2'] },
      { head: 'y', cells: ['1', '2'] },
    ],
  ],
  [
    'A cell with a tolerance has numbers for answers.',
    (rows) => [...rows, { head: 'see', cells: [{ blank: ['saw'], tolerance: 0, why: 'No number.' }, '3'] }],
  ],
])('no table: %s', (problem, change) => {
  const built = itemFrom({ ...exercise, rows: change(exercise.rows) }, origin)
  const messages = built.success ? [] : built.error.issues.map(({ message }) => message)
  expect(messages).toContain(problem)
})
