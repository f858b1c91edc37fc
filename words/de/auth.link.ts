export const newPassword = 'Neues Passwort'
export const setPassword = 'Passwort setzen'
export const setting = 'Wird gesetzt …'
export const passwordSet = 'Dein Passwort ist gesetzt. Du bist überall abgemeldet: Melde dich mit dem neuen an.'

export const cameFromLetter = 'Du kommst aus einer E-Mail, die wir dorthin geschickt haben.'
export const itIsMine = 'Ja, das ist meine'
export const verifying = 'Wird geprüft …'
export const verified = (email: string) => `${email} ist bestätigt: Sie gehört dir.`
export const toProfile = 'Zu deinem Profil'
