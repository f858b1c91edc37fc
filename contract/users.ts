import { z } from 'zod'
import { accountRules, DisplayName, PASSWORD_LENGTH, Password, User } from './auth.ts'
import { endpoint, fetching } from './endpoint.ts'
import { inputWords } from './inputWords.ts'
import { serverEvent } from './realtime.ts'

export const BIO_MAX_LENGTH = 500
export const DAILY_GOAL = { min: 5, max: 240 } as const

export const TEXT_SIZES = 5
const TEXT_SPACINGS = 3
const sizeRule = `A text size is 1 to ${TEXT_SIZES}.`
const spacingRule = `A spacing is 1 to ${TEXT_SPACINGS}.`

const goalRule = `A daily goal has ${DAILY_GOAL.min} to ${DAILY_GOAL.max} minutes.`

/** A name of the IANA time zone database, as it is written there. */
const TimeZone = z
  .string()
  .max(60, 'This time zone is not known.')
  .regex(/^[A-Za-z]/, 'This time zone is not known.')
  .transform((name, ctx) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    } catch {
      ctx.addIssue('This time zone is not known.')
      return z.NEVER
    }
  })

/** How somebody likes to have it, on every device. Sizes count from 1, as on the page. */
const preferences = {
  theme: z.enum(['light', 'dark', 'system'], 'A theme is light, dark or system.'),
  textSize: z.number().int(sizeRule).min(1, sizeRule).max(TEXT_SIZES, sizeRule),
  textSpacing: z.number().int(spacingRule).min(1, spacingRule).max(TEXT_SPACINGS, spacingRule),
  motion: z.enum(['reduced', 'system'], 'Motion is reduced or system.'),
  singleKeys: z.enum(['on', 'off'], 'Single keys are on or off.'),
}

/** What people may leave out of their account: without it the product does without. */
const Optional = z.object({
  bio: z
    .string()
    .trim()
    .min(1, 'Write something about you, or remove the text.')
    .max(BIO_MAX_LENGTH, `The text about you has at most ${BIO_MAX_LENGTH} characters.`),
  timeZone: TimeZone,
  dailyGoalMinutes: z.number().int(goalRule).min(DAILY_GOAL.min, goalRule).max(DAILY_GOAL.max, goalRule),
  ...preferences,
})

/** All that people may write of their own account, each by its schema. Nothing else of it is writable. */
const Writable = Optional.extend({ displayName: DisplayName })

/** What people have said of themselves; null where they have not. */
export const Profile = User.extend({
  bio: z.string().nullable(),
  timeZone: z.string().nullable(),
  dailyGoalMinutes: z.number().int().nullable(),
  theme: preferences.theme.nullable(),
  textSize: z.number().int().nullable(),
  textSpacing: z.number().int().nullable(),
  motion: preferences.motion.nullable(),
  singleKeys: preferences.singleKeys.nullable(),
  /** Whether a letter to the address has been answered. */
  emailVerified: z.boolean(),
})
export type Profile = z.infer<typeof Profile>
export type OptionalAttribute = keyof z.infer<typeof Optional>

export const getProfile = endpoint({
  method: 'GET',
  path: '/user',
  access: 'user',
  failure: fetching('user'),
  input: z.object({}),
  output: z.object({ user: Profile }),
})

export const updateUser = endpoint({
  method: 'POST',
  path: '/user/update',
  access: 'owner',
  failure: 'Error updating user: ',
  input: z
    .object({
      attr: z.enum(Writable.keyof().options, 'There is no such attribute, or it cannot be changed.'),
      uid: z.string(),
      value: z.unknown(),
    })
    .transform(({ attr, uid, value }, ctx) => {
      if (value === undefined) ctx.addIssue('value is missing.')
      const change = Writable.partial().safeParse({ [attr]: value }, { error: inputWords })
      for (const { message } of change.error?.issues ?? []) ctx.addIssue({ code: 'custom', path: [attr], message })
      return { uid, change: change.data ?? {} }
    }),
  output: z.object({ user: Profile }),
})

/** Takes an optional attribute back; what is not set stays so. */
export const deleteUserField = endpoint({
  method: 'POST',
  path: '/user/delete-field',
  access: 'owner',
  failure: 'Error updating user: ',
  input: z.object({
    attr: z.enum(Optional.keyof().options, 'There is no such attribute, or it cannot be deleted.'),
    uid: z.string().optional(),
  }),
  output: z.object({ user: Profile }),
})

/** Ends all other sessions and their sockets; the one that asks goes on. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/changePassword',
  access: 'owner',
  failure: 'Error changing password: ',
  input: z.object({
    currentPassword: z
      .string()
      .min(1, 'Enter your current password.')
      .max(PASSWORD_LENGTH.max, accountRules.passwordLong),
    newPassword: Password,
    uid: z.string(),
  }),
  output: z.object({ sessionsEnded: z.number().int() }),
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/user/signOutEverywhere',
  access: 'owner',
  failure: 'Error signing out: ',
  input: z.object({
    /** True: all sessions but the one that asks. */
    keepThis: z.boolean().default(false),
    uid: z.string().optional(),
  }),
  output: z.object({ sessionsEnded: z.number().int() }),
})

/** Tells a person's other tabs and devices what they changed about themselves. */
export const userChanged = serverEvent({ event: 'userChanged', payload: z.object({ user: Profile }) })
