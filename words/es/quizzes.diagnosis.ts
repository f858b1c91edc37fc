import { number, plural } from './language.ts'

export const title = 'Lo que ya sabes'
export const whySignIn = 'Inicia sesión para ver lo que sabes.'
export const loadingQuestion = 'Cargando la pregunta'
export const didNotLoad = 'No se pudieron cargar las preguntas'

export const questionOf = (position: number, most: number) =>
  `Pregunta ${number(position)}, de ${number(most)} como máximo`
export const decided = (count: number, lessons: number) =>
  plural(lessons, {
    one: `${number(count)} de # lección comprobada`,
    other: `${number(count)} de # lecciones comprobadas`,
  })
