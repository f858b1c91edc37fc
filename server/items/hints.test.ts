import { expect, test } from 'vitest'
import { makeItem } from '../library/exercises.ts'
import { importTemplates, readContent } from '../library/files.ts'
import { parseUnit } from '../library/parse.ts'
import { hintsOf } from './hints.ts'
import type { Item } from './item.ts'

const LESSON = `## Summary

A knot holds by rubbing.

## Explanation

### Friction

Turns press on turns. The force that holds them is **friction**, e.g. in a rope. More is said below.

### Numbers

- Two turns hold 3 kg, since $1.5 \\cdot 2 = 3$.
- Six hold 9 kg.

| Knot | Turns |
|---|---|
| bight | none |
| loop | one |

\`\`\`python
print(4 + 4)

## no heading
\`\`\`

## Worked example

**Problem.** Tie it.

### Steps

1. Cross.
2. Pull.

## Misconceptions

### Glue holds it

It is dry.
`

const asked = { id: 'u/q', skillId: 's', bloom: 'apply', stem: 'What holds?', evidence: null } as const
const option = (text: string, correct = false, misconception: number | null = null) => ({
  id: text,
  text,
  correct,
  why: `Why ${text}.`,
  misconception,
})
const typed = (answers: string[], more: object = {}): Item => ({
  ...asked,
  kind: 'typed',
  answers,
  why: `It is ${answers[0]}.`,
  wrong: [],
  ...more,
})
const numeric = (answer: string, more: object = {}): Item => ({
  ...asked,
  kind: 'numeric',
  answer,
  tolerance: 0,
  unit: 'kg',
  units: [],
  why: `Two turns of 1.5 kg hold ${answer} kg.`,
  wrong: [],
  ...more,
})
const single = (more: object = {}): Item => ({
  ...asked,
  kind: 'single',
  options: [option('rubbing'), option('glue', false, 1), option('friction', true)],
  ...more,
})

const hint = (item: Item, step: number) => hintsOf(item, LESSON)[step - 1]?.markdown

test.each<[string, Item, string, number | null]>([
  ['the part of the lesson', typed(['turns'], { evidence: 'Six hold 9 kg.' }), 'under “Numbers”', 3],
  ['no heading that is the key', typed(['friction'], { evidence: 'The force that holds them' }), '“Explanation”', 1],
  [
    'no heading that holds the key',
    typed(['friction', 'explanation'], { evidence: 'press on' }),
    'Read the question again',
    null,
  ],
  ['the worked example for what is computed', numeric('3'), 'The lesson’s worked example', 4],
])('the first hint names %s', (_, item, words, place) => {
  expect(hint(item, 1)).toContain(words)
  expect(hintsOf(item, LESSON)[0]?.place).toBe(place)
})

test.each<[string, Item, string]>([
  ['an option that is out, one of a misconception first', single(), 'You can rule this one out: ~~glue~~\n\nWhy glue.'],
  [
    'an option without its reason where that says the key',
    single({ options: [option('rubbing'), { ...option('glue'), why: 'Not friction.' }, option('friction', true)] }),
    'You can rule this one out: ~~rubbing~~\n\nWhy rubbing.',
  ],
  [
    'of several options one that is not correct',
    { ...asked, kind: 'multiple', options: [option('a', true), option('b', true), option('c'), option('d', true)] },
    'You can rule this one out: ~~c~~\n\nWhy c.',
  ],
  [
    'of reasons one that is not so',
    { ...asked, kind: 'true-false', truth: true, reasons: [option('so', true), option('`b`'), option('c')] },
    'You can rule this one out: `b`\n\nWhy `b`.',
  ],
  ['letters and the first of them', typed(['friction']), 'The answer has eight letters and begins with “f”.'],
  ['words', typed(['reef knot']), 'The answer has two words, with eight letters in all, and begins with “r”.'],
  ['no first letter of a short word', typed(['IgG']), 'The answer has three letters.'],
  ['the form and the size of a number', typed(['3/4']), 'The answer is a fraction between 0.1 and 1.'],
  ['how many signs a formula has', typed(['2*x+1']), 'The answer is five symbols long.'],
  ['the sign and the size of a quantity', numeric('-42'), 'The number is below zero, between −100 and −10.'],
  ['no bound that is within the tolerance', numeric('98', { tolerance: 3 }), 'The number is above zero. A little'],
  [
    'the unit where there are some to choose from',
    numeric('3', { units: [{ unit: 'g', factor: 1000, why: null }] }),
    'The number is above zero, between 1 and 10. Give it in kg.',
  ],
  [
    'how many lines are printed, and the first',
    { ...asked, kind: 'output', language: 'python', code: 'x', answer: '1\n2', why: 'w', wrong: [] },
    'It prints two lines. The first is:\n\n```text\n1\n```',
  ],
  [
    'of one line only that it is one',
    { ...asked, kind: 'output', language: 'sql', code: 'x', answer: '9 | a', why: 'w', wrong: [] },
    'It prints one row.',
  ],
  [
    'what comes first',
    { ...asked, kind: 'ordering', steps: ['cross', 'tuck', 'pull'].map((text) => ({ id: text, text })), why: 'w' },
    'This comes first: cross',
  ],
  [
    'one pair',
    {
      ...asked,
      kind: 'matching',
      pairs: ['a', 'b', 'c'].map((id) => ({ leftId: id, left: id, rightId: id, right: `${id}*`, why: id })),
      extra: [],
    },
    'One pair: a → a\\*',
  ],
])('the second hint tells %s', (_, item, words) => expect(hint(item, 2)).toContain(words))

