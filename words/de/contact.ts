export const title = 'Kontakt'
export const lead =
  'Hinter diesem Server steht ein Mensch. Er liest, was du hier schreibst, und antwortet per E-Mail. Viele Antworten stehen schon in der <help>Hilfe</help>.'

export const needsScript = 'Das Kontaktformular braucht JavaScript.'
export const writeInstead = 'Ohne JavaScript schreib an <email/>.'
export const switchOn = 'Schalte es für diese Seite ein: Eine E-Mail-Adresse ist hier nicht angegeben.'

export const otherWays = 'Andere Wege'
export const byEmail = 'Per E-Mail: <email/>'
export const bySocial = 'Neuigkeiten und kurze Fragen: <profile>unser Profil im sozialen Netzwerk</profile>'

export const whatHelps = 'Was uns hilft, dir zu helfen'
export const helps = {
  content:
    '<strong>Eine falsche Frage oder Lektion:</strong> die Adresse der Seite und was dort stehen sollte. Eine Quelle hilft. Noch schneller geht es mit <em>Diese Lektion melden</em> am Ende der Lektion oder <em>Diese Frage ist falsch</em> nach einer Antwort.',
  fault:
    '<strong>Etwas, das nicht funktioniert:</strong> was du getan, erwartet und gesehen hast und welchen Browser du benutzt.',
  account:
    '<strong>Dein Konto oder deine Daten:</strong> Schreib, während du angemeldet bist, oder von der Adresse, mit der du dich registriert hast. Schick nie ein Passwort.',
}
export const kept = 'Deine Nachricht wird nach einem Jahr gelöscht. <privacy>Was sonst gespeichert wird</privacy>'
