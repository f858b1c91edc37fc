import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lch = [lightness: number, chroma: number, hue: number]
type Colour = { light: string; dark: string }

const css = readFileSync('web/tokens.css', 'utf8')
const written = [
  ...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\); \/\* ([\d. ]+), ([\d. ]+) \*\//g),
].map(([, name = '', light = '', dark = '', byDay = '', byNight = '']) => ({ name, light, dark, byDay, byNight }))
const colours = Object.fromEntries(written.map(({ name, ...colour }): [string, Colour] => [name, colour]))
const hues = [...css.matchAll(/\.s-(\w+) \{\s*--hue: (\d+);/g)].map(([, name = '', hue]) => ({
  name,
  hue: Number(hue),
}))

/** Converts OKLCH to an sRGB hex code, as CSS defines it. */
function hex([l, c, h]: Lch) {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  const channels = linear
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours as WCAG computes it. */
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const lch = (text: string) => text.split(' ').map(Number) as Lch

test.each(written)('$name is the OKLCH beside it', ({ light, dark, byDay, byNight }) => {
  expect([hex(lch(byDay)), hex(lch(byNight))]).toEqual([light, dark])
})

test.each([
  ...['bg', 'surface', 'soft', 'wash', 'ok-wash', 'warn-wash', 'error-wash'].map((on) => ['text', on, 7] as const),
  ...['bg', 'surface', 'soft'].map((on) => ['muted', on, 4.5] as const),
  ...['bg', 'surface', 'soft', 'wash'].map((on) => ['accent', on, 4.5] as const),
  ...(['ok', 'warn', 'error'] as const).flatMap((tone) =>
    ['bg', 'surface', `${tone}-wash`].map((on) => [tone, on, 4.5] as const),
  ),
  ['on-accent', 'accent', 4.5] as const,
  ...['bg', 'surface'].map((on) => ['control', on, 3] as const),
])('%s can be read on %s', (name, on, least) => {
  const [one, other] = [colours[name], colours[on]]
  if (!one || !other) throw new Error(`web/tokens.css has no ${name} or no ${on}.`)
  expect(contrast(one.light, other.light)).toBeGreaterThanOrEqual(least)
  expect(contrast(one.dark, other.dark)).toBeGreaterThanOrEqual(least)
})

test.each(hues)('the hue of $name can be read on paper, and print on its tint', ({ hue }) => {
  const { bg, text } = colours
  if (!bg || !text) throw new Error('web/tokens.css has no bg or no text.')
  expect(contrast(hex([0.47, 0.077, hue]), bg.light)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(hex([0.8, 0.08, hue]), bg.dark)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(hex([0.935, 0.028, hue]), text.light)).toBeGreaterThanOrEqual(7)
  expect(contrast(hex([0.3, 0.04, hue]), text.dark)).toBeGreaterThanOrEqual(7)
})

test('there are eight hues', () => {
  expect(hues).toHaveLength(8)
})
