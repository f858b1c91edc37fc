export const password = 'Passwort'

// Only the verb is seen: at the end it would begin small.
export const show = 'Anzeigen <field/>'
export const hide = 'Verbergen <field/>'
