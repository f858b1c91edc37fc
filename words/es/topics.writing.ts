import { plural } from './language.ts'

export const lessonsReady = (ready: number, total: number) =>
  plural(total, {
    one: `Se está escribiendo: ${ready} de # lección lista.`,
    other: `Se está escribiendo: ${ready} de # lecciones listas.`,
  })
export const quizzesReady = (count: number) =>
  plural(count, {
    one: 'Se está escribiendo: # cuestionario listo hasta ahora.',
    other: 'Se está escribiendo: # cuestionarios listos hasta ahora.',
  })
export const firstQuizSoon = 'Se está escribiendo: el primer cuestionario llegará en un momento.'
export const topicReady = 'El tema está listo.'

export const lessonsBar = 'Lecciones listas'
export const quizzesBar = 'Escribiendo los cuestionarios'
