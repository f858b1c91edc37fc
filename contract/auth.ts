import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nameOf } from './names.ts'
import { said } from './said.ts'

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(said((words) => words.emailInvalid)))

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
export const NAME_MAX_LENGTH = 80
export const passwordLong = said((words) => words.passwordLong(PASSWORD_LENGTH.max))

export const Password = z
  .string()
  .min(
    PASSWORD_LENGTH.min,
    said((words) => words.passwordShort(PASSWORD_LENGTH.min)),
  )
  .max(PASSWORD_LENGTH.max, passwordLong)
export const DisplayName = nameOf({
  max: NAME_MAX_LENGTH,
  missing: said((words) => words.nameMissing),
  long: said((words) => words.nameLong(NAME_MAX_LENGTH)),
})

/** A person's own account, as their client receives it once an ID token was verified. */
export const User = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  subscription: z.enum(['paid', 'none']),
  role: z.enum(['user', 'admin']),
})
export type User = z.infer<typeof User>

/** An ID token in the form of a compact JWT. Anything else is reported as malformed rather than as invalid. */
const Jwt = z
  .string()
  .max(4096)
  .regex(
    /^[\w-]+\.[\w-]+\.[\w-]*$/,
    said((words) => words.tokenMalformed),
  )

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'public',
  failure: 'Error registering user: ',
  input: z.object({ email: Email, password: Password, displayName: DisplayName }),
  output: z.object({ user: User }),
  status: 201,
})

/** The second factor: a code from an authenticator app, or a recovery code. */
export const SecondCode = z
  .string()
  .trim()
  .min(
    6,
    said((words) => words.codeMissing),
  )
  .max(
    40,
    said((words) => words.codeLong),
  )

/**
 * Opens a session. The session token is only used to get ID tokens and to sign out. It is null if the password is right
 * but a second factor is needed as well.
 */
export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in/email',
  access: 'public',
  failure: 'Error signing in: ',
  input: z.object({
    email: Email,
    password: z
      .string()
      .min(
        1,
        said((words) => words.passwordMissing),
      )
      .max(128),
    code: SecondCode.optional(),
  }),
  output: z.object({ sessionToken: z.string().nullable() }),
})

/** Exchanges the session token, sent as the bearer token, for an ID token that is valid for 15 minutes. */
export const getIdToken = endpoint({
  method: 'GET',
  path: '/auth/token',
  access: 'public',
  failure: 'Error fetching token: ',
  input: z.object({}),
  output: z.object({ token: z.string() }),
})

/** Ends the session whose token is sent as the bearer token, and closes the session's sockets. */
export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  access: 'public',
  failure: 'Error signing out: ',
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
})

export const verifyToken = endpoint({
  method: 'POST',
  path: '/auth/verifyToken',
  access: 'public',
  failure: 'Error verifying token: ',
  input: z.object({ token: Jwt }),
  output: z.object({ user: User }),
})

export const getJwks = endpoint({
  method: 'GET',
  path: '/auth/jwks',
  access: 'public',
  failure: 'Error fetching keys: ',
  input: z.object({}),
  output: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.string(),
        alg: z.string(),
        crv: z.string().optional(),
        x: z.string().optional(),
      }),
    ),
  }),
})

/** Uses the one-time link that makes the signed-in person the first administrator. */
export const claimAdmin = endpoint({
  method: 'POST',
  path: '/auth/claim-admin',
  access: 'user',
  failure: 'Error claiming administration: ',
  input: z.object({ code: z.string().min(1).max(200) }),
  output: z.object({ user: User }),
})
