export const title = 'Profile'
/** To somebody whom another page refused. */
export const noAccess = 'Your account doesn’t have access to the page you came from.'
export const signInFirst = 'Sign in to see your profile.'
