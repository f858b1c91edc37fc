import { expect, test } from 'vitest'
import type { Answer, Question, Verdict } from '#contract/quizzes.ts'
import { answerGiven, rightAnswer, whatIsMissing } from './answerWords.ts'
import type { Shown } from './shown.ts'

const asked = { id: 'q', skill: 'Tie', stemHtml: '<p>?</p>' }
const parts = ['a', 'b', 'c'].map((id) => ({ id, html: `<p>${id}</p>` }))
const single: Question = { ...asked, kind: 'single', options: parts }
const multiple: Question = { ...asked, kind: 'multiple', options: parts }
const typed: Question = { ...asked, kind: 'typed' }
const metres: Question = { ...asked, kind: 'numeric', units: ['m'] }
const speed: Question = { ...asked, kind: 'numeric', units: ['km/h', 'm/s'] }
const ordering: Question = { ...asked, kind: 'ordering', steps: parts }
const matching: Question = {
  ...asked,
  kind: 'matching',
  left: parts,
  right: ['x', 'y', 'z'].map((id) => ({ id, text: id.toUpperCase() })),
}
const pairs = (...ids: [string, string][]) => ids.map(([leftId, rightId]) => ({ leftId, rightId }))

test.each<[string, Question, Answer | null, string | null]>([
  ['no option', single, null, 'Choose an answer first.'],
  ['an option', single, { kind: 'single', optionId: 'a' }, null],
  ['every option taken back', multiple, { kind: 'multiple', optionIds: [] }, 'Choose an answer first.'],
  ['some options', multiple, { kind: 'multiple', optionIds: ['a'] }, null],
  ['blanks', typed, { kind: 'typed', text: '  ' }, 'Type an answer.'],
  ['a text', typed, { kind: 'typed', text: 'x' }, null],
  ['a unit alone', speed, { kind: 'numeric', value: '', unit: 'm/s' }, 'Type a number.'],
  ['a word for a number', speed, { kind: 'numeric', value: 'ten', unit: 'm/s' }, 'Write a number, such as 19.6.'],
  ['a fraction of one sign', metres, { kind: 'numeric', value: '½', unit: null }, null],
  ['a number alone', speed, { kind: 'numeric', value: '3', unit: null }, 'Choose a unit.'],
  ['a number with its unit', speed, { kind: 'numeric', value: '3', unit: 'm/s' }, null],
  ['a number whose unit is given', metres, { kind: 'numeric', value: '3', unit: null }, null],
  ['the order as shown', ordering, null, 'Put the steps in order first.'],
  ['an order', ordering, { kind: 'ordering', stepIds: ['b', 'a', 'c'] }, null],
  [
    'two of three lines',
    matching,
    { kind: 'matching', pairs: pairs(['a', 'x'], ['b', 'y']) },
    'Match every line first.',
  ],
  ['all lines', matching, { kind: 'matching', pairs: pairs(['a', 'x'], ['b', 'y'], ['c', 'z']) }, null],
])('%s', (_, question, answer, missing) => expect(whatIsMissing(question, answer)).toBe(missing))

const verdict = (key: Verdict['key']) => ({ key }) as Verdict
const html = (...ids: string[]): Shown[] => ids.map((id) => ({ html: `<p>${id}</p>` }))

test.each<[string, Question, Answer, Verdict['key'], Shown[], Shown[]]>([
  [
    'options',
    multiple,
    { kind: 'multiple', optionIds: ['b', 'a'] },
    { kind: 'multiple', options: parts.map(({ id }) => ({ id, correct: id !== 'a', whyHtml: '' })) },
    html('b', 'a'),
    html('b', 'c'),
  ],
  [
    'a text',
    typed,
    { kind: 'typed', text: 'Rope' },
    { kind: 'typed', text: 'rope' },
    [{ text: 'Rope' }],
    [{ text: 'rope' }],
  ],
  [
    'a number with the only unit',
    metres,
    { kind: 'numeric', value: ' 3', unit: null },
    { kind: 'numeric', text: '4', unit: 'm' },
    [{ text: '3 m' }],
    [{ text: '4 m' }],
  ],
  [
    'an order',
    ordering,
    { kind: 'ordering', stepIds: ['c', 'a', 'b'] },
    { kind: 'ordering', stepIds: ['a', 'b', 'c'] },
    html('c', 'a', 'b'),
    html('a', 'b', 'c'),
  ],
  [
    'pairs',
    matching,
    { kind: 'matching', pairs: pairs(['a', 'y'], ['b', 'x'], ['c', 'z']) },
    {
      kind: 'matching',
      pairs: pairs(['a', 'x'], ['b', 'y'], ['c', 'z']).map((p) => ({ ...p, whyHtml: '' })),
      extra: [],
    },
    [
      { html: '<p>a</p>', text: '→ Y' },
      { html: '<p>b</p>', text: '→ X' },
      { html: '<p>c</p>', text: '→ Z' },
    ],
    [
      { html: '<p>a</p>', text: '→ X' },
      { html: '<p>b</p>', text: '→ Y' },
      { html: '<p>c</p>', text: '→ Z' },
    ],
  ],
])('%s are shown as given and as right', (_, question, answer, key, given, right) => {
  expect(answerGiven(question, answer)).toEqual(given)
  expect(rightAnswer(question, verdict(key))).toEqual(right)
})
