import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { drawingExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\nheight: 100\n'
const draw = (source: string) => renderFigure('figure drawing', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn with its labels', async () => {
  expect(textsOf(await draw(drawingExample))).toEqual(['Nucleus', 'Mitochondrion', 'Membrane'])
})

const PARTS = `${ALT}shapes: [{ circle: [50, 50, 20], fill: 1 }, { rect: [90, 40, 30, 20], fill: 2 }]
labels: [{ text: A disc, at: [50, 50] }, { text: A box, at: [105, 50] }]
`

test('numbered labels stand in a list below', async () => {
  expect(textsOf(await draw(`${PARTS}numbered: list\n`))).toEqual(['1', '2', '1', 'A disc', '2', 'A box'])
})

test('a label may have several lines, which a list joins', async () => {
  const source = `${ALT}shapes: [{ circle: [50, 50, 20] }]\nlabels: [{ text: "Golgi\\napparatus", at: [50, 50], place: [90, 30] }]\n`
  expect(textsOf(await draw(source))).toEqual(['Golgi', 'apparatus'])
  expect(textsOf(await draw(`${source}numbered: list\n`))).toEqual(['1', '1', 'Golgi apparatus'])
})

test('a picture whose labels are asked for shows only the numbers', async () => {
  expect(textsOf(await draw(`${PARTS}numbered: only\n`))).toEqual(['1', '2'])
})

test('parts are shown in their steps', async () => {
  const html = await draw(
    `${ALT}shapes: [{ text: closed, at: [50, 20], steps: [1] }, { text: open, at: [50, 20], steps: [2] }, { text: valve, at: [50, 60] }]\nsteps: [It is closed., It is open.]\n`,
  )
  expect(textsOf(html)).toEqual(['closed', 'valve', 'open', 'valve'])
})

test('labels of different steps may stand in the same place', async () => {
  const labels = [1, 2].map((step) => `  - { text: Step ${step}, at: [9, 9], place: [20, 40], steps: [${step}] }\n`)
  const source = `${ALT}shapes: [{ circle: [50, 50, 20] }]\nlabels:\n${labels.join('')}steps: [First., Second.]\n`
  expect(textsOf(await draw(source))).toEqual(['Step 1', 'Step 2'])
})

test.each<[string, RegExp, number]>([
  [PARTS, /Say where the label stands/, 4],
  [
    `${ALT}shapes: [{ circle: [50, 50, 20] }]\nlabels:\n  - { text: Too far to the right, at: [9, 9], place: [300, 40] }\n`,
    /doesn't fit/,
    5,
  ],
  [
    `${ALT}shapes: [{ circle: [50, 50, 20] }]\nlabels:\n  - { text: Too low, at: [9, 9], place: [20, 140] }\n`,
    /outside the picture/,
    5,
  ],
  [
    `${ALT}shapes: [{ circle: [50, 50, 20] }]\nlabels:\n  - { text: First, at: [9, 9], place: [20, 40] }\n  - { text: Second, at: [9, 9], place: [40, 44] }\n`,
    /The labels 'First' and 'Second' overlap/,
    6,
  ],
  [`${ALT}shapes:\n  - { circle: [50, 50, 20], steps: [3] }\nsteps: [First., Second.]\n`, /There are 2 steps/, 4],
  [`${ALT}shapes:\n  - { path: "M0 0 url(https://x.example)" }\n`, /path of an SVG|Invalid input/, 4],
  [`${ALT}shapes:\n  - { path: "M1e9 0 L2 2" }\n`, /path of an SVG|Invalid input/, 4],
  [`${ALT}shapes:\n  - { path: "M10000 0 L2 2" }\n`, /four digits|Invalid input/, 4],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
