import { expect, test } from 'vitest'
import { lineParts, renderMath } from './math.ts'

test.each([
  ['a formula of many relations', `a ${'= b '.repeat(40)}`],
  ['a formula that is too long', `${'x + '.repeat(600)}x = y`],
])('%s stays whole', (_, latex) => expect(lineParts(latex)).toEqual([latex]))

test.each([
  ['a = b', ['a = b']],
  [
    '0.98 \\times 100 + 0.02 \\times 500 = 98 + 10 = 108',
    ['0.98 \\times 100 + 0.02 \\times 500 ', '{}= 98 + 10 ', '{}= 108'],
  ],
  ['r = -335/\\sqrt{4 \\times 150} \\approx -0.8', ['r ', '{}= -335/\\sqrt{4 \\times 150} ', '{}\\approx -0.8']],
  ['\\int_{t = 0}^{40} f(x = 1)\\,dt + \\text{a = b}', ['\\int_{t = 0}^{40} f(x = 1)\\,dt + \\text{a = b}']],
  ['= 12 + 34 + 56 + 78 + 90 + 12', ['= 12 + 34 + 56 + 78 + 90 + 12']],
  ['\\left( a = b \\right) + 1234567890', ['\\left( a = b \\right) + 1234567890']],
  ['\\{ x = 1 \\} \\cup \\{ y = 2 \\} = 12345', ['\\{ x = 1 \\} \\cup \\{ y = 2 \\} ', '{}= 12345']],
])('%j can be broken into %j', (latex, parts) => {
  expect(lineParts(latex)).toEqual(parts)
  for (const part of parts) expect(renderMath(part, false)).not.toBeNull()
})
