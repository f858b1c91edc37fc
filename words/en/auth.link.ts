// The link leads to a new password.
export const newPassword = 'New password'
export const setPassword = 'Set password'
export const setting = 'Setting…'
export const passwordSet = 'Your new password is set. We’ve signed you out everywhere, so sign in again with it.'

// The link shows that an address belongs to somebody.
export const cameFromLetter = 'You opened a link we e-mailed to this address.'
export const itIsMine = 'Yes, it’s mine'
export const verifying = 'Verifying…'
export const verified = (email: string) => `${email} is verified.`
export const toProfile = 'Go to your profile'
