import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, readCursor, writeCursor } from './cursor.ts'

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

test.each([
  [[], [], null],
  [[1, 2], [1, 2], null],
  [[1, 2, 3], [1, 2], 'behind 2'],
])('of %j asked for, the page is %j and the next one is %j', (numbers, page, nextCursor) => {
  const rows = numbers.map((n) => ({ n }))
  expect(pageOf(rows, 2, ({ n }) => `behind ${n}`)).toEqual({ page: page.map((n) => ({ n })), nextCursor })
})