test.each<[string, Item, string]>([
  [
    'the sentence of the evidence, whole',
    typed(['turns'], { evidence: 'holds them is **friction**' }),
    '> The force that holds them is **friction**, e.g. in a rope.',
  ],
  [
    'the sentence with a gap where it would say the key',
    typed(['friction'], { evidence: 'holds them is **friction**' }),
    '> The force that holds them is **…**, e.g. in a rope.',
  ],
  [
    'an item of a list',
    typed(['x'], { evidence: 'Two turns hold' }),
    '> Two turns hold 3 kg, since $1.5 \\cdot 2 = 3$.',
  ],
  ['a row with the heading of its table', typed(['x'], { evidence: '| loop | one |' }), '|---|---|\n| loop | one |'],
  ['code as it stands', typed(['x'], { evidence: 'print(4 + 4)' }), '```python\nprint(4 + 4)'],
  ['the way to a number without the number', numeric('3'), 'Two turns of 1.5 kg hold ? kg.'],
  [
    'a fraction left out of its formula',
    typed(['3/4'], { why: 'So $\\frac{1}{4} \\cdot 3 = \\frac{3}{4}$.' }),
    'So $\\frac{1}{4} \\cdot 3 = ?$.',
  ],
  ['the last number where the key is in words', typed(['twelve'], { why: 'Twice 6 is 12.' }), 'Twice 6 is ?.'],
])('the third hint says %s', (_, item, words) => expect(hint(item, 3)).toContain(words))

test('the last is the worked example with all that stands in it, where the lesson has one', () => {
  expect(hint(single(), 4)).toBe('**Problem.** Tie it.\n\n**Steps**\n\n1. Cross.\n\n2. Pull.')
  expect(hintsOf(single(), '## Summary\n\nShort.')).toHaveLength(3)
})

test('a lesson that is not shown is no place to look', () => {
  const item = typed(['turns'], { evidence: 'Six hold 9 kg.' })
  expect(hintsOf(item, LESSON, { isShown: false })[0]?.markdown).toBe('This is about “Numbers”.')
})

test('hints that the author wrote come in place of the first ones', () => {
  const hints = hintsOf(single({ hints: ['Think of ropes.', 'It is warm.'] }), LESSON).map(({ markdown }) => markdown)
  expect(hints.slice(0, 2)).toEqual(['Think of ropes.', 'It is warm.'])
  expect(hints).toHaveLength(4)
})

/** Determines the key without using the module that is being tested. */
function textsOfKey(item: Item): string[] {
  if (item.kind === 'single' || item.kind === 'multiple')
    return item.options.filter((o) => o.correct).map((o) => o.text)
  if (item.kind === 'true-false') return item.reasons.filter((reason) => reason.correct).map((reason) => reason.text)
  if (item.kind === 'typed') return item.answers
  return item.kind === 'numeric' || item.kind === 'output' ? [item.answer] : []
}
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[$*`~\\{}>]/g, '')
    .replace(/\s+/g, ' ')
/** Whether a text contains a key. Words and numbers only count as a whole, other symbols count anywhere. */
const says = (text: string, key: string) => {
  // The expression is slow to compile, and hardly any text contains a key.
  if (!text.includes(key)) return false
  const [before, after] = [
    /^[\p{L}\p{N}]/u.test(key) ? '(?<![\\p{L}\\p{N}]|\\d[.,])' : '',
    /[\p{L}\p{N}]$/u.test(key) ? '(?![\\p{L}\\p{N}]|[.,]\\d)' : '',
  ]
  return new RegExp(before + key.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') + after, 'u').test(text)
}

test('of all questions of the library, and of exercises of its templates, no hint but the worked example says the key', {
  // This test checks about 4,000 items, while other tests keep the machine busy.
  timeout: 300_000,
}, async () => {
  const { units } = await readContent('content')
  let asked = 0
  for (const file of units) {
    const { unit } = parseUnit(file)
    if (!unit) throw new Error(file.path)
    const templates = file.templates ? await importTemplates(file.templates) : []
    const exercises = templates.flatMap((template) => ['1', '2', '3'].map((seed) => makeItem(unit.id, template, seed)))
    for (const item of [...unit.items, ...exercises]) {
      const hints = hintsOf(item, unit.markdown)
      expect([item.id, hints.length]).toEqual([item.id, 4])
      for (const { markdown } of hints.slice(0, 3)) {
        const telling = textsOfKey(item).filter((key) => says(bare(markdown), bare(key)))
        expect([item.id, markdown, telling]).toEqual([item.id, markdown, []])
      }
      for (const { markdown } of hints) expect(markdown.trim()).not.toBe('')
      asked++
    }
  }
  expect(asked).toBeGreaterThan(500)
})
