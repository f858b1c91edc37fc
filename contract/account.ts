import { z } from 'zod'
import { Email, PASSWORD_LENGTH, Password, passwordLong, SecondCode } from './auth.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

/** So long a link for a new password is good. */
export const RESET_LIFE_MS = 30 * 60 * 1000
export const GIVEN_LIFE_MS = 24 * 3600 * 1000
export const VERIFY_LIFE_MS = 24 * 3600 * 1000
export const RECOVERY_CODES = 10

const LinkCode = z
  .string()
  .min(
    1,
    said((words) => words.linkIncomplete),
  )
  .max(
    200,
    said((words) => words.linkIncomplete),
  )
const OwnPassword = z
  .string()
  .min(
    1,
    said((words) => words.passwordMissing),
  )
  .max(PASSWORD_LENGTH.max, passwordLong)

/** Answers the same whether there is such an account or not. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  failure: 'Error asking for a new password: ',
  input: z.object({ email: Email }),
  output: z.object({ sent: z.literal(true) }),
  status: 202,
})

/** Spends the link. Ends every session and every other link of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  failure: 'Error setting the password: ',
  input: z.object({ code: LinkCode, newPassword: Password }),
  output: z.object({ email: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  failure: 'Error verifying the address: ',
  input: z.object({ code: LinkCode }),
  output: z.object({ email: z.string() }),
})

/** Sends the letter with the link once more. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/user/send-verification',
  access: 'owner',
  failure: 'Error sending the letter: ',
  input: z.object({}),
  output: z.object({ email: z.string() }),
  status: 202,
})

export const Session = z.object({
  id: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** Browser and system as far as they say what they are; 'Unknown device' else. */
  device: z.string(),
  openedAt: z.number().int(),
  /** To the day. */
  usedAt: z.number().int(),
  endsAt: z.number().int(),
})
export type Session = z.infer<typeof Session>

/** Newest first, those that live. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'owner',
  failure: fetching('sessions'),
  input: z.object({}),
  output: z.object({ items: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/user/sessions/end',
  access: 'owner',
  failure: 'Error signing out: ',
  input: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({ sessionsEnded: z.number().int() }),
})

/** What there is to be said of how somebody signs in. */
export const Security = z.object({
  /** False where another issuer says who it is: there is no password to ask for. */
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
})
export type Security = z.infer<typeof Security>

export const getSecurity = endpoint({
  method: 'GET',
  path: '/user/security',
  access: 'owner',
  failure: fetching('security'),
  input: z.object({}),
  output: Security,
})

/** A new secret for an authenticator app. It is asked for only once a code of it was confirmed. */
export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/start',
  access: 'owner',
  failure: 'Error switching on two-factor: ',
  input: z.object({ password: OwnPassword }),
  /** `secret` in base 32, to be typed; `uri` for a QR code. */
  output: z.object({ secret: z.string(), uri: z.string() }),
})

/** The recovery codes are told here, and never again. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/confirm',
  access: 'owner',
  failure: 'Error switching on two-factor: ',
  input: z.object({ code: SecondCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Ends those that were there before. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/two-factor/recovery-codes',
  access: 'owner',
  failure: 'Error making recovery codes: ',
  input: z.object({ password: OwnPassword }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/off',
  access: 'owner',
  failure: 'Error switching off two-factor: ',
  input: z.object({ password: OwnPassword }),
  output: z.object({ twoFactor: z.literal(false) }),
})

export const Storage = z.object({ usedBytes: z.number().int(), limitBytes: z.number().int() })
export type Storage = z.infer<typeof Storage>

/** How much of what somebody may keep is used. What is deleted counts until it can no longer be brought back. */
export const getStorage = endpoint({
  method: 'GET',
  path: '/user/storage',
  access: 'owner',
  failure: fetching('storage'),
  input: z.object({}),
  output: Storage,
})

/** Everything that a person owns, as one zip. */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/user/export',
  access: 'owner',
  failure: 'Error exporting your data: ',
  input: z.object({}),
  output: z.object({}),
  media: 'application/zip',
})

/**
 * Ends the account and all that is its own, for good. Public topics stay, as nobody's.
 * `password` where there is one; `code` where two-factor is on.
 */
export const eraseAccount = endpoint({
  method: 'POST',
  path: '/user/erase',
  access: 'owner',
  failure: 'Error erasing the account: ',
  input: z.object({
    password: z.string().max(PASSWORD_LENGTH.max, passwordLong).default(''),
    code: SecondCode.optional(),
    /** The address of the account, typed again. */
    email: Email,
  }),
  output: z.object({ erased: z.literal(true) }),
})
