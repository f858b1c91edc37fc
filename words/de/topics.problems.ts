export const loadingProblems = 'Die Aufgaben werden geladen'
export const noneYet = 'Zu den Fähigkeiten dieses Themas gibt es noch keine Aufgabe. <link>Alle Aufgaben</link>'
export const moreAmongAll = 'Weitere findest du unter <link>allen Aufgaben</link>.'
