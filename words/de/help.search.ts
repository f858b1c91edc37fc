import { plural } from './language.ts'

export const searchLabel = 'Hilfe durchsuchen'
export const nothingFound = 'Dazu steht hier nichts. Versuch andere Wörter oder schreib uns über die Kontaktseite.'
export const found = (count: number) => plural(count, { one: '# Antwort', other: '# Antworten' })
