import { accountRules, NAME_MAX_LENGTH, PASSWORD_LENGTH } from '#contract/auth.ts'

/** What the server would say of a name, without asking it. */
export function nameProblem(displayName: string) {
  const name = displayName.trim()
  if (!name) return accountRules.nameMissing
  return name.length > NAME_MAX_LENGTH ? accountRules.nameLong : undefined
}

/** The same of a new password. */
export function passwordProblem(password: string) {
  if (password.length < PASSWORD_LENGTH.min) return accountRules.passwordShort
  return password.length > PASSWORD_LENGTH.max ? accountRules.passwordLong : undefined
}
