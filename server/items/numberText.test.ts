import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber, writeNumber } from './numberText.ts'

test.each<[string, number]>([
  ['19.6', 19.6],
  [' 19.6 ', 19.6],
  ['19.6.', 19.6],
  ['.5', 0.5],
  ['5.', 5],
  ['+7', 7],
  ['-7', -7],
  ['−7', -7],
  ['– 7', -7],
  ['1,000', 1000],
  ['1 000 000', 1_000_000],
  ['１２', 12],
  ['1.5e3', 1500],
  ['1.5E-3', 0.0015],
  ['3 × 10^4', 30_000],
  ['3*10^4', 30_000],
  ['3x10^4', 30_000],
  ['3 · 10⁴', 30_000],
  ['-3 × 10⁻¹', -0.3],
  ['10^3', 1000],
  ['-10^3', -1000],
  ['3/4', 0.75],
  ['-3/4', -0.75],
  ['3 / 4', 0.75],
  ['¾', 0.75],
  ['1 3/4', 1.75],
  ['-1¾', -1.75],
  ['1.5/0.5', 3],
  ['1,000/3', 1000 / 3],
  ['1 000/4', 250],
])('%j is %d', (text, number) => expect(parseNumber(text)).toBe(number))

test.each(['', ' ', '-', '.', 'ten', '19,6', '1,00', '19.6 m', '5%', '1/0', '1/2/3', '0x10', '1e', 'e3', '1e999'])(
  '%j is no number',
  (text) => expect(parseNumber(text)).toBeNull(),
)
test.each(['Infinity', 'NaN', '3 × 10', '3 × 10^', '2^10', '1 2', '$5', '1..2', '--1', '1 2 3/4'])(
  '%j is no number either',
  (text) => expect(parseNumber(text)).toBeNull(),
)

test('every number that JavaScript writes is read as it was', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(parseNumber(String(number))).toBe(number === 0 ? 0 : number)
    }),
  )
})

test.each([
  [0.1 + 0.2, '0.3'],
  [1 / 3, '0.333333333333333'],
  [2 ** 32, '4294967296'],
  [-0, '0'],
  [6.02e23, '6.02e23'],
])('%d is written %s', (number, text) => expect(writeNumber(number)).toBe(text))
