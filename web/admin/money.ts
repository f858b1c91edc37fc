import type { UsageSums } from '#contract/usage.ts'

/** Millionths of a US dollar as dollars; what is little is never shown as nothing. */
export function dollars(micros: number): string {
  if (micros === 0) return '$0'
  if (micros < 100) return 'under $0.0001'
  const digits = micros < 1_000_000 ? 4 : 2
  return `$${(micros / 1_000_000).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** What calls cost. Those without a known price are said beside it, and never taken for free. */
export function costOf({ usdMicros, unpriced }: Pick<UsageSums, 'usdMicros' | 'unpriced'>): string {
  if (unpriced === 0) return dollars(usdMicros)
  const unknown = `${unpriced.toLocaleString('en')} unpriced`
  return usdMicros === 0 ? unknown : `${dollars(usdMicros)} + ${unknown}`
}

export const count = (n: number, thing: string, things = `${thing}s`) =>
  `${n.toLocaleString('en')} ${n === 1 ? thing : things}`

/** '21 Nov' for 2026-11-21. */
export const dayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
