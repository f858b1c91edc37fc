export const code = 'Code'
export const codeHint = 'Sechs Ziffern aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes.'
export const codeShort = 'Gib die sechs Ziffern oder einen Wiederherstellungscode ein.'
export const back = 'Zurück zu E-Mail und Passwort'
