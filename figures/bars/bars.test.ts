import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { barsExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure bars', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(barsExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toEqual(['3/4', '6/8'])
})

const PIECES = `${ALT}bars:\n  - label: x\n    pieces:\n`

test('a bar is cut into equal parts, of which some are coloured', async () => {
  const html = await draw(`${PIECES}      - { size: 1, cut: 8, shaded: 6 }\n`)
  expect(html.match(/fg-w1/g)).toHaveLength(6)
  expect(html.match(/class="fg-box"/g)).toHaveLength(2)
})

test('a piece has stripes as well as a colour only if it has no name of its own', async () => {
  const stripes = async (piece: string) =>
    (await draw(`${PIECES}      - { size: 1, ${piece} }\n`)).match(/fg-s1 fg-thick/g)?.length ?? 0
  expect(await stripes('cut: 2, label: half')).toBe(2)
  expect(await stripes('cut: 1')).toBe(1)
  expect(await stripes('label: heat 360 J')).toBe(0)
})

test('coloured rows and columns of an area overlap in their product', async () => {
  const html = await draw(
    `${ALT}area:\n  columns: [{ size: 1, cut: 5, shaded: 4 }]\n  rows: [{ size: 1, cut: 3, shaded: 2 }]\n`,
  )
  expect(html.match(/fg-w3/g)).toHaveLength(8)
})

test('a slider changes what the fields of an area say', async () => {
  const html = await draw(
    `${ALT}sliders: [{ name: x, label: x, from: 1, to: 9, step: 1, value: 5 }]\narea:\n  columns: [{ size: x }, { size: 4 }]\n  rows: [{ size: 3 }]\n  fields: [["3x = {3*x}", "12"]]\n`,
  )
  expect(textsOf(html)).toEqual(['3x = 15', '12'])
})

test.each([
  [4, '<'],
  [5, '='],
  [6, '>'],
])('scales with three bags of %d and a weight of 5 against 20 say %s', async (x, sign) => {
  const html = await draw(
    `${ALT}scales:\n  left: [{ label: x, weight: ${x}, count: 3, bag: true }, { label: 5 kg, weight: 5 }]\n  right: [{ label: 20 kg, weight: 20 }]\n`,
  )
  expect(textsOf(html)).toContain(sign.replace('<', '&lt;').replace('>', '&gt;'))
})

test.each<[string, RegExp, number]>([
  [`${ALT}caption: none\n`, /either bars, or an area/, 1],
  [`${PIECES}      - { size: 1, cut: 4, shaded: 5 }\n`, /5 isn't a whole number from 0 to 4/, 5],
  [`${PIECES}      - { size: 1 }\n      - { size: -1 }\n`, /a length of 0 or more/, 6],
  [`${PIECES}      - { size: 1, cut: 1.5 }\n`, /whole number from 1 to 60/, 5],
  [`${PIECES}      - { size: 3 }\nlongest: 2\n`, /longer than longest/, 3],
  [`${ALT}area:\n  columns: [{ size: 0 }]\n  rows: [{ size: 1 }]\n`, /longer than 0/, 3],
  [`${ALT}scales:\n  left: [{ label: x, weight: 1, count: 13 }]\n  right: []\n`, /from 0 to 12/, 3],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
