import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { plotExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const SLIDER = 'sliders: [{ name: a, label: a, from: 0, to: 4, step: 1, value: 2 }]\n'
const PLANE = `${ALT}x: [0, 10]\ny: [0, 10]\n`
const draw = (source: string) => renderFigure('figure plot', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  expect(textsOf(await draw(plotExample))).toContain('lowest point')
})

test('labels say numbers that depend on a slider', async () => {
  const html = await draw(
    `${PLANE}${SLIDER}curves: [{ y: a, label: "y = {a}" }]\npoints: [{ x: a, y: a, label: "point {a^2}" }]\nsegments: [{ from: [0, 0], to: [a, 0], label: "{2*a} long" }]\nnotes: [{ x: 5, y: 5, text: "note {a/4}" }]\nareas: [{ under: a, on: [0, 4], label: "area {4*a}" }]\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining(['y = 2', 'point 4', '4 long', 'note 0.5', 'area 8']))
})

test.each([
  ['a - 1', true],
  ['2 - a', false],
  ['-1', false],
])('with %s, a part is shown: %s', async (shownIf, isShown) => {
  const html = await draw(
    `${PLANE}${SLIDER}points: [{ x: 1, y: 1, label: dot, shownIf: "${shownIf}" }]\nnotes: [{ x: 5, y: 5, text: words, shownIf: "${shownIf}" }]\nsegments: [{ from: [0, 0], to: [9, 0], label: line, shownIf: "${shownIf}" }]\n`,
  )
  const said = textsOf(html).filter((text) => ['dot', 'words', 'line'].includes(text ?? ''))
  expect(said.sort()).toEqual(isShown ? ['dot', 'line', 'words'] : [])
})

test('a note can have the colour of the curve that it names', async () => {
  const html = await draw(`${PLANE}notes: [{ x: 2, y: 2, text: named, colour: 3 }, { x: 5, y: 5, text: plain }]\n`)
  expect(html).toMatch(/class="fg-t fg-halo fg-f3"[^>]*>named</)
  expect(html).toMatch(/class="fg-t fg-halo"[^>]*>plain</)
})

test('what isn’t shown needn’t have a place', async () => {
  const html = await draw(`${PLANE}${SLIDER}points: [{ x: sqrt(a - 4), y: 1, label: root, shownIf: a - 3 }]\n`)
  expect(textsOf(html)).not.toContain('root')
})

test('an axis can have names or nothing in place of numbers', async () => {
  const html = await draw(`${PLANE}xTicks: []\nyNames: [{ at: 0, name: low }, { at: 10, name: high }]\n`)
  expect(textsOf(html).sort()).toEqual(['high', 'low'])
})

test('a slider may move a curve with a label out of the plot, but without sliders it must be inside', async () => {
  const html = await draw(`${PLANE}${SLIDER}curves: [{ y: 20*a, label: high }]\n`)
  expect(textsOf(html)).not.toContain('high')
  await expect(draw(`${PLANE}curves: [{ y: 40 + 0*x, label: high }]\n`)).rejects.toThrow('outside the plot')
})

test('a straight line has two points, and a curve many', async () => {
  const pointsOf = async (y: string) => {
    const html = await draw(`${PLANE}curves: [{ y: "${y}" }]\n`)
    return /<path d="([^"]*)" class="fg-s1 fg-curve"/.exec(html)?.[1]?.match(/[ML]/g)?.length ?? 0
  }
  expect(await pointsOf('x/2 + 1')).toBe(2)
  expect(await pointsOf('if(x < 5, x, 10 - x)')).toBe(3)
  expect(await pointsOf('x^2/10')).toBeGreaterThan(20)
})

test('a label that would be cut off stands on the other side', async () => {
  const html = await draw(`${PLANE}points: [{ x: 10, y: 5, label: a rather long label, side: right }]\n`)
  expect(html).toMatch(/text-anchor="end"[^>]*>a rather long label/)
})

test('a note can have the colour of what it names', async () => {
  const html = await draw(`${PLANE}notes: [{ x: 3, y: 3, text: red, colour: 4 }, { x: 6, y: 6, text: plain }]\n`)
  expect(html).toMatch(/class="fg-t fg-halo fg-f4"[^>]*>red</)
  expect(html).toMatch(/class="fg-t fg-halo"[^>]*>plain</)
})
