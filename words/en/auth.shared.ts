/** What somebody typed before signing in. */
export const promptKept = (prompt: string) => `We’ve kept your prompt: “${prompt}”`
export const email = 'E-mail'
export const emailInvalid = 'Enter a valid e-mail address.'
export const passwordMissing = 'Enter your password.'
export const backToSignIn = 'Back to sign in'
export const signingIn = 'Signing in…'
/**
 * In small letters, what validation.ts calls each field: a sentence of the server that has it is shown beside that field.
 */
export const named = { email: 'e-mail', password: 'password', displayName: 'name' }
