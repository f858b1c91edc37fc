export const thanks = 'Danke, deine Nachricht ist angekommen'
export const answerGoesTo = (email: string) => `Die Antwort geht an ${email}.`
export const writeAnother = 'Noch eine schreiben'

export const writingAs = (name: string, email: string) => `Du schreibst als ${name}; die Antwort geht an ${email}.`
export const name = 'Name'
export const nameMissing = 'Gib deinen Namen ein.'
export const email = 'E-Mail'
export const emailHint = 'Dorthin geht die Antwort.'
export const emailInvalid = 'Gib eine gültige E-Mail-Adresse ein.'
export const leaveEmpty = 'Lass das leer'
export const about = 'Worum geht es?'
export const choose = 'Auswählen'
export const aboutMissing = 'Wähle aus, worum es geht.'
export const subject = 'Betreff'
export const subjectMissing = 'Schreib in wenigen Worten, worum es geht.'
export const message = 'Nachricht'
export const messageHint = (max: number) => `Bis zu ${max} Zeichen.`
export const messageMissing = 'Schreib deine Nachricht.'
export const send = 'Nachricht senden'
