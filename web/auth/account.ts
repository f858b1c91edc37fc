import * as words from '#words/auth.shared.ts'
import { safeNext } from '../api/api.ts'
import type { Failure } from '../api/useSending.ts'
import { createStore } from '../ui/store.ts'
import { nameProblem, passwordProblem } from './accountRules.ts'

export type Field = 'displayName' | 'email' | 'password'
export type Account = Record<Field, string>
export type FieldErrors = Partial<Record<Field, string>>

/** What was typed as e-mail address, so that it need not be typed again on the other page. */
export const typedEmail = createStore('')

/** What is plainly missing, in the server's own words; whether an account exists is for the server to say. */
export function checkSignIn({ email, password }: Pick<Account, 'email' | 'password'>): FieldErrors {
  return only({
    email: !/^\s*[^\s@]+@[^\s@]+\s*$/.test(email) && words.emailInvalid,
    password: !password && words.passwordMissing,
  })
}

/** All of a new account at once: the server names one mistake at a time. */
export function checkAccount({ displayName, email, password }: Account): FieldErrors {
  return only({
    displayName: nameProblem(displayName),
    email: checkSignIn({ email, password }).email,
    password: passwordProblem(password),
  })
}

/** A sentence that speaks of several is about the first. */
const FIELDS: Field[] = ['email', 'password', 'displayName']

/** Where a refused input belongs; without a field the message stands above the form. */
export function fieldErrorsOf({ code, message }: Failure, failure: string): FieldErrors {
  if (code !== 'invalid_request') return {}
  const text = message.startsWith(failure) ? message.slice(failure.length) : message
  const field = FIELDS.find((field) => text.startsWith(field) || text.toLowerCase().includes(words.named[field]))
  return field ? { [field]: text } : {}
}

/** The way on after sign-in, as the other page's search parameters keep it. */
export const keptNext = (next: string | undefined) => (next && safeNext(next) === next ? { next } : {})

function only(found: Partial<Record<Field, string | false | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message))
}
