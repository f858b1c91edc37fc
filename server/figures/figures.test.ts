import { describe, expect, test } from 'vitest'
import { KINDS } from '#figures/kinds.ts'
import { cpuMs } from '../testing/cpuTime.ts'
import { findUnsafe } from '../testing/unsafe.ts'
import { findFigureError, renderFigure } from './service.ts'

const ALT = 'alt: A curve that rises from left to right.\n'
const PLANE = `${ALT}x: [0, 1]\ny: [0, 1]\n`
const render = (kind: string, source: string) =>
  renderFigure(`figure ${kind}`, source, async (markdown) => `[${markdown}]`)

const expectSafe = (html: string) => expect(findUnsafe(html)).toBeNull()

describe.each(Object.entries(KINDS))('%s', (kind, { example }) => {
  test('its example is drawn, safe, and says what it shows', async () => {
    const html = await render(kind, example)
    expectSafe(html)
    expect(html).toContain('aria-label="')
    expect(html).toMatch(/<svg [^>]*viewBox="0 0 \d+ \d+"/)
  })

  test('its alternative text is required', () => {
    const error = findFigureError(`figure ${kind}`, example.replace(/^alt:.*(?:\n {2,}.*)*\n/, ''))
    expect(error?.message).toMatch(/^alt: /)
  })
})

test('a caption is Markdown', async () => {
  const html = await render('plot', `${PLANE}caption: $y = x$\ncurves: [{ y: x }]\n`)
  expect(html).toContain('<figcaption>[$y = x$]</figcaption>')
  expectSafe(html)
})

test.each([
  ['', 'x', /Name the kind after 'figure'/, 0],
  ['figure', `${ALT}`, /Name the kind/, 0],
  ['figure vega', `${ALT}`, /There is no figure 'vega'/, 0],
  ['figure constructor', `${ALT}`, /There is no figure 'constructor'/, 0],
  ['figure plot', `${ALT}x: [0, 1]\ny: [1, 0]\n`, /y: Must go from a smaller to a larger/, 3],
  ['figure plot', `${PLANE}colour: red\n`, /'colour' has no meaning here/, 4],
  ['figure plot', `${PLANE}curves:\n  - y: x\n  - y: x +\n`, /ends too early/, 6],
  [
    'figure plot',
    `${PLANE}curves:\n  - { y: x }\npoints:\n  - { x: 0.5, y: 0.5 }\n  - { x: 0.5, y: 0.9 }\n`,
    /on none of the curves/,
    8,
  ],
  ['figure plot', `${PLANE}points: [{ x: 3, y: 3 }]\n`, /lies outside the plot/, 4],
  ['figure chart', `${ALT}type: dots\nof: 10\nparts: [{ count: x, label: ill }]\n`, /means nothing here/, 4],
  ['figure plot', `${PLANE}curves: [\n`, /./, 5],
  ['figure plot', `alt: Short.\nx: [0, 1]\ny: [0, 1]\n`, /alt: /, 1],
])('%s is refused with its line: %j', (info, source, why, line) => {
  const error = findFigureError(info, source)
  expect(error?.message).toMatch(why)
  expect(error?.line).toBe(line)
})

const many = (count: number, one: string) => Array.from({ length: count }, () => one).join(', ')
const ADDRESS = 'https://evil.example/x.svg'

