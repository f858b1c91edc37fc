const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30.4 * DAY_MS
const YEAR_MS = 365.25 * DAY_MS

/** How long until something is due, short enough for a button: '10 min', '5 d', '1.5 y'. */
export function interval(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`
  if (ms < DAY_MS) return `${Math.round(ms / HOUR_MS)} h`
  if (ms < 45 * DAY_MS) return `${Math.round(ms / DAY_MS)} d`
  if (ms < YEAR_MS) return `${Math.round(ms / MONTH_MS)} mo`
  return `${Math.round((ms / YEAR_MS) * 10) / 10} y`
}

/** How long ago, in words: 'today', 'yesterday', '5 days ago', '3 months ago'. */
export function ago(ms: number): string {
  const days = Math.floor(ms / DAY_MS)
  if (days < 1) return ms < HOUR_MS ? 'a moment ago' : 'today'
  if (days === 1) return 'yesterday'
  if (days < 45) return `${days} days ago`
  if (days < 540) return `${Math.round(ms / MONTH_MS)} months ago`
  return `${Math.round(ms / YEAR_MS)} years ago`
}

/** A moment as it is said where the reader is. */
export const moment = (at: number) => new Date(at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })

export const count = (n: number, thing: string, things = `${thing}s`) =>
  `${n.toLocaleString()} ${n === 1 ? thing : things}`
