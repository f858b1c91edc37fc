import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Hue } from '#contract/covers.ts'
import { startTestApp } from '../testing/app.ts'
import { builtLibrary } from '../testing/builtLibrary.ts'
import { BOLT_COUNT, clothOf, FOIL, HUES } from './colours.ts'
import { hasOwnLook } from './looks.ts'
import { coverOf, coverSvg } from './service.ts'

const BYTES = 1536
const library = await builtLibrary()

const topics = library.subjects.flatMap((subject) =>
  subject.unitIds.map((id) => ({ title: library.units.get(id)?.title ?? '', subject: subject.title, lessonCount: 4 })),
)

test('every subject of the library has a look of its own', () => {
  const titles = globSync('content/*/subject.json').map((path) => JSON.parse(readFileSync(path, 'utf8')).title)
  expect(titles.filter((title) => !hasOwnLook(title))).toEqual([])
})

test('a cover is small, has colours that every program knows, and no text or script', () => {
  const own = { title: 'Ottoman ceramics', subject: 'Crafts', lessonCount: 8 }
  for (const topic of [...topics, own]) {
    const svg = coverSvg(library, topic)
    expect(svg.length, topic.title).toBeLessThanOrEqual(BYTES)
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 120 160">(<\/?(path|g)[^<>]*>)+<\/svg>$/)
    expect(svg).not.toMatch(/NaN|undefined|oklch|var\(/)
  }
})

test('the same topic has the same cover, and the topics of a subject differ', () => {
  const covers = topics.map((topic) => coverSvg(library, topic))
  expect(topics.map((topic) => coverSvg(library, { ...topic }))).toEqual(covers)
  expect(new Set(covers).size).toBe(covers.length)
})

test('the way to a unit is lit, with its aim last', () => {
  const [topic] = topics.filter(({ title }) => title === 'Binary search')
  if (!topic) throw new Error('The library has no binary search.')
  const litOf = (lessonCount: number) =>
    / stroke-width="6" d="([^"]*)"/.exec(coverSvg(library, { ...topic, lessonCount }))?.[1]?.split('h0').length
  expect([litOf(1), litOf(3)]).toEqual([2, 4])
})

test('foil can be read on the cloth of every hue', () => {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  for (const hue of Hue.options)
    for (let bolt = 0; bolt < BOLT_COUNT; bolt++)
      expect((luminance(FOIL) + 0.05) / (luminance(clothOf(hue, bolt)) + 0.05)).toBeGreaterThanOrEqual(5)
})

test('the hues are those of the pages', () => {
  const css = readFileSync('web/tokens.css', 'utf8')
  const written = [...css.matchAll(/\.s-(\w+) \{\s*--hue: (\d+);/g)].map(([, name, hue]) => [name, Number(hue)])
  expect(Object.fromEntries(written)).toEqual(HUES)
})

test('a picture is served to everyone, and any other name is refused', async () => {
  const app = await startTestApp()
  const { image } = coverOf({ title: 'Reef knot', subject: 'Knots', lessonCount: 3 })
  const served = await app.app.inject(image)
  expect(served.statusCode).toBe(200)
  expect(served.headers['content-type']).toBe('image/svg+xml')
  expect(served.headers['cache-control']).toContain('public')
  expect(served.body).toMatch(/^<svg /)
  for (const name of [
    'x',
    'math-0-a-b-3',
    'gold-0-a-b-3.svg',
    'math-9-a-b-3.svg',
    '..%2F..%2Fpackage.svg',
    'math-0-a-b-999.svg',
  ])
    expect((await app.app.inject(`/covers/${name}`)).statusCode, name).toBe(404)
  await app.stop()
})
