import { parseNumber, writeNumber } from './numberText.ts'

export const written = (number: number | string) => (typeof number === 'number' ? writeNumber(number) : number)

/**
 * Converts a tolerance, either absolute or in percent of the answer, into the answer's unit. Anything else results in
 * NaN, which the schema of items rejects.
 */
export function absolute(tolerance: number | string | undefined, answer: number | string): number {
  if (tolerance === undefined) return 0
  const [, share] = /^(.+?) ?%$/.exec(String(tolerance)) ?? []
  if (share === undefined) return parseNumber(String(tolerance)) ?? Number.NaN
  const [percent, whole] = [parseNumber(share), parseNumber(String(answer))]
  return percent === null || whole === null ? Number.NaN : Math.abs(whole * percent) / 100
}
