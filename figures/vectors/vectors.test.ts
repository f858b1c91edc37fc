import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { vectorsExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure vectors', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(vectorsExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toContain('net 30 N')
})

const BODY = (forces: string) =>
  `${ALT}scenes:\n  - bodies:\n      - shape: box\n        forces: [${forces}]\n        net: net {}\n`

test.each([
  ['{ size: 3, angle: 0 }, { size: 4, angle: 90 }', 'net 5'],
  ['{ size: 98, angle: -90 }, { size: 84.9, angle: 120 }, { size: 49, angle: 30 }', 'net 0'],
  ['{ size: 3, angle: 0 }, { size: 4, angle: 90, other: true }', 'net 3'],
])('the net force of %s is %s', async (forces, net) => {
  expect(textsOf(await draw(BODY(forces)))).toContain(net)
})

test('the angle between two arrows and its cosine are calculated', async () => {
  const html = await draw(
    `${ALT}plane:\n  x: [0, 5]\n  y: [0, 4]\n  angle: true\n  arrows: [{ to: [3, 0] }, { to: [2, 2] }]\n`,
  )
  expect(textsOf(html)).toContain('angle 45°, cosine 0.71')
})

test('a throw at the speed of a circular orbit comes round, and a slower one lands', async () => {
  const path = async (speed: number) => {
    const html = await draw(`${ALT}orbits: [{ speed: ${speed} }]\n`)
    const d = /<path d="([^"]*)" class="fg-s1 fg-curve"/.exec(html)?.[1] ?? ''
    const points = d
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number))
    const [first, last] = [points[0] ?? [], points.at(-1) ?? []]
    return Math.hypot((first[0] ?? 0) - (last[0] ?? 0), (first[1] ?? 0) - (last[1] ?? 0))
  }
  expect(await path(1)).toBeLessThan(4)
  expect(await path(0.6)).toBeGreaterThan(15)
})

test('a velocity lies along the tangent, and an acceleration points to the centre', async () => {
  const html = await draw(
    `${ALT}circle: { at: 0, radius: 10, speed: 5, largestRadius: 10, largestSpeed: 5, velocity: v, acceleration: a }\n`,
  )
  const lines = [
    ...html.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" class="fg-s[14] fg-thick/g),
  ]
  const [v, a] = lines.map(([, ...ends]) => ends.map(Number)) as [number[], number[]]
  expect(v[2]).toBeCloseTo(v[0] ?? 0)
  expect(v[3]).toBeLessThan(v[1] ?? 0)
  expect(a[3]).toBeCloseTo(a[1] ?? 0)
  expect(a[2]).toBeLessThan(a[0] ?? 0)
})

test('field lines go from the positive to the negative charge, and the field of two equal ones is symmetrical', async () => {
  const html = await draw(`${ALT}charges: [{ charge: 1 }, { charge: -1 }]\n`)
  const lines = [...html.matchAll(/<path d="M([-\d. L]+)" class="fg-s1 fg-thick"/g)].map(([, d = '']) => {
    const points = d.split('L').map((point) => point.split(' ').map(Number))
    const isAt = (x: number, point: number[] = []) => Math.hypot((point[0] ?? 0) - x, (point[1] ?? 0) - 120) < 16
    return { fromPlus: isAt(108, points[0]), fromMinus: isAt(228, points[0]), toMinus: isAt(228, points.at(-1)) }
  })
  const plus = lines.filter(({ fromPlus }) => fromPlus)
  const between = plus.filter(({ toMinus }) => toMinus)
  expect(plus).toHaveLength(12)
  expect(between.length).toBeGreaterThanOrEqual(6)
  expect(lines.filter(({ fromMinus }) => fromMinus)).toHaveLength(12 - between.length)
})

test.each<[string, RegExp, number]>([
  [`${ALT}caption: none\n`, /either scenes, or a plane/, 1],
  [BODY('{ size: x, angle: 0 }'), /'x', which means nothing/, 5],
  [`${ALT}scenes:\n  - ground: slope\n    slope: 80\n    bodies: [{ shape: box }]\n`, /from 0 to 60 degrees/, 4],
  [`${ALT}plane:\n  x: [0, 5]\n  y: [0, 4]\n  arrows:\n    - { to: [6, 0] }\n`, /\(6, 0\) lies outside the plane/, 6],
  [`${ALT}plane:\n  x: [0, 5]\n  y: [0, 4]\n  angle: true\n  arrows: [{ to: [3, 0] }]\n`, /start at the same point/, 5],
  [`${ALT}charges: [{ charge: 0 }]\n`, /A charge of 0 has no field/, 2],
  [`${ALT}orbits:\n  - { speed: 3 }\n`, /a share from 0 to 2/, 3],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})

test('two poles are drawn as a bar magnet, with N where field lines start', async () => {
  const html = await draw(`${ALT}charges: [{ charge: -1 }, { charge: 1 }]\nmagnet: true\n`)
  expect(textsOf(html)).toEqual(['S', 'N'])
  await expect(draw(`${ALT}charges: [{ charge: 1 }]\nmagnet: true\n`)).rejects.toThrow('two poles')
})
