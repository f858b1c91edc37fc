export const loadingMap = 'Die Karte wird geladen'
export const noMap = 'Die Karte fehlt hier.'
export const nothingYet = 'Noch gibt es nichts zu zeichnen'
export const comesWithLesson = 'Die Karte erscheint mit der ersten Lektion.'
export const mapOf = (topic: string) => `Karte zu ${topic}: was worauf aufbaut`
export const skills = 'Fähigkeiten'
export const lessons = 'Lektionen'
export const buildsOn = (titles: string) => `Baut auf ${titles} auf.`
export const buildsOnNothing = 'Baut hier auf nichts auf.'
export const lesson = 'Lektion: <link/>'
export const mastery = (share: string) => `Beherrschung ${share}`
