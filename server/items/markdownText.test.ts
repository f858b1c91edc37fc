import { expect, test } from 'vitest'
import { visibleText, withoutFigures } from './markdownText.ts'

const FIGURE = '```figure plot\nalt: A line that rises.\nx: [0, 1]\n```'

test.each([
  ['a figure', `What does it show?\n\n${FIGURE}`, 'What does it show? A line that rises.', 'What does it show?'],
  ['code', 'What is printed?\n\n```python\nalt: 1\n```', 'What is printed? python alt: 1', null],
  ['a language of that beginning', '```figures\nalt: 1\n```', 'figures alt: 1', null],
])('%s in a question', (_, stem, visible, listed) => {
  expect(visibleText(stem)).toBe(visible)
  expect(withoutFigures(stem)).toBe(listed ?? stem)
})
