import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { graphExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure graph', source, async (caption) => caption)
const failureOf = (source: string) => draw(source).catch((thrown: unknown) => thrown)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)
const placeOf = (html: string, said: string) => {
  const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${said}</text>`).exec(html) ?? []
  return { x: Number(x), y: Number(y) }
}
const headsOf = (html: string) => [...html.matchAll(/<path d="[^"]*Z" class="fg-f/g)].length

test('each step of the example shows its own notes and its own line below', async () => {
  const steps = (await draw(graphExample)).split('<li>').slice(1)
  expect(steps.map(textsOf)).toEqual([
    ['Ali', '0', 'Bea', 'Cao', 'Dag', 'since May'],
    ['Ali', '0', 'Bea', '1', 'Cao', '1', 'Dag', 'since May'],
    ['Ali', '0', 'Bea', '1', 'Cao', '1', 'Dag', '2', 'since May', 'queue: D'],
  ])
})

test('nodes keep their places in all steps', async () => {
  const [first, ...others] = (await draw(graphExample)).split('<li>').slice(1)
  for (const step of others) expect(placeOf(step, 'Cao')).toMatchObject({ x: placeOf(first ?? '', 'Cao').x })
})

const ABC = `${ALT}nodes: { a: {}, b: {}, c: {} }\n`

test('edges lead down, or to the right, and the order of a layer is the given one', async () => {
  const down = await draw(`${ABC}edges: [a -> b, a -> c]\n`)
  expect(placeOf(down, 'a').y).toBeLessThan(placeOf(down, 'b').y)
  expect(placeOf(down, 'b').x).toBeLessThan(placeOf(down, 'c').x)
  const right = await draw(`${ABC}direction: right\nedges: [a -> b, a -> c]\n`)
  expect(placeOf(right, 'a').x).toBeLessThan(placeOf(right, 'b').x)
  expect(placeOf(right, 'b').y).toBeLessThan(placeOf(right, 'c').y)
})

test.each([
  ['a - b', 0, false],
  ['a -> b', 1, false],
  ['a <-> b', 2, false],
  ['a --> b', 1, true],
  ['a -- b', 0, true],
])('%s has %i heads', async (edge, heads, isDashed) => {
  const html = await draw(`${ABC}edges: ["${edge}: said"]\n`)
  expect(headsOf(html)).toBe(heads)
  expect(html.includes('fg-dash')).toBe(isDashed)
  expect(textsOf(html)).toContain('said')
})

const COMMITS = `${ALT}nodes:\n  A: { at: [0, 0], tags: [main] }\n  B: { at: [1, 0] }\n  C: { at: [1, 1], tags: [idea] }\nedges: [B -> A, C -> A]\n`

test('nodes with places stand in columns and rows, and tags away from the other rows', async () => {
  const html = await draw(COMMITS)
  const [a, b, c] = ['A', 'B', 'C'].map((id) => placeOf(html, id))
  expect(a?.y).toBe(b?.y)
  expect(b?.x).toBe(c?.x)
  expect(placeOf(html, 'main').y).toBeLessThan(a?.y ?? 0)
  expect(placeOf(html, 'idea').y).toBeGreaterThan(c?.y ?? 0)
})

test('a step moves tags, and hides nodes together with their edges', async () => {
  const steps = (
    await draw(
      `${COMMITS}steps:\n  - { text: Before., hidden: [B] }\n  - { text: After., tags: { B: [main] }, marked: [B -> A] }\n`,
    )
  ).split('<li>')
  expect(textsOf(steps[1] ?? '')).toEqual(['A', 'main', 'C', 'idea'])
  expect(headsOf(steps[1] ?? '')).toBe(1)
  expect(textsOf(steps[2] ?? '')).toEqual(['A', 'B', 'main', 'C'])
  expect(steps[1]).not.toContain('stroke-width="3.2"')
  expect(steps[2]?.match(/stroke-width="3.2"/g)).toHaveLength(1)
})

test('rows of tables and cells can be joined and marked', async () => {
  const html = await draw(
    `${ALT}nodes:\n  loans: { rows: [due, member_id] }\n  members: { rows: ["id: key", name] }\nedges: [loans.member_id -> members.id]\nsteps:\n  - { text: One., marked: [members.id] }\n  - { text: Two. }\n`,
  )
  const [one = '', two = ''] = html.split('<li>').slice(1)
  expect(one).toMatch(/<text[^>]*fg-mono fg-bold">id<\/text>/)
  expect(two).not.toMatch(/<text[^>]*fg-mono fg-bold">id<\/text>/)
  expect(textsOf(two)).toEqual(['due', 'member_id', 'loans', 'id', 'key', 'name', 'members'])
})

test('a group has a frame with its name around its nodes', async () => {
  const html = await draw(`${ABC}edges: [a -> b, b -> c]\ngroups: [{ label: both, nodes: [a, b] }]\n`)
  const [, x = 0, y = 0, wide = 0, high = 0] =
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="6"/.exec(html)?.map(Number) ?? []
  const isInside = (place: { x: number; y: number }) =>
    place.x > x && place.x < x + wide && place.y > y && place.y < y + high
  expect(['a', 'b', 'c', 'both'].map((said) => isInside(placeOf(html, said)))).toEqual([true, true, false, true])
})

test('an edge can lead from a node to itself, and two edges between the same nodes lie apart', async () => {
  const html = await draw(
    `${ALT}nodes: { a: { at: [0, 0] }, b: { at: [2, 0] } }\nedges: [a -> a, "a -> b: there", "b -> a: back"]\n`,
  )
  expect(headsOf(html)).toBe(3)
  expect(Math.abs(placeOf(html, 'there').y - placeOf(html, 'back').y)).toBeGreaterThan(16)
})

test('its edges are the rows of a table', async () => {
  const html = await draw(graphExample)
  expect(html).toContain('<tr><td>Cao</td><td>Dag</td><td>since May</td></tr>')
})

const pairs = (count: number) => Array.from({ length: count }, () => 'a -> b').join(', ')
const nodes = (count: number) => Array.from({ length: count }, (_, at) => `n${at}: x`).join(', ')

test.each<[string, RegExp, number]>([
  [`${ABC}edges:\n  - a -> b\n  - a -> d\n`, /no node 'd'/, 5],
  [`${ABC}edges:\n  - a => b\n`, /like this: a -> b: label/, 4],
  [`${ABC}edges:\n  - a -> b.x\n`, /'b' has no row or cell 'x'/, 4],
  [`${ABC}edges: [a -> b]\nsteps:\n  - { text: One. }\n  - { text: Two., marked: [b -> c] }\n`, /no edge 'b -> c'/, 6],
  [`${ABC}edges: [a -> b]\nsteps:\n  - { text: One. }\n  - { text: Two., notes: { d: 1 } }\n`, /no node 'd'/, 6],
  [`${ALT}nodes:\n  a: { at: [0, 0] }\n  b: x\n`, /all nodes a place, or none. 'b' has none/, 4],
  [`${ALT}nodes:\n  a: { at: [0, 0] }\n  b: { at: [0, 0] }\n`, /'b' lies over 'a'/, 4],
  [
    `${ALT}nodes: { a: { at: [0, 0] }, b: { at: [1, 0] }, c: { at: [2, 0] } }\nedges:\n  - a -> b\n  - a -> c\n`,
    /passes through 'b'. Give it a bend/,
    5,
  ],
  [
    `${ALT}nodes: { a: { at: [0, 0] }, b: { at: [0, 1] } }\nedges:\n  - { edge: "a -> b: down", bend: 0 }\n  - { edge: "b -> a: up", bend: 0 }\n`,
    /label 'up' lies over 'down'/,
    5,
  ],
  [
    `${ALT}nodes: { a: { at: [0, 0] }, b: { at: [1, 0] }, c: { at: [2, 0] } }\ngroups:\n  - { label: g, nodes: [a, c] }\n`,
    /'b' lies in the frame 'g'/,
    4,
  ],
  [`${ALT}nodes:\n  a b: x\n`, /id 'a b' must be/, 3],
  [`${ALT}nodes:\n  a: { shape: star }\n`, /shape: /, 3],
  [`${ABC}edges: [${pairs(81)}]\n`, /at most 80 edges/, 3],
  [`${ALT}nodes: { ${nodes(41)} }\n`, /1 to 40 nodes/, 2],
])('refuses %j', async (source, why, line) => {
  const error = await failureOf(source)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})

test('a graph of the largest size is drawn or refused quickly, and a far larger one is refused in words', async () => {
  const from = performance.now()
  const edges = Array.from({ length: 80 }, (_, at) => `n${at % 40} -> n${(at * 7 + 3) % 40}`).join(', ')
  const largest = await failureOf(`${ALT}nodes: { ${nodes(40)} }\nedges: [${edges}]\n`)
  expect(String(largest)).toMatch(/<svg|wider than 640/)
  expect(await failureOf(`${ABC}edges: [${pairs(10_000)}]\n`)).toHaveProperty('message', expect.stringMatching(/12000/))
  expect(performance.now() - from).toBeLessThan(5_000)
})
