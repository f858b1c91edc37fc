import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '#contract/problems.ts'
import { slugOf } from './slugOf.ts'

test.each([
  ['Two numbers that make a sum', 'two-numbers-that-make-a-sum'],
  ['  Café: où & quand?  ', 'cafe-ou-quand'],
  ['数学', ''],
  ['0ἀ 0', '0-0'],
])('%j becomes %j', (title, slug) => expect(slugOf(title)).toBe(slug))

test('of any title, what is long enough is a slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title)
      expect(slug.length < 3 || Slug.safeParse(slug).success).toBe(true)
    }),
  )
})
