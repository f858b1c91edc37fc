import { describe, expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { traceExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure trace', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)
const stepsOf = (html: string) => html.split('<li>').slice(1)
/** The class of the first box before a text. */
const boxOf = (html: string, said: string) =>
  new RegExp(`<rect[^>]*class="([^"]*)"></rect><text[^>]*>${said}</text>`).exec(html)?.[1]
const show = (shown: string) => draw(`${ALT}show: [${shown}]\n`)
const twoSteps = (first: string, second: string) =>
  draw(`${ALT}steps:\n  - { text: First., show: [${first}] }\n  - { text: Then., show: [${second}] }\n`)

test('the example is drawn, with the line that has just run marked', async () => {
  const [, second = ''] = stepsOf(await draw(traceExample))
  expect(second).toMatch(/class="fg-t fg-mono fg-bold">mid = \(low \+ high\) \/\/ 2</)
  expect(textsOf(second)).toEqual(expect.arrayContaining(['28', 'low', 'mid', 'high']))
})

test('code is indented by whole characters, or less if a line is long', async () => {
  const indentOf = async (line: string) => {
    const steps = 'steps: [{ text: One. }, { text: Two. }]'
    const html = await draw(`${ALT}code: |\n  def f():\n      ${line}\n${steps}\n`)
    return Number(new RegExp(`x="([\\d.]+)"[^>]*>${line}<`).exec(html)?.[1]) - 12
  }
  expect(await indentOf('return 1')).toBeCloseTo(4 * 7.83)
  expect(await indentOf('return price_of_first_and_second_halves')).toBeLessThan(4 * 7.83)
})

describe('what differs from the step before has a thick border and bold text', () => {
  test.each([
    ['{ cells: [1, 2] }', '{ cells: [1, 3] }', '3'],
    ['{ names: { a: 1 } }', '{ names: { a: 3 } }', '3'],
    ['{ names: { a: [1, 2] } }', '{ names: { a: [1, 3] } }', '3'],
    ['{ names: { a: { x: 1 } } }', '{ names: { a: { x: 3 } } }', '3'],
    ['{ stack: [a] }', '{ stack: [a, b] }', 'b'],
    ['{ columns: [{ title: t, items: [a] }] }', '{ columns: [{ title: t, items: [b] }] }', 'b'],
    ['{ tables: [{ head: [n], rows: [[1]] }] }', '{ tables: [{ head: [n], rows: [[3]] }] }', '3'],
  ])('%s', async (first, second, said) => {
    const [before = '', after = ''] = stepsOf(await twoSteps(first, second))
    expect(before).not.toContain('fg-curve')
    expect(boxOf(after, said)).toMatch(/fg-curve/)
    expect(after).toMatch(new RegExp(`class="[^"]*fg-bold[^"]*">${said}<`))
  })

  test('but not a call that only waits now', async () => {
    const [, after = ''] = stepsOf(
      await twoSteps('{ stack: [{ frame: f(1) }] }', '{ stack: [{ frame: f(1), note: waits }] }'),
    )
    expect(after).not.toContain('fg-curve')
  })
})

test('two names of one value share its box, and a copy has its own', async () => {
  const html = await show('{ names: { a: [7], b: [7], c: [7] }, same: [[a, b]] }')
  expect(textsOf(html).filter((said) => said === '7')).toHaveLength(2)
})

test('a function that keeps variables has an arrow to them, in a box of their own', async () => {
  const [own, kept] = await Promise.all(
    ['', ', keeps: { f: first call }'].map((keeps) => show(`{ names: { f: { is: function, n: 7 } }${keeps} }`)),
  )
  expect(textsOf(own ?? '')).toEqual(['f', 'function', 'n', '7'])
  expect(textsOf(kept ?? '')).toEqual(['f', 'function', 'first call', 'n', '7'])
  const shapes = (html = '') => html.match(/<(?:rect|line|path|polygon)\b/g)?.length ?? 0
  expect(shapes(kept)).toBeGreaterThan(shapes(own))
})

test.each([
  ['python', '&quot;tea&quot;'],
  ['javascript', 'tea'],
])('%s writes the keys of a value without a class as %s', async (language, key) => {
  const html = await draw(
    `${ALT}run: ${language}\ncode: x = 1\nsteps: [{ text: A., show: [{ names: { a: { tea: 4 } } }] }, { text: B. }]\n`,
  )
  expect(textsOf(html)).toContain(key)
})

test.each([
  ['python', 'True', 'None'],
  ['javascript', 'true', 'null'],
])('%s writes its own words for truth and for nothing', async (language, truth, nothing) => {
  const html = await draw(
    `${ALT}run: ${language}\ncode: x = 1\nsteps: [{ text: A., show: [{ names: { a: true, b: null } }] }, { text: B. }]\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining([truth, nothing]))
})

test('rows of cells with shorter and longer texts beside them stand below each other', async () => {
  const html = await show('{ cells: [1, 2], side: a }, { cells: [1, 2], side: a much longer text }')
  const xs = [...html.matchAll(/<text x="([\d.]+)"[^>]*>1</g)].map(([, x]) => x)
  expect(xs).toHaveLength(2)
  expect(new Set(xs).size).toBe(1)
})

test('joined rows have lines between the groups that share places', async () => {
  const html = await show(
    '{ cells: [[6, 2, 9, 4]] }, { cells: [[6, 2], [9, 4]], joined: true }, { cells: [[6], [2], [9], [4]], joined: true }',
  )
  expect(html.match(/<line/g)).toHaveLength(2 + 4)
})

test('an item that is lifted out says its name', async () => {
  expect(textsOf(await show('{ cells: [1, ""], lifted: { at: 1, value: 2, name: item } }'))).toContain('item')
})

test('the item at the front of a part of a tree is in a box of its own', async () => {
  const html = await show('{ tree: { front: 40, text: 60 20 } }')
  expect(textsOf(html)).toEqual(['40', '60 20'])
  expect(boxOf(html, '40')).toContain('fg-w5')
})

test('a line between tables has the colour of the row that it comes from', async () => {
  const html = await show(
    '{ tables: [{ head: [a], rows: [[1], [2]], colours: [{ rows: [1], colour: 3 }] }, { head: [b], rows: [[8], [9]] }], lines: [[0, 0], [1, 1]] }',
  )
  const lines = [...html.matchAll(/<line[^>]*class="([^"]*fg-curve[^"]*)"/g)].map(([, look]) => look)
  expect(lines).toEqual(['fg-s1 fg-curve', 'fg-s3 fg-curve'])
})

test('a grey row is faded, and only a struck one is crossed out', async () => {
  const table = (rows: string) => show(`{ tables: [{ head: [a], rows: [[1], [2]], ${rows} }] }`)
  const [grey, struck] = await Promise.all([table('grey: [1]'), table('struck: [1]')])
  for (const html of [grey, struck]) expect(html).toMatch(/fg-faded.*>2</)
  expect(struck).toContain('fg-s4')
  expect(grey).not.toContain('fg-s4')
})

test('the bytes of envelopes are added up', async () => {
  const html = await show(
    '{ envelopes: [{ label: data, bytes: 1460 }, { label: Ethernet, bytes: 14, after: 4, end: check }] }',
  )
  expect(textsOf(html)).toContain('check')
  expect(textsOf(html)).toContain('1,460 + 14 + 4 = 1,478 bytes')
})

test.each([
  [26, '192.168.10.64', '192.168.10.127', '255.255.255.192', '64, 62 for hosts'],
  [24, '192.168.10.0', '192.168.10.255', '255.255.255.0', '256, 254 for hosts'],
  [32, '192.168.10.77', '192.168.10.77', '255.255.255.255', '1'],
])('the subnet of an address is worked out from its prefix %i', async (prefix, ...expected) => {
  const html = await draw(
    `${ALT}sliders: [{ name: p, label: prefix, from: 0, to: 32, step: 1, value: ${prefix} }]\nshow: [{ address: [192, 168, 10, 77], prefix: p }]\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining(expected))
})

test('a slice takes what is between two marks', async () => {
  expect(textsOf(await show('{ cells: [p, y, t, h, o, n], slice: [1, 4] }'))).toContain(
    '[1:4] takes 3: &quot;yth&quot;',
  )
})

test('cells stand around a ring, with marks at their places', async () => {
  const html = await show('{ ring: true, cells: ["", A], marks: { front: 1, next: 0 } }')
  expect(textsOf(html)).toEqual(['', '0: next', 'A', '1: front'])
})

test.each<[string, RegExp, number]>([
  [`${ALT}show: [{ cells: [1, 2], marks: { low: 2 } }]\n`, /no cell 2; they're numbered 0 to 1/, 2],
  [`${ALT}show: [{ cells: [1, 2], slice: [0, 3] }]\n`, /3 isn't a whole number from 0 to 2/, 2],
  [`${ALT}show: [{ names: { a: 1 }, same: [[a, b]] }]\n`, /no name 'b'/, 2],
  [`${ALT}show: [{ names: { a: 1, b: 2 }, same: [[a, b]] }]\n`, /don't have the same value/, 2],
  [`${ALT}show: [{ cells: [1] }, { cells: [1, 2], joined: true }]\n`, /as many cells above/, 2],
  [`${ALT}show: [{ cells: [1], joined: true }]\n`, /as many cells above/, 2],
  [`${ALT}show: [{ names: { a: 1 }, keeps: { a: call } }]\n`, /isn't a function with variables/, 2],
  [`${ALT}show: [{ tables: [{ head: [a, b], rows: [[1]] }] }]\n`, /as many cells as the head/, 2],
  [
    `${ALT}show: [{ tables: [{ head: [a], rows: [[1]] }], lines: [[0, 0]] }]\n`,
    /first table with a row of the second/,
    2,
  ],
  [
    `${ALT}show: [{ columns: [{ title: a, items: [] }], move: { from: 0, to: 1, label: x } }]\n`,
    /one column to another/,
    2,
  ],
  [`${ALT}show: [{ cells: [${Array(20).fill('long word').join(', ')}] }]\n`, /too long/, 2],
  [`${ALT}code: ${'x'.repeat(60)}\nshow: [{ says: x }]\n`, /A line is too long/, 2],
  [`${ALT}run: python\nshow: [{ says: x }]\n`, /needs code and steps/, 1],
  [`${ALT}code: x\nsteps: [{ text: A. }, { text: B., line: 2 }]\n`, /no such line/, 1],
  [`${ALT}steps: [{ text: A. }, { text: B. }]\nshow: [{ says: x }]\n`, /either steps or show/, 1],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
