import { expect, test } from 'vitest'
import { centred } from './centred.ts'
import { WIDTH } from './svg.ts'

test.each([
  ['in the middle', 100, 100, 'middle'],
  ['at the left edge', 3, 2, undefined],
  ['at the right edge', WIDTH - 3, WIDTH - 2, 'end'],
])('a text %s is anchored where a wider font leaves it inside', (_where, at, x, anchor) => {
  const { attributes } = centred(at, 10, '2000 BCE')
  expect(attributes).toMatchObject({ x, y: 10 })
  expect(attributes['text-anchor']).toBe(anchor)
})
