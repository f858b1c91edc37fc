import { expect, test } from 'vitest'
import { shareRead } from './useReadingPlace.ts'

test.each([
  ['nothing is read where the text has just begun', { top: 300, height: 3000, window: 800 }, 0],
  ['half of it', { top: -1100, height: 3000, window: 800 }, 0.5],
  ['all of it once its end is seen', { top: -2200, height: 3000, window: 800 }, 1],
  ['and after it', { top: -2900, height: 3000, window: 800 }, 1],
  ['a text shorter than the window is read where it is seen whole', { top: 200, height: 400, window: 800 }, 1],
  ['and not before', { top: 600, height: 400, window: 800 }, 0],
])('%s', (_why, place, share) => {
  expect(shareRead(place)).toBe(share)
})
