/** The prompt that a person typed before signing in. */
export const promptKept = (prompt: string) => `We’ve kept your prompt: “${prompt}”`
export const email = 'E-mail'
export const emailInvalid = 'Enter a valid e-mail address.'
export const passwordMissing = 'Enter your password.'
export const backToSignIn = 'Back to sign in'
export const signingIn = 'Signing in…'
/**
 * The names of the fields in the sentences of validation.ts, in lower case. If a sentence from the server contains one
 * of them, it is shown beside that field.
 */
export const named = { email: 'e-mail', password: 'password', displayName: 'name' }
