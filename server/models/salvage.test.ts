import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonIn, validElements, withoutThinking } from './salvage.ts'

const whole = { title: 'Knots', lessons: [{ name: 'Rope' }, { name: 'Bowline' }] }
const json = JSON.stringify(whole)
/** Questions about code contain code, which may look like JSON. */
const withFence = { stem: 'What does this print?\n\n```python\nlengths = [2, 6]\nprint(lengths)\n```\n' }

test.each([
  ['as asked', json, whole],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``, whole],
  ['in a fence that never ends', `\`\`\`\n${json}`, whole],
  ['behind a sentence', `Here is your course:\n${json}\nHave fun with it!`, whole],
  ['with a fence inside a text', JSON.stringify(withFence), withFence],
  ['with such a text, in a fence', `\`\`\`json\n${JSON.stringify(withFence)}\n\`\`\``, withFence],
  ['with such a text, in a fence on one line', `\`\`\`json ${JSON.stringify(withFence)} \`\`\``, withFence],
  ['with such a text, behind a sentence', `Here you are: ${JSON.stringify(withFence)}`, withFence],
  ['with such a text, cut off', JSON.stringify(withFence).slice(0, -2), withFence],
  ['behind thoughts that hold JSON too', `<think>{"title": "No"}</think>${json}`, whole],
  ['with a comma too many', json.replace(']}', '],}'), whole],
  ['in single quotes', json.replaceAll('"', "'"), whole],
  ['cut off', json.slice(0, -7), { title: 'Knots', lessons: [{ name: 'Rope' }, { name: 'Bowl' }] }],
  ['prose', 'I would rather not.', undefined],
  ['all thought', `<think>${json}`, undefined],
  ['a mere number', '12', undefined],
  ['nothing', '', undefined],
])('JSON %s', (_name, reply, value) => {
  expect(jsonIn(reply)).toEqual(value)
})

test('thoughts are left out', () => {
  expect(withoutThinking('<think>Hm.\n</think>## Summary')).toBe('## Summary')
  expect(withoutThinking('## Summary <THINK>and what else')).toBe('## Summary ')
})

test.each([
  ['broken ones are left out', { a: 1, list: [1, 'x', 2] }, 2, { a: 1, list: [1, 2] }],
  ['unless too few are left', { list: [1, 'x', 'y'] }, 2, { list: [1, 'x', 'y'] }],
  ['a bare list is put where it belongs', [1, 2], 1, { list: [1, 2] }],
  ['what has no list stays', { a: 1 }, 1, { a: 1 }],
])('of a list %s', (_name, value, least, expected) => {
  expect(validElements(value, 'list', z.number(), least)).toEqual(expected)
})
