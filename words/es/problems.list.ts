import { number, plural } from './language.ts'

export const lead =
  'Escribe un programa, ejecútalo y mira qué pruebas supera. Con cada uno que resuelves desarrollas una habilidad.'
export const writeProblem = 'Escribir un problema'
export const problemsCounted = (count: number) => plural(count, { one: '# problema', other: '# problemas' })
export const problemsSoFar = (count: number) =>
  plural(count, { one: 'Se muestra # problema', other: 'Se muestran # problemas' })

export const noneLikeThat = 'Ningún problema coincide'
export const noneYet = 'Todavía no hay problemas'
export const writeFirst = 'Escribir el primero'

export const loadingProblems = 'Cargando los problemas'
export const loadingMore = 'Cargando…'

export const byLearner = 'De un estudiante'
export const byModel = 'De un modelo de lenguaje'
export const votes = (balance: number) => {
  const figure = number(balance, { signDisplay: 'exceptZero' })
  return plural(balance, { one: `${figure} <unit>voto</unit>`, other: `${figure} <unit>votos</unit>` })
}
export const solvedBy = (people: number) =>
  plural(people, { one: '# <unit>lo ha resuelto</unit>', other: '# <unit>lo han resuelto</unit>' })

export const any = 'Cualquiera'
export const difficulty = 'Dificultad'
export const language = 'Lenguaje'
export const yours = 'Tu progreso'
export const search = 'Buscar en los problemas'
export const words = 'Palabras'
export const wordsOf = 'Título o habilidad'
export const find = 'Buscar'
