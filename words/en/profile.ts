export const title = 'Profile'
/** Shown if the person was redirected here because they have no access to another page. */
export const noAccess = 'Your account doesn’t have access to the page you came from.'
export const signInFirst = 'Sign in to see your profile.'
