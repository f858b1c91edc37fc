import type { Hue } from '#contract/covers.ts'

/** The hue of each family of subjects in OKLCH, as in web/tokens.css. */
export const HUES: Record<Hue, number> = {
  math: 258,
  compute: 205,
  nature: 168,
  life: 138,
  money: 88,
  past: 40,
  art: 8,
  mind: 312,
}

const CLOTH = { lightness: 0.412, chroma: 0.07 }
export const FOIL = toHex(0.955, 0.03, 86)

/**
 * Variants within a family of subjects. Each variant (`bolt`, as in a bolt of cloth) adds one of these steps to the
 * lightness and the hue.
 */
const BOLTS: readonly [lightness: number, hue: number][] = [
  [0, 0],
  [0.03, -14],
  [-0.045, 8],
  [0.045, 12],
  [-0.02, -10],
]
export const BOLT_COUNT = BOLTS.length

export function clothOf(hue: Hue, bolt: number) {
  const [lightness, turn] = BOLTS[bolt % BOLT_COUNT] ?? [0, 0]
  return toHex(CLOTH.lightness + lightness, CLOTH.chroma, HUES[hue] + turn)
}

/** OKLCH as sRGB in hexadecimal digits, because programs that make pictures of covers don't know OKLCH. */
function toHex(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const channels = linear
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
