import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../jsonText.ts'
import { compareRows, sameValue } from './compare.ts'

describe('a result is the expected one, or is not', () => {
  test.each<[expected: Json, got: Json, same: boolean]>([
    [3, 3, true],
    [3, 4, false],
    [0.3, 0.1 + 0.2, true],
    [1, 1.0000000001, true],
    [1, 1.00000001, false],
    [0, 1e-16, true],
    [0, 1e-6, false],
    [0, -0, true],
    // Integers are compared exactly, however large they are.
    [1_000_000_007, 1_000_000_008, false],
    // Above 2^53, integers are no longer exact, so the tolerance applies.
    [1e25, 1e25 + 1e10, true],
    ['3', 3, false],
    [3, '3', false],
    [true, 1, false],
    [0, false, false],
    [null, 0, false],
    [null, null, true],
    [null, [], false],
    ['', null, false],
    ['a', 'A', false],
    [[], [], true],
    [[], {}, false],
    [{}, [], false],
    [[1, 2], [2, 1], false],
    [[1, 2], [1, 2, 3], false],
    [[1, null], [1], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: null }, { b: null }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [JSON.parse('{"__proto__": 1}'), {}, false],
    [{}, JSON.parse('{"__proto__": 1}'), false],
    [{ toString: null }, {}, false],
  ])('%j and %j: %s', (expected, got, same) => {
    expect(sameValue(expected, got)).toBe(same)
  })
})

const json = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<Json>

test('whatever goes through JSON equals itself, with its keys in any order', () => {
  const turned = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(turned)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, part]): [string, Json] => [key, turned(part)])
        .reverse(),
    )
  }
  fc.assert(fc.property(json, (value) => sameValue(value, turned(JSON.parse(JSON.stringify(value))))))
})

test('a value of another sort is never the same, and the order of the two does not matter', () => {
  const sort = (value: Json) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
  fc.assert(
    fc.property(json, json, (a, b) => {
      if (sort(a) !== sort(b)) expect(sameValue(a, b)).toBe(false)
      expect(sameValue(a, b)).toBe(sameValue(b, a))
    }),
  )
})

test('a whole number and its neighbour differ', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER - 1 }),
      (n) => !sameValue(n, n + 1),
    ),
  )
})

describe('rows', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null)), { maxLength: 8 })

  test('shuffled rows are the same where their order does not count, and only then', () => {
    const shuffled = rows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(compareRows(all, mixed, { ordered: false })).toBe('same')
        expect(compareRows(all, mixed, { ordered: true })).toBe(sameValue(all, mixed) ? 'same' : 'order')
      }),
    )
  })

  test.each<[Json[], Json[]]>([
    [[[1]], []],
    [[[1], [1]], [[1]]],
    [
      [[1], [1], [2]],
      [[1], [2], [2]],
    ],
    [[[1, 2]], [[1]]],
    [[[null]], [[0]]],
  ])('%j and %j are not', (expected, got) => {
    expect(compareRows(expected, got, { ordered: false })).toBe('different')
  })
})
