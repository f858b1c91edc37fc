import * as words from '#words/review.session.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30.4 * DAY_MS
const YEAR_MS = 365.25 * DAY_MS

/** Time until a review is due, short enough for a button: '10 min', '5 d', '1.5 y'. */
export function interval(ms: number): string {
  if (ms < HOUR_MS) return words.inMinutes(Math.max(1, Math.round(ms / MINUTE_MS)))
  if (ms < DAY_MS) return words.inHours(Math.round(ms / HOUR_MS))
  if (ms < 45 * DAY_MS) return words.inDays(Math.round(ms / DAY_MS))
  if (ms < YEAR_MS) return words.inMonths(Math.round(ms / MONTH_MS))
  return words.inYears(Math.round((ms / YEAR_MS) * 10) / 10)
}

/** How long ago, in words: 'today', 'yesterday', '5 days ago', '3 months ago'. */
export function ago(ms: number): string {
  const days = Math.floor(ms / DAY_MS)
  if (days < 1) return ms < HOUR_MS ? words.momentAgo : words.today
  if (days === 1) return words.yesterday
  if (days < 45) return words.daysAgo(days)
  if (days < 540) return words.monthsAgo(Math.round(ms / MONTH_MS))
  return words.yearsAgo(Math.round(ms / YEAR_MS))
}
