import { plural } from './language.ts'

export const lessonsRead = (read: number, count: number) =>
  plural(count, { one: `${read} de # lección leída`, other: `${read} de # lecciones leídas` })
export const questionsAnswered = (answered: number, count: number) =>
  plural(count, { one: `${answered} de # pregunta respondida`, other: `${answered} de # preguntas respondidas` })
export const progress = (title: string, parts: string) => `${title}: ${parts}`
export const done = (share: string) => `${share} hecho`