/** Sources that try to load an address, run a script, or use too much time or memory. */
const HOSTILE: string[] = [
  `${PLANE}points: [${many(1_000_000, '{ x: 0, y: 0 }')}]`,
  `${PLANE}points: [${many(500, '{ x: 0, y: 0 }')}]`,
  `${PLANE}curves: [${many(300, '{ y: x }')}]`,
  `${PLANE}curves: [{ y: "${'('.repeat(100)}" }]`,
  `${PLANE}curves: [{ y: "${'sin('.repeat(45)}x" }]`,
  `${PLANE}curves: [{ y: "x^x^x^x^x^x^x^x" }]`,
  `${PLANE}curves: [{ y: "while(1)" }]`,
  `${PLANE}curves: [{ y: "1/0" }]`,
  `${PLANE}curves: [{ y: "0/0" }]`,
  `${PLANE}curves: [{ y: x, on: [1, 0] }]`,
  `${PLANE}curves: [{ y: x, on: [-1e9, 1e9] }]`,
  `${PLANE}strips: { under: x, on: [0, 1], count: 100000000, at: left }`,
  `${PLANE}strips: { under: x, on: [0, 1], count: "1e99", at: left }`,
  `${PLANE}strips: { under: x, on: [0, 1], count: "0/0", at: left }`,
  `${ALT}x: [0, .inf]\ny: [0, 1]`,
  `${ALT}x: [.nan, 1]\ny: [0, 1]`,
  `${ALT}x: [0, 1e308]\ny: [0, 1e-308]`,
  `${ALT}x: [0, 0.0000001]\ny: [0, 1]`,
  `${ALT}x: [0, 1]\ny: [0, 1]\nxTicks: [${many(5_000, '0.5')}]`,
  `${PLANE}href: ${ADDRESS}`,
  `${PLANE}image: ${ADDRESS}`,
  `${PLANE}data: { url: ${ADDRESS} }`,
  `${PLANE}onload: alert(1)`,
  `${PLANE}style: "background: url(${ADDRESS})"`,
  `${PLANE}xTitle: "<image href='${ADDRESS}'/>"`,
  `${PLANE}xTitle: "</text><script>alert(1)</script>"`,
  `${PLANE}xTitle: "\\"><script>alert(1)</script>"`,
  `${PLANE}points: [{ x: 0, y: 0, label: "<svg onload=alert(1)>" }]`,
  `${PLANE}points: [{ x: 0, y: 0, colour: "url(#x)" }]`,
  `${PLANE}points: [{ x: "alert(1)", y: 0 }]`,
  `${PLANE}points: [{ x: "constructor", y: 0 }]`,
  `${PLANE}points: { toString: 1 }`,
  `${PLANE}__proto__: { alt: x }`,
  `${PLANE}constructor: { prototype: x }`,
  `alt: "<script>alert(1)</script> stands where words should."\nx: [0, 1]\ny: [0, 1]`,
  `alt: "A \\" onload=alert(1) x=\\" in the middle of a sentence."\nx: [0, 1]\ny: [0, 1]`,
  `alt: ${'a'.repeat(10_000)}.\nx: [0, 1]\ny: [0, 1]`,
  `${ALT}caption: "<img src=x onerror=alert(1)>"\nx: [0, 1]\ny: [0, 1]`,
  `${ALT}caption: "[x](javascript:alert(1))"\nx: [0, 1]\ny: [0, 1]`,
  `${ALT}caption: "![x](${ADDRESS})"\nx: [0, 1]\ny: [0, 1]`,
  'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: [*d, *d]',
  `a: &a\n  b: *a`,
  `${'['.repeat(5_000)}`,
  `${'{a: '.repeat(2_000)}`,
  `${'- '.repeat(5_000)}x`,
  `? ? ? ?`,
  `!!js/function 'function () { return 1 }'`,
  `!!python/object/apply:os.system ["id"]`,
  `%YAML 9.9\n---\n${PLANE}`,
  `${PLANE}---\n${PLANE}`,
  `\u0000\u0001`,
  `\uFEFF${PLANE}`,
  `${PLANE.repeat(2)}`,
  'null',
  '[]',
  '"text"',
  '12',
  '',
  `${PLANE}${'# comment\n'.repeat(2_000)}`,
  `${ALT}x: 2024-01-01\ny: [0, 1]`,
  `${ALT}x: [0, 1]\ny: [0, 1]\naspect: 1000`,
]

test.each(HOSTILE.map((source, at): [number, string] => [at, source]))('hostile figure %i', async (_at, source) => {
  const from = cpuMs()
  const html = await render('plot', source).catch((error: Error) => error)
  expect(cpuMs() - from).toBeLessThan(2_000)
  if (html instanceof Error) {
    expect(html.name).toBe('Error')
    expect(html).toHaveProperty('line')
    expect(html.message).toMatch(/^.{4,400}$/s)
  } else {
    expect(html.length).toBeLessThan(50_000)
    expectSafe(html.replace(/<figcaption>.*<\/figcaption>/s, ''))
  }
})
