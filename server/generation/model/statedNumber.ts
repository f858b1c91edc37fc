/** A number as a text may mean it, and the number of its decimals. */
type Reading = { value: number; decimals: number }

const EXACT = 12
/** The powers of ten between common units, such as percent and parts, or metres and kilometres. */
const POWERS = [2, 3, 6, 9]
/** The largest difference between the logarithms of numbers that count as the same apart from their unit. */
const SAME_DIGITS = 0.002

/** Formulas as plain numbers: fractions with a slash, and without the braces around separators of thousands. */
export const plainNumbers = (text: string) =>
  text.replace(/\\[dt]?frac\{(-?\d{1,20})\}\{(\d{1,20})\}/g, '$1/$2').replace(/(?<=\d)\{([.,])\}(?=\d)/g, '$1')

/** The numbers in a text, without their signs. */
export const numbersIn = (text: string): string[] =>
  plainNumbers(text).match(/\d+(?:[.,\u202f\u00a0']\d+)*(?:\/\d+)?/g) ?? []

/**
 * All ways to read a number in a text. Languages separate thousands and decimals differently, so `1.234` may be either
 * 1234 or 1.234. Empty if it isn't a number.
 */
export function readingsOf(stated: string): Reading[] {
  const text = plainNumbers(stated)
    .replace(/[\s\u00a0\u202f'’_]/g, '')
    .replace(/[−–]/, '-')
  const [, top, bottom] = /^(-?\d+)\/(\d+)$/.exec(text) ?? []
  if (top && bottom) return Number(bottom) === 0 ? [] : [{ value: Number(top) / Number(bottom), decimals: EXACT }]
  if (!/^-?\d+(?:[.,]\d+)*$/.test(text)) return []
  const marks: string[] = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return [{ value: Number(text), decimals: 0 }]
  const groups = text.split(/[.,]/).slice(1)
  const isGrouped = new Set(marks).size === 1 && groups.every((group) => group.length === 3)
  const hasDecimals = marks.length === 1 || (last !== marks[0] && marks.indexOf(last) === marks.length - 1)
  const whole = { value: Number(text.replace(/[.,]/g, '')), decimals: 0 }
  const at = text.lastIndexOf(last)
  const decimal = {
    value: Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`),
    decimals: text.length - at - 1,
  }
  return [...(isGrouped ? [whole] : []), ...(hasDecimals ? [decimal] : [])]
}

/** Whether a computed number, rounded as the text rounds it, is what the text states. */
export const agrees = (stated: string, computed: number) =>
  readingsOf(stated).some(
    ({ value, decimals }) =>
      Math.abs(value - computed) <= 0.5 * 10 ** -decimals + Math.abs(computed) * Number.EPSILON * 100,
  )

/** Whether the text and the program differ only by their units, as 25% and 0.25 do, which says nothing. */
export const isOtherUnit = (stated: string, computed: number) =>
  !agrees(stated, computed) &&
  readingsOf(stated).some(({ value }) => {
    const powers = Math.log10(Math.abs(computed / value))
    const whole = Math.round(powers)
    const isUnit = POWERS.includes(Math.abs(whole)) && Math.abs(powers - whole) < SAME_DIGITS
    return isUnit && Math.sign(computed) === Math.sign(value)
  })
