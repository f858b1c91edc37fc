import { plural } from './language.ts'

export const entriesDone = (done: number, count: number) =>
  plural(count, { one: `${done} de # elemento hecho`, other: `${done} de # elementos hechos` })
export const done = 'Hecho'
export const startWith = (title: string) => `Empezar: ${title}`
export const goOnWith = (title: string) => `Continuar: ${title}`
export const emptyCourse = 'Todavía no hay nada en este curso.'
export const emptySection = 'Todavía no hay nada aquí.'
export const entriesTitle = 'Elementos'

export const inTopic = (title: string) => `en ${title}`
export const readOf = (read: number, count: number) => `${read} de ${count} leídas`
export const answeredOf = (answered: number, count: number) => `${answered} de ${count} respondidas`
export const closedReasons = { gone: 'Ya no está disponible', private: 'Privado: solo lo ve quien creó este curso' }
