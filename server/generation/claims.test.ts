import { expect, test } from 'vitest'
import { claimsIn, claimsOf, joined } from './claims.ts'

test.each([
  ['**Step 1: Split the list.** It has 5 items. It has to be split.', 2],
  ['**Problem.** A tub holds 40 litres. How long does it take?', 2],
  ['**In fact:** It rises. *It never falls.* Nobody knows why.', 3],
  ['- It is **hot.** Then it _cools._ That takes hours.', 3],
  ['Prices rise by $1.5$ a year. The name `a.b` stays.', 2],
  ['**All of it is bold. Both sentences.** This one is not.', 3],
])('%s stays as it was written', (markdown, count) => {
  const lesson = claimsIn(markdown)
  expect(claimsOf(lesson)).toHaveLength(count)
  expect(joined(lesson, ({ text }) => text)).toBe(markdown)
})
