import { plural } from './language.ts'

export const title = 'Suche'
export const titleFor = (words: string) => `Suche: ${words}`
export const lead = 'Finde nach Stichwörtern, was es hier zu lesen und zu lösen gibt.'
export const howTo =
  'Ein Wort genügt, auch sein Anfang. Eine Liste aller Themen findest du unter <topics>Themen</topics>.'

export const searching = 'Suche läuft'
export const notSearchable = 'Hier lässt sich nichts suchen.'
export const found = (count: number) => plural(count, { other: '# Treffer' })
export const foundSoFar = (count: number) => plural(count, { other: '# Treffer bisher' })
export const lessonIn = (topic: string) => `Lektion in ${topic}`
export const nearMatch = 'Ähnlicher Inhalt'
export const loadingMore = 'Wird geladen …'
export const allProblems = 'Alle Aufgaben mit diesen Wörtern'
export const makeTopic = (words: string) => `Thema zu „${words}“ erstellen`

export const nothingFound = 'Nichts gefunden'
export const nothingMentions = (words: string) => `„${words}“ kommt hier nirgends vor`
export const tryFewer = 'Mit weniger Wörtern findest du mehr. Oder erstelle ein eigenes Thema dazu.'
