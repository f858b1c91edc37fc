import { expect, test } from 'vitest'
import { finishedBlocks } from './finishedBlocks.ts'

test.each([
  ['nothing', '', []],
  ['a paragraph that may go on', 'One line', []],
  ['a paragraph after an empty line', 'One line\n\n', []],
  ['the next block is not told yet', 'One line\n\n## Ab', []],
  ['the next block has begun', 'One line\n\n## A title', ['One line\n\n']],
  ['a short line that has ended', 'One\n\nTwo\n', ['One\n\n']],
  ['several', 'One\n\nTwo\n\n\nThree is long', ['One\n\n', 'Two\n\n\n']],
  ['an open fence', '```js\nlet a\n\nlet b is long enough', []],
  ['a closed fence', '```js\nlet a\n\nlet b\n```\n\nAnd so it goes', ['```js\nlet a\n\nlet b\n```\n\n']],
  ['a fence inside a longer one', '````\n```\n\nAnd so it goes', []],
  ['open math', '$$\nx\n\ny is not math yet', []],
  ['closed math', '$$\nx\n$$\n\nAnd so it goes', ['$$\nx\n$$\n\n']],
  ['math on one line', '$$x$$\n\nAnd so it goes', ['$$x$$\n\n']],
  ['a list whose items stand apart', '1. One\n\n2. Two is long', []],
  ['a list with a paragraph in it', '- One\n\n  still of it, indented', []],
  ['a list that has ended', '- One\n\n- Two\n\nAnd so it goes', ['- One\n\n- Two\n\n']],
])('%s', (_, text, blocks) => {
  expect(finishedBlocks(text)).toEqual(blocks)
})
