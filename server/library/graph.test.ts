import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeOver, findCycle } from './graph.ts'

const graph = new Map([
  ['a', []],
  ['b', ['a']],
  ['c', []],
  ['d', ['e', 'b']],
  ['e', ['a']],
])

test.each([
  [['a'], ['a']],
  [['b'], ['a', 'b']],
  [['d'], ['a', 'b', 'e', 'd']],
  [
    ['d', 'c', 'b'],
    ['a', 'b', 'c', 'e', 'd'],
  ],
  [[], []],
])('%j is closed as %j', (wanted, closed) => expect(closeOver(graph, wanted)).toEqual(closed))

test('a unit that the library lacks is refused', () => {
  expect(() => closeOver(graph, ['x'])).toThrow(RangeError)
})

test.each([
  [{ a: ['a'] }, ['a', 'a']],
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  [{ a: ['b', 'c'], b: ['c'], c: [] }, null],
  [{ a: ['gone'] }, null],
])('the cycle of %j is %j', (edges, cycle) => {
  expect(findCycle(new Map(Object.entries<string[]>(edges)))).toEqual(cycle)
})

test('every unit stands after all that it builds on, once, whatever is asked for', () => {
  const acyclic = fc
    .array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 20 })
    .map((rows) => new Map(rows.map((row, index) => [`${index}`, index ? row.map((n) => `${n % index}`) : []])))
  fc.assert(
    fc.property(acyclic, fc.array(fc.nat(), { maxLength: 5 }), (units, picks) => {
      const wanted = picks.map((pick) => `${pick % units.size}`)
      const closed = closeOver(units, wanted)
      expect(findCycle(units)).toBeNull()
      expect(new Set(closed).size).toBe(closed.length)
      for (const id of wanted) expect(closed).toContain(id)
      for (const [index, id] of closed.entries()) {
        for (const needed of units.get(id) ?? []) expect(closed.slice(0, index)).toContain(needed)
      }
    }),
  )
})
