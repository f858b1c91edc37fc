import { number, plural } from './language.ts'

export const parts = 'Partes de la página'

export const solvedBy = (people: number) =>
  plural(people, { one: 'Resuelto por # persona', other: 'Resuelto por # personas' })
export const youSolved = 'Lo has resuelto'
export const editProblem = 'Editar el problema'

export const testsOf = (visible: number, hidden: number) => {
  const seen = plural(visible, { one: '# prueba que ves', other: '# pruebas que ves' })
  const unseen = plural(hidden, { one: '# oculta que cuenta', other: '# ocultas que cuentan' })
  return `${seen} y ${unseen} al enviar.`
}

export const hints = 'Pistas'
export const showHint = 'Ver una pista'
export const showNextHint = 'Ver la siguiente pista'
export const hintOf = (place: number, count: number) => `${number(place)} de ${number(count)}`

export const practises = '<label>Practica</label> <skills/>'
export const taughtIn = '<label>Se enseña en</label> <lessons/>'
export const writtenBy = (author: string) => `Escrito por ${author}`
export const writtenByModel = 'Escrito por un modelo de lenguaje para este tema'
export const isGood = '¿Es un buen problema?'
export const votes = {
  up: (count: number) => `Buen problema, ${number(count)}`,
  down: (count: number) => `No es un buen problema, ${number(count)}`,
}
