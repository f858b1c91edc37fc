// The page for choosing a new password, opened from an e-mail.
export const newPassword = 'New password'
export const setPassword = 'Set password'
export const setting = 'Setting…'
export const passwordSet = 'Your new password is set. We’ve signed you out everywhere, so sign in again with it.'

// The page for verifying an e-mail address, opened from an e-mail.
export const cameFromLetter = 'You opened a link we e-mailed to this address.'
export const itIsMine = 'Yes, it’s mine'
export const verifying = 'Verifying…'
export const verified = (email: string) => `${email} is verified.`
export const toProfile = 'Go to your profile'
