/** Where the address has an account already. */
export const signInWithAddress = 'Sign in with this address'
export const name = 'Name'
export const nameHint = 'What should we call you?'
export const create = 'Create account'
export const creating = 'Creating your account…'
export const haveAccount = 'Already have an account? <signIn>Sign in</signIn>'
