export const start = 'Mit Wikipedia beginnen'
export const whatItIs =
  'Ein Artikel in Lektionen, in seinen eigenen Worten, mit Fragen nach Regeln. Niemand hat sie geprüft.'
export const looking = 'Der Artikel wird gesucht'
export const reading = (title: string) => `„${title}“ wird gelesen`
export const which = 'Welchen Artikel meinst du?'
export const nothing = 'Wikipedia hat dazu keinen Artikel. Versuche andere Wörter oder nimm einen eigenen Text.'
export const ownText = 'Eigenen Text oder eigene Datei nehmen'
