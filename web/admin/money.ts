import type { UsageSums } from '#contract/usage.ts'
import * as words from '#words/admin.shared.ts'
import { date, number } from '#words/language.ts'

const fixed = (value: number, digits: number) =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Formats millionths of a US dollar as dollars. Small amounts are never rounded to zero. */
export function dollars(micros: number): string {
  if (micros === 0) return words.dollars(fixed(0, 0))
  if (micros < 100) return words.underDollars(fixed(0.0001, 4))
  return words.dollars(fixed(micros / 1_000_000, micros < 1_000_000 ? 4 : 2))
}

/** Formats the cost of calls. Calls without a known price are listed separately instead of counting as free. */
export function costOf({ usdMicros, unpriced }: Pick<UsageSums, 'usdMicros' | 'unpriced'>): string {
  if (unpriced === 0) return dollars(usdMicros)
  return usdMicros === 0 ? words.unpriced(unpriced) : words.costAndUnpriced(dollars(usdMicros), unpriced)
}

/** Formats a day: '21 Nov' for 2026-11-21. */
export const dayOf = (day: string) =>
  date(Date.parse(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
