import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test.each([
  ['What makes this knot hold?', 'What makes this knot hold?'],
  ['Which **knot** holds a `loop`?', 'Which knot holds a loop?'],
  ['What does this mean?\n\n| Spanish |\n|---|\n| queso |', 'What does this mean? Spanish queso'],
  ['What is missing?\n\n| a | b |\n|:-:|--:|\n| 1 | ____ |', 'What is missing? a b 1 ____'],
])('%s', (stem, title) => {
  expect(titleOf(stem)).toBe(title)
})
