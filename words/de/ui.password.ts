export const password = 'Passwort'

// Only the verb is visible. If it came last, it would start with a small letter.
export const show = 'Anzeigen <field/>'
export const hide = 'Verbergen <field/>'
