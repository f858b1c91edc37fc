import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { widthOf } from '../lettering.ts'
import { setsExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure sets', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(setsExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toEqual(['people who read a lot', 'poets', 'Farida'])
})

const circlesOf = (html: string) =>
  [...html.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" class="fg-([sf])/g)].map(([, x, y, r, look]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
    isDot: look === 'f',
  }))
const TWO = `${ALT}sets: [{ name: A }, { name: B }]\n`

test.each([
  ['A', '[A]', [true, false]],
  ['both', '[A, B]', [true, true]],
  ['neither', '[]', [false, false]],
])('a dot in %s lies there', async (_name, names, isIn) => {
  const found = circlesOf(await draw(`${TWO}dots: [{ name: x, in: ${names} }]\n`))
  const dot = found.find(({ isDot }) => isDot)
  const lies = found
    .filter(({ isDot }) => !isDot)
    .map(({ x, y, r }) => Math.hypot(x - (dot?.x ?? 0), y - (dot?.y ?? 0)) < r)
  expect(lies).toEqual(isIn)
})

test('a set inside another one lies inside it, and sets apart do not touch', async () => {
  const [a, b, c] = circlesOf(
    await draw(`${ALT}sets: [{ name: A }, { name: B, inside: A }, { name: C, inside: A }]\napart: true\n`),
  )
  if (!a || !b || !c) throw new Error('There must be three circles.')
  for (const one of [b, c]) expect(Math.hypot(one.x - a.x, one.y - a.y) + one.r).toBeLessThan(a.r)
  expect(Math.hypot(b.x - c.x, b.y - c.y)).toBeGreaterThan(b.r + c.r)
})

test('two sets that overlap grow until the words of their overlap fit', async () => {
  const html = await draw(`${TWO}dots: [{ name: estudiante, in: [A, B] }, { name: libro, in: [A] }]\n`)
  const [a, b] = circlesOf(html)
  const x = Number(/<text x="([\d.]+)"[^>]*>estudiante</.exec(html)?.[1])
  if (!a || !b) throw new Error('There must be two circles.')
  expect(x).toBeGreaterThan(b.x - b.r)
  expect(x + widthOf('estudiante')).toBeLessThan(a.x + a.r)
  expect(a.x - a.r).toBeGreaterThan(0)
})

test.each<[string, RegExp, number]>([
  [`${ALT}sets:\n  - { name: A }\n  - { name: A }\n`, /two sets 'A'/, 4],
  [`${ALT}sets:\n  - { name: A, inside: B }\n`, /no set 'B'/, 3],
  [`${ALT}sets: [{ name: A, inside: B }, { name: B, inside: A }]\n`, /inside each other in a circle/, 2],
  [`${TWO}apart: true\ndots:\n  - { name: x, in: [A, B] }\n`, /no room for 'x'/, 5],
  [`${TWO}apart: true\nhatched:\n  - { in: [A, B] }\n`, /doesn’t exist/, 5],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
