import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingWords, readSettings, settingsCookie, usualSettings } from './readingSettings.ts'

const settings = fc.record({
  size: fc.integer({ min: 1, max: 5 }),
  spacing: fc.integer({ min: 1, max: 3 }),
  width: fc.integer({ min: 1, max: 3 }),
  focus: fc.boolean(),
  still: fc.boolean(),
})

test('what is chosen comes back from the cookie', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const [pair] = settingsCookie(chosen, false).split(';')
      expect(readSettings(`lyceum=dark; ${pair}; other=1`)).toEqual(chosen)
    }),
  )
})

test('the usual leaves nothing behind', () => {
  expect(readingWords(usualSettings)).toBe('')
  expect(settingsCookie(usualSettings, true)).toContain('Max-Age=0')
})

test.each([
  '',
  'lyceum=dark',
  'lyceum.reading=',
  'lyceum.reading=t9.l0.w4.x',
  'lyceum.reading=t.l.wx',
  'xlyceum.reading=t5',
  'lyceumXreading=t5',
])('%j is the usual', (cookies) => expect(readSettings(cookies)).toEqual(usualSettings))

test('only known words reach the page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(readingWords(readSettings(`lyceum.reading=${value}`))).toMatch(/^(?:(?:[tlw][1-5]|focus)(?: |$))*$/)
    }),
  )
})
