import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { numberlineExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure numberline', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(numberlineExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toEqual(expect.arrayContaining(['3', '+ (−5)', 'result']))
})

const LINE = `${ALT}from: 0\nto: 10\n`

test('walks start where the one before ends', async () => {
  const html = await draw(`${ALT}from: -5\nto: 5\nwalks: [{ from: 0, by: 3 }, { by: -5 }]\nmarks: [{ at: -2 }]\n`)
  // The mark and the end of the second walk are at the same place.
  const mark = /<circle cx="([\d.]+)"/.exec(html)?.[1]
  expect(html).toContain(`<path d="M${mark} `)
})

test('fractions have names, and whole ones are written as numbers', async () => {
  expect(textsOf(await draw(`${ALT}from: 0\nto: 1.25\ndenominator: 4\n`))).toEqual([
    '0',
    '1/4',
    '2/4',
    '3/4',
    '1',
    '5/4',
  ])
})

test('on a logarithmic scale, ten times as much is the same step', async () => {
  const html = await draw(`${ALT}from: 1\nto: 100\nlog: true\nmarks: [{ at: 1 }, { at: 10 }, { at: 100 }]\n`)
  const [a = 0, b = 0, c = 0] = [...html.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x))
  expect(b - a).toBeCloseTo(c - b)
})

test('a second scale stands below', async () => {
  const html = await draw(
    `${ALT}from: 0\nto: 100\nbelow: { from: 0, to: 80, title: euros }\nfill: 15\nmarks: [{ at: 15, label: 12 euros, side: below }]\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining(['100', '80', 'euros', '12 euros']))
})

test('a logarithmic line that begins close to 0 has no tick at 0', async () => {
  const html = await draw(`${ALT}from: 1.0e-300\nto: 4\nlog: true\ndenominator: 2\n`)
  expect(textsOf(html)).not.toContain('0')
})

test('a name below the line has a lead to its mark, and the title stands below it', async () => {
  const html = await draw(`${LINE}title: price\nmarks: [{ at: 2, label: a deal, side: below }]\n`)
  const [, x, top = 0, floor = 0] =
    /<line x1="([\d.]+)" y1="([\d.]+)" x2="\1" y2="([\d.]+)" class="fg-s6 fg-dots"/.exec(html)?.map(Number) ?? []
  expect(html).toContain(`<circle cx="${x}" cy="${top}"`)
  const yOf = (said: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${said}<`).exec(html)?.[1])
  expect(yOf('a deal')).toBeGreaterThan(floor)
  expect(yOf('price')).toBeGreaterThan(yOf('a deal'))
})

test('a label at the right edge ends there', async () => {
  const html = await draw(`${LINE}marks: [{ at: 10, label: drain cleaner }, { at: 5, label: soap }]\n`)
  expect(html).toMatch(/<text x="334" [^>]*text-anchor="end"[^>]*>drain cleaner</)
  expect(html).toMatch(/<text x="168" [^>]*text-anchor="middle"[^>]*>soap</)
})

test('an interval that goes on beyond the line has a head in place of a dot', async () => {
  const dots = async (look: string) =>
    (await draw(`${LINE}intervals: [{ from: 4, to: 10${look} }]\n`)).split('<circle').length - 1
  expect(await dots('')).toBe(2)
  expect(await dots(', endless: right')).toBe(1)
})

test.each<[string, RegExp, number]>([
  [`${ALT}from: 5\nto: 5\n`, /Must be more than from/, 3],
  [`${ALT}from: 0\nto: 5\nlog: true\n`, /more than 0 on this scale/, 2],
  [`${LINE}marks:\n  - { at: 3 }\n  - { at: 11 }\n`, /11 isn't on the line from 0 to 10/, 6],
  [`${LINE}walks:\n  - { from: 8, by: 3 }\n`, /11 isn't on the line/, 5],
  [`${LINE}intervals:\n  - { from: 4, to: 2 }\n`, /from a smaller to a larger/, 5],
  [`${LINE}marks:\n  - { at: q }\n`, /'q', which means nothing/, 5],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
