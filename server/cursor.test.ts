import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

test('a cursor comes back as it was written', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1, maxLength: 80 }), (createdAt, id) => {
      expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id })
    }),
  )
})

test('any other text is refused with a message, never with a crash', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(() => readCursor(text)).toThrow('The cursor is not valid.')
    }),
  )
})

test('no cursor and an empty one are the first page', () => {
  expect([readCursor(undefined), readCursor('')]).toEqual([undefined, undefined])
})
