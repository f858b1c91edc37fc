import { expect, test } from 'vitest'
import { claimsIn, claimsOf, joined, withLabel } from './claims.ts'

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

test('the steps of a numbered list are numbered anew if one is left out', () => {
  const lesson = claimsIn('## Example\n\n1. Look.\n2. Guess.\n\n3. Try.\n4) Rest.\n\n## More\n\n1. Go.\n2. Stay.')
  const without = (...left: string[]) => joined(lesson, ({ text }) => (left.includes(text) ? null : text))
  expect(without('Look.')).toBe('## Example\n\n1. Guess.\n\n2. Try.\n3) Rest.\n\n## More\n\n1. Go.\n2. Stay.')
  expect(without('Guess.', 'Try.', 'Go.')).toBe('## Example\n\n1. Look.\n\n2) Rest.\n\n## More\n\n1. Stay.')
})

test.each([
  ['So it is.', '**In fact:** It was.', '**In fact:** So it is.'],
  ['So it is.', '**The end.** It was.', '**The end.** So it is.'],
  ['**In fact:** So it is.', '**In fact:** It was.', '**In fact:** So it is.'],
  ['So it is.', '**Primes** are odd.', 'So it is.'],
])('words in bold that introduce a sentence stay before its new version: %s for %s', (anew, text, expected) => {
  expect(withLabel(anew, text)).toBe(expected)
})
