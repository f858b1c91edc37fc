import { number, plural } from './language.ts'

export const lead =
  'Schreib ein Programm, führ es aus und sieh, welche Tests es besteht. Jede gelöste Aufgabe zählt für eine Fähigkeit.'
export const writeProblem = 'Aufgabe schreiben'
export const problemsCounted = (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' })
export const problemsSoFar = (count: number) =>
  plural(count, { one: '# Aufgabe bisher geladen', other: '# Aufgaben bisher geladen' })

export const noneLikeThat = 'Keine Aufgabe passt zu dieser Auswahl'
export const noneYet = 'Noch keine Aufgaben'
export const writeFirst = 'Die erste schreiben'

export const loadingProblems = 'Aufgaben werden geladen'
export const loadingMore = 'Wird geladen …'

export const byLearner = 'Von Lernenden'
export const byModel = 'Von einem Sprachmodell'
export const votes = (balance: number) => {
  const figure = number(balance, { signDisplay: 'exceptZero' })
  return plural(balance, { one: `${figure} <unit>Stimme</unit>`, other: `${figure} <unit>Stimmen</unit>` })
}
export const solvedBy = (people: number) =>
  plural(people, { one: '# <unit>hat sie gelöst</unit>', other: '# <unit>haben sie gelöst</unit>' })

export const any = 'Alle'
export const difficulty = 'Schwierigkeit'
export const language = 'Programmiersprache'
export const yours = 'Dein Stand'
export const search = 'Aufgaben durchsuchen'
export const words = 'Wörter'
export const wordsOf = 'Aus dem Titel oder einer Fähigkeit'
export const find = 'Suchen'
