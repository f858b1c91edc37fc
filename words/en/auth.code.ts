export const code = 'Code'
export const codeHint = 'Enter the six digits from your authenticator app, or one of your recovery codes.'
export const codeShort = 'Enter the six digits, or a recovery code.'
export const back = 'Back to e-mail and password'
