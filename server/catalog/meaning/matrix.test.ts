import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMatrix } from './matrix.ts'
import { cosine, DIMENSIONS, folded, quantised } from './vectors.ts'

const vectors = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
const actions = fc.array(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), audience: fc.constantFrom('*', 'ann', null), vector: vectors }),
  { maxLength: 30 },
)

test('it finds what comparing with every vector finds, after any changes', () => {
  fc.assert(
    fc.property(actions, vectors, (changes, question) => {
      const matrix = createMatrix()
      const plain = new Map<string, { audience: string; vector: Int8Array }>()
      for (const { id, audience, vector } of changes) {
        const entry = audience === null ? null : { audience, vector: Int8Array.from(vector) }
        if (entry) plain.set(id, entry)
        else plain.delete(id)
        if (entry) matrix.set(id, entry)
        else matrix.remove(id)
      }
      expect(matrix.size).toBe(plain.size)
      const asked = Int8Array.from(question)
      for (const audiences of [['*'], ['*', 'ann'], ['bob']]) {
        const found = matrix.nearest(asked, { audiences, limit: 8, floor: 0.02 })
        const allowed = [...plain].filter(([, { audience }]) => audiences.includes(audience))
        const near = new Map(allowed.map(([id, { vector }]) => [id, cosine(asked, vector)]))
        for (const { id, nearness } of found) expect(nearness).toBeCloseTo(near.get(id) ?? Number.NaN, 6)
        expect(found.map(({ nearness }) => nearness)).toEqual(
          found.map(({ nearness }) => nearness).sort((a, b) => b - a),
        )
      }
    }),
    { numRuns: 60 },
  )
})

test('the nearest of thousands is the one that was meant, also where it grew and shrank', () => {
  const matrix = createMatrix()
  const random = (seed: number) => {
    let state = Math.imul(seed, 0x9e3779b1)
    return Int8Array.from({ length: DIMENSIONS }, () => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
      return (state >> 24) >> 1
    })
  }
  for (let i = 0; i < 3_000; i++) matrix.set(`v${i}`, { audience: '*', vector: random(i + 1) })
  for (let i = 0; i < 3_000; i += 2) matrix.remove(`v${i}`)
  expect(matrix.size).toBe(1_500)
  for (const i of [1, 777, 2_999]) {
    const blurred = random(i + 1).map((value, place) => value + (place % 7) - 3)
    const [best] = matrix.nearest(blurred, { audiences: ['*'], limit: 1, floor: 0.5 })
    expect(best?.id).toBe(`v${i}`)
  }
  expect(matrix.nearest(random(1), { audiences: ['*'], limit: 5, floor: 0.9 })).toEqual([])
})

test('what is near in many dimensions stays near when it is folded', () => {
  const wide = (seed: number) => Float32Array.from({ length: 1_536 }, (_, i) => Math.sin(seed * (i + 1) * 1.7))
  const mixed = wide(1).map((value, i) => 0.8 * value + 0.6 * (wide(2)[i] ?? 0))
  const [a, b, c] = [wide(1), mixed, wide(3)].map((vector) => folded(quantised(vector)))
  expect(a).toHaveLength(DIMENSIONS)
  expect(cosine(a ?? [], b ?? [])).toBeGreaterThan(0.65)
  expect(Math.abs(cosine(a ?? [], c ?? []))).toBeLessThan(0.25)
})
