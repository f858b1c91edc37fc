import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut, type Thing } from './layout.ts'

const thing = (id: string, ...buildsOn: string[]): Thing => ({ id, title: id, buildsOn })
const edgesOf = (things: Thing[]) => layOut(things).edges.map(({ from, to }) => `${from}-${to}`)

test('nothing is drawn of nothing', () => {
  expect(layOut([])).toMatchObject({ nodes: [], edges: [] })
})

test.each<[string, Thing[], string[]]>([
  ['what is built on comes first', [thing('c', 'b'), thing('b', 'a'), thing('a')], ['a', 'b', 'c']],
  ['else the order given', [thing('b'), thing('a')], ['b', 'a']],
  ['a circle is cut', [thing('a', 'b'), thing('b', 'a')], ['a', 'b']],
  ['what is elsewhere is no part of it', [thing('a', 'far away')], ['a']],
])('%s', (_what, things, order) => {
  expect(layOut(things).nodes.map(({ id }) => id)).toEqual(order)
})

test('a line for each step, not for each way', () => {
  expect(edgesOf([thing('a'), thing('b', 'a'), thing('c', 'a', 'b')])).toEqual(['1-2', '2-3'])
  expect(edgesOf([thing('a'), thing('b', 'a'), thing('c', 'a'), thing('d', 'b', 'c')]).sort()).toEqual([
    '1-2',
    '1-3',
    '2-4',
    '3-4',
  ])
})

test('titles are broken to fit', () => {
  const { lines } =
    layOut([{ ...thing('a'), title: 'Choose between two sorting algorithms for a given input' }]).nodes[0] ?? {}
  expect(lines).toEqual(['Choose between two', 'sorting algorithms', 'for a given input'])
  const long = layOut([{ ...thing('a'), title: 'x'.repeat(80) }]).nodes[0]
  expect(long?.lines[0]?.length).toBeLessThanOrEqual(20)
})

test('of any graph: every node inside, none over another, and every edge leads down', () => {
  const graphs = fc
    .array(fc.array(fc.nat(14), { maxLength: 3 }), { minLength: 1, maxLength: 15 })
    .map((rows) => rows.map((on, i) => thing(`n${i}`, ...on.filter((j) => j < rows.length).map((j) => `n${j}`))))
  fc.assert(
    fc.property(graphs, (things) => {
      const { nodes, edges, width, height } = layOut(things)
      expect(nodes.map(({ id }) => id).sort()).toEqual(things.map(({ id }) => id).sort())
      for (const a of nodes) {
        expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height).toBe(true)
        for (const b of nodes) {
          if (a.number >= b.number) continue
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
          expect(apart).toBe(true)
        }
      }
      for (const { from, to } of edges) expect(from).toBeLessThan(to)
    }),
    { numRuns: 50 },
  )
})
