import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The tokens of a call. `input` includes tokens read from and written to the provider's cache. `output` includes
 * reasoning.
 */
export const Usage = z.object({
  input: z.number().int().min(0),
  cacheRead: z.number().int().min(0),
  cacheWrite: z.number().int().min(0),
  output: z.number().int().min(0),
  reasoning: z.number().int().min(0),
})
export type Usage = z.infer<typeof Usage>

/**
 * The prices of a model, in US dollars per million tokens (or millionths of a dollar per token), valid from the date
 * `from`.
 */
const Price = z.object({
  id: z.string().min(1),
  provider: z.string().min(1),
  model: z.string().min(1),
  from: z.iso.date(),
  input: z.number().min(0),
  cacheRead: z.number().min(0),
  cacheWrite: z.number().min(0),
  output: z.number().min(0),
})
export type Price = z.infer<typeof Price>

/** The prices with their dates: first the operator's own, if there is a file with them, and then Lyceum's. */
export function readPrices(ownFile?: string): Price[] {
  const read = (file: string | URL) => z.array(Price).parse(JSON.parse(readFileSync(file, 'utf8')))
  return [...(ownFile === undefined ? [] : read(ownFile)), ...read(new URL('./prices.json', import.meta.url))]
}

/**
 * The price of a model at `now` (in ms). The model's name may contain a date (`gpt-5-mini-2025-08-07`). Undefined if
 * the price isn't known. Such a call counts as unpriced rather than free.
 */
export function priceOf(prices: Price[], { provider, model }: { provider: string; model: string }, now: number) {
  const name = model.replace(/-(?:20\d{6}|20\d\d-\d\d-\d\d|latest)$/, '')
  const day = new Date(now).toISOString().slice(0, 10)
  return prices
    .filter(
      (price) => price.provider === provider && (price.model === model || price.model === name) && price.from <= day,
    )
    .reduce<Price | undefined>((best, price) => (best && best.from >= price.from ? best : price), undefined)
}

/** The cost of a call in millionths of a US dollar, rounded up. */
export function costOf(price: Price, { input, cacheRead, cacheWrite, output }: Usage): number {
  const fresh = Math.max(0, input - cacheRead - cacheWrite)
  const exact =
    fresh * price.input + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite + output * price.output
  // Rounded to 6 places first, so that a floating-point error, as in 0.1 + 0.2, doesn't add a whole millionth.
  return Math.ceil(Number(exact.toFixed(6)))
}
