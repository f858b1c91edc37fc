import { expect, test } from 'vitest'
import { daysFrom, startOfDay } from './days.ts'

const HOUR_MS = 3_600_000

test.each([
  ['UTC', '2026-03-28T23:30:00Z', '2026-03-28', 0.5, 24],
  ['Asia/Tokyo', '2026-03-28T23:30:00Z', '2026-03-29', 15.5, 24],
  // Daylight saving time begins on the 29th.
  ['Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-28', 13, 23],
  // Daylight saving time ends on the 25th.
  ['Europe/Berlin', '2026-10-24T10:00:00Z', '2026-10-24', 12, 25],
  ['America/Los_Angeles', '2026-11-21T07:59:59.999Z', '2026-11-20', 1 / HOUR_MS, 24],
  ['Pacific/Chatham', '2026-06-01T11:15:00Z', '2026-06-02', 24, 24],
])('in %s, %s is on %s', (timeZone, now, date, hoursLeft, hoursOfTheNext) => {
  const moment = Date.parse(now)
  const [today, tomorrow] = daysFrom(moment, { timeZone, count: 30 })
  expect(today?.date).toBe(date)
  expect((today?.endsAt ?? 0) + 1 - moment).toBeCloseTo(hoursLeft * HOUR_MS, 0)
  expect((tomorrow?.endsAt ?? 0) - (today?.endsAt ?? 0)).toBe(hoursOfTheNext * HOUR_MS)
})

test('thirty days follow each other', () => {
  const days = daysFrom(Date.parse('2026-02-20T12:00:00Z'), { timeZone: 'America/New_York', count: 30 })
  expect(days.map(({ date }) => date).slice(7, 11)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(new Set(days.map(({ date }) => date)).size).toBe(30)
})

test('a day begins where the one before has ended', () => {
  const now = Date.parse('2026-10-25T20:00:00Z')
  expect(new Date(startOfDay(now, 'Europe/Berlin')).toISOString()).toBe('2026-10-24T22:00:00.000Z')
  expect(new Date(startOfDay(now, 'UTC')).toISOString()).toBe('2026-10-25T00:00:00.000Z')
})
