import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeNumber } from '../../numberText.ts'
import { isWithin, score, whatIsWrong } from './score.ts'

const speed = {
  answer: '19.6',
  tolerance: 0.1,
  unit: 'm/s',
  units: [
    { unit: 'km/h', factor: 3.6, why: null },
    { unit: 'm/s²', factor: null, why: 'That is how fast the speed changes.' },
  ],
  wrong: [
    { answer: '4.9', why: 'Divided.' },
    { answer: '5.05', why: 'Something else.' },
  ],
}
const plain = (answer: string, tolerance = 0) => ({ answer, tolerance, unit: null, units: [], wrong: [] })
const bare = (value: string) => ({ value, unit: null })
const inUnit = (text: string) => {
  const [value = '', unit = null] = text.split('|')
  return { value, unit }
}

describe('a number in a unit', () => {
  test.each<[string, boolean, string | null]>([
    ['19.6|m/s', true, null],
    ['19.7|m/s', true, null],
    ['19.5|m/s', true, null],
    ['19.71|m/s', false, null],
    ['70.56|km/h', true, null],
    ['70.92|km/h', true, null],
    ['71|km/h', false, null],
    ['19.6 m/s|m/s', true, null],
    ['19.6|m/s²', false, 'That is how fast the speed changes.'],
    ['4.9|m/s²', false, 'That is how fast the speed changes.'],
    ['4.9|m/s', false, 'Divided.'],
    ['4.97|m/s', false, 'Divided.'],
    ['5|m/s', false, 'Something else.'],
    ['17.64|km/h', false, 'Divided.'],
    ['19.6|km/h', false, 'The number is right, but the unit should be m/s, not km/h.'],
    ['70.56|m/s', false, 'The number is right, but the unit should be km/h, not m/s.'],
    ['1|m/s', false, null],
  ])('%s is right: %s', (text, correct, why) => expect(score(inUnit(text), speed)).toEqual({ correct, why }))

  test("a right unit's own why is told where the number belongs to another", () => {
    const units = [{ unit: 'km/h', factor: 3.6, why: 'It was not converted.' }]
    expect(score(inUnit('19.6|km/h'), { ...speed, units })).toEqual({ correct: false, why: 'It was not converted.' })
  })
})

test('a unit with marks of Markdown is told as it is', () => {
  const key = { ...speed, unit: 'kg*m', units: [{ unit: '[N]', factor: 2, why: null }] }
  expect(score(inUnit('19.6|[N]'), key).why).toBe('The number is right, but the unit should be kg\\*m, not \\[N\\].')
})

test.each<[string, string | null]>([
  ['19.6|m/s', null],
  ['3/4|km/h', null],
  ['fast|m/s', 'Write a number, such as 19.6.'],
  ['19,6|m/s', 'Write a number, such as 19.6.'],
  ['19.6 km/h|m/s', 'Write a number, such as 19.6.'],
  ['1/0|m/s', 'Write a number, such as 19.6.'],
  ['1e999|m/s', 'Write a number, such as 19.6.'],
  ['19.6', 'Choose a unit.'],
  ['19.6|mph', 'Choose from this question’s units.'],
])('%s can be answered: %j', (text, problem) => expect(whatIsWrong(inUnit(text), speed)).toBe(problem))

test('where there is one unit or none, it need not be said', () => {
  const one = { ...speed, units: [] }
  expect(whatIsWrong(bare('19.6'), one)).toBeNull()
  expect(whatIsWrong(bare('19.6 m/s'), one)).toBeNull()
  expect(score(bare('19.6 m/s'), one).correct).toBe(true)
  expect(whatIsWrong(inUnit('19.6|km/h'), one)).toBe('Choose from this question’s units.')
  expect(whatIsWrong(bare('19.6'), plain('19.6'))).toBeNull()
  expect(whatIsWrong(inUnit('19.6|m'), plain('19.6'))).toBe('Choose from this question’s units.')
})

test.each([
  ['0.3', String(0.1 + 0.2)],
  ['1/3', writeNumber(1 / 3)],
  ['4294967296', '4294967296.0'],
  ['6.02 × 10²³', '6.02e23'],
  ['-0', '0'],
])('%s is %s without any tolerance', (value, answer) => expect(score(bare(value), plain(answer)).correct).toBe(true))

test.each([
  ['4294967295', '4294967296'],
  ['0.3000001', '0.3'],
  ['-0.3', '0.3'],
  ['0.0001', '0'],
])('%s is not %s', (value, answer) => expect(score(bare(value), plain(answer)).correct).toBe(false))

test('a number counts by its distance from the key alone, whatever its sign and size', () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(number, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (key, tolerance) => {
      expect(isWithin(key + 0.99 * tolerance, String(key), tolerance)).toBe(true)
      expect(isWithin(key - 0.99 * tolerance, String(key), tolerance)).toBe(true)
      expect(isWithin(key + 1.01 * tolerance + 1e-3, String(key), tolerance)).toBe(false)
    }),
  )
})

test('a number converted into any unit of the key is as right as before', () => {
  const size = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(size, fc.boolean(), size, (above, isBelow, factor) => {
      const number = isBelow ? -above : above
      const key = { ...plain(String(number)), unit: 'a', units: [{ unit: 'b', factor, why: null }] }
      expect(score({ value: String(number * factor), unit: 'b' }, key).correct).toBe(true)
    }),
  )
})
