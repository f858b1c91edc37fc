import { expect, test } from 'vitest'
import { checkAbout, differences, textOf } from './about.ts'

const profile = {
  uid: 'u',
  email: 'ann@example.org',
  displayName: 'Ann',
  role: 'user' as const,
  subscription: 'none' as const,
  bio: 'Numbers.',
  timeZone: null,
  dailyGoalMinutes: 30,
  theme: null,
  textSize: null,
  textSpacing: null,
  motion: null,
  singleKeys: null,
  language: null,
  emailVerified: true,
}
const same = { bio: 'Numbers.', timeZone: '', dailyGoalMinutes: '30' }

test('what was not changed is not sent', () => {
  expect(textOf(profile)).toEqual(same)
  expect(differences(profile, { ...same, bio: ' Numbers.\n' })).toEqual({})
})

test('what was emptied is taken back, what was typed is sent as its value', () => {
  const typed = { bio: '  ', timeZone: 'Asia/Tokyo', dailyGoalMinutes: ' 45 ' }
  expect(differences(profile, typed)).toEqual({ bio: null, timeZone: 'Asia/Tokyo', dailyGoalMinutes: 45 })
})

test('what was taken back can stand in the fields again', () => {
  expect(textOf({ dailyGoalMinutes: 30 })).toEqual({ dailyGoalMinutes: '30' })
})

test.each(['4', '241', '12.5', '-30', '1e2', 'an hour'])('a goal of %s minutes is refused', (dailyGoalMinutes) => {
  expect(checkAbout({ ...same, dailyGoalMinutes })).toEqual({
    dailyGoalMinutes: 'Choose a daily goal of 5 to 240 minutes.',
  })
})

test.each(['', ' ', '5', '240', '030'])('a goal of %j minutes is fine', (dailyGoalMinutes) => {
  expect(checkAbout({ ...same, dailyGoalMinutes })).toEqual({})
})
