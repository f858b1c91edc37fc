import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Tokens of one call. `input` counts those read from and written to the provider's cache too, `output` the reasoning. */
export const Usage = z.object({
  input: z.number().int().min(0),
  cacheRead: z.number().int().min(0),
  cacheWrite: z.number().int().min(0),
  output: z.number().int().min(0),
  reasoning: z.number().int().min(0),
})
export type Usage = z.infer<typeof Usage>

/** US dollars for a million tokens, from a day on: so many millionths of a dollar for one token. */
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

/** Dated prices: those that come with Lyceum, after those in a file of the host's. */
export function readPrices(ownFile?: string): Price[] {
  const read = (file: string | URL) => z.array(Price).parse(JSON.parse(readFileSync(file, 'utf8')))
  return [...(ownFile === undefined ? [] : read(ownFile)), ...read(new URL('./prices.json', import.meta.url))]
}

/**
 * The price in force at `now` (ms) of a model, whose name may carry a date (`gpt-5-mini-2025-08-07`). Undefined where
 * none is known: such a call is unpriced, and never free.
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

/** Millionths of a US dollar, rounded up. */
export function costOf(price: Price, { input, cacheRead, cacheWrite, output }: Usage): number {
  const fresh = Math.max(0, input - cacheRead - cacheWrite)
  const exact =
    fresh * price.input + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite + output * price.output
  // 0.1 + 0.2 must not be rounded up to a whole millionth more.
  return Math.ceil(Number(exact.toFixed(6)))
}
