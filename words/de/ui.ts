export const loading = 'Wird geladen'

export const loadingThe = {
  topic: 'Das Thema wird geladen',
  lesson: 'Die Lektion wird geladen',
  quiz: 'Das Quiz wird geladen',
  pathway: 'Der Lernpfad wird geladen',
  practice: 'Die Übung wird geladen',
  check: 'Der Wissenscheck wird geladen',
  problem: 'Die Aufgabe wird geladen',
}
export const missing = {
  topic: 'Dieses Thema gibt es hier nicht',
  lesson: 'Diese Lektion gibt es hier nicht',
  quiz: 'Dieses Quiz gibt es hier nicht',
  pathway: 'Diesen Lernpfad gibt es hier nicht',
  practice: 'Diese Übung gibt es hier nicht',
  check: 'Diesen Wissenscheck gibt es hier nicht',
  problem: 'Diese Aufgabe gibt es hier nicht',
}
export const whyMissing = {
  signedIn:
    'Vielleicht gehört das jemand anderem und ist privat, es wurde entfernt, oder der Link hat einen Tippfehler.',
  visitor:
    'Vielleicht ist das privat, es wurde entfernt, oder der Link hat einen Tippfehler. Wenn es dir gehört, melde dich an.',
}
