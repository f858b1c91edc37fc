import { DAILY_GOAL, type OptionalAttribute, type Profile } from '#contract/users.ts'
import * as words from '#words/profile.account.ts'

const ATTRIBUTES = ['bio', 'timeZone', 'dailyGoalMinutes'] as const
type Attribute = Extract<OptionalAttribute, (typeof ATTRIBUTES)[number]>

/** Text of the form's fields; empty for unset attributes. */
export type About = Record<Attribute, string>

/** Values to save; null deletes an attribute. */
export type AboutChange = { [attr in Attribute]?: Profile[attr] }

export const changesOf = (change: AboutChange) =>
  ATTRIBUTES.flatMap((attr) => {
    const value = change[attr]
    return value === undefined ? [] : [{ attr, value }]
  })

/** Converts values to the text of the form's fields. */
export const textOf = (change: AboutChange): Partial<About> =>
  Object.fromEntries(changesOf(change).map(({ attr, value }) => [attr, value === null ? '' : String(value)]))

/** Finds fields that the server would refuse, with its error messages. */
export function checkAbout({ dailyGoalMinutes }: About): Partial<About> {
  const goal = dailyGoalMinutes.trim()
  const fits = /^\d+$/.test(goal) && Number(goal) >= DAILY_GOAL.min && Number(goal) <= DAILY_GOAL.max
  if (!goal || fits) return {}
  return { dailyGoalMinutes: words.dailyGoalWrong(DAILY_GOAL.min, DAILY_GOAL.max) }
}

/** The attributes that differ from the saved profile, converted to values. */
export function differences(profile: Profile, about: About): AboutChange {
  const before = textOf(profile)
  const changed = ATTRIBUTES.filter((attr) => about[attr].trim() !== before[attr])
  return Object.fromEntries(changed.map((attr) => [attr, storedOf(attr, about[attr].trim())]))
}

function storedOf(attr: Attribute, text: string) {
  if (!text) return null
  return attr === 'dailyGoalMinutes' ? Number(text) : text
}
