import { number, plural } from './language.ts'

export const loadingLesson = 'Cargando la lección'
export const lessonOf = (position: number, count: number) => `Lección ${number(position)} de ${number(count)}`

export const isBeingWritten = 'Esta lección se está escribiendo.'
export const growsHere = 'Esta lección se está escribiendo. Puedes leerla aquí a medida que crece.'
export const beingWritten = 'Se está escribiendo'
export const couldNotBeWritten = 'No se pudo escribir esta lección. En el tema puedes ver qué más hay para leer.'
export const backToTopic = 'Volver al tema'

export const inThisLesson = 'En esta lección'
export const aboutThisLesson = 'Sobre esta lección'
export const markReadAndGoOn = 'Hecho, siguiente lección'
export const isRead = 'Leída'

export const sources = 'Fuentes'
export const nowSeeWhatStayed = 'Comprueba lo aprendido'
export const thatWasIt = 'Eso es todo'
export const markedAsRead = 'Esta lección está marcada como leída.'
export const opened = (title: string) => `Lo siguiente: ${title}`
export const quizNotBegun = 'Unas pocas preguntas muestran qué sabes aplicar ya.'
export const questionsWait = (count: number) =>
  plural(count, { one: '# pregunta sobre esta lección.', other: '# preguntas sobre esta lección.' })
export const answeredCorrectly = (correct: number, total: number) =>
  plural(total, {
    one: `Respuestas correctas: ${number(correct)} de # pregunta.`,
    other: `Respuestas correctas: ${number(correct)} de # preguntas.`,
  })
export const practise = 'Practicar'
export const practiseLesson = (practise: string, title: string) => `${practise}: ${title}`
export const practiseWords = 'Practicar las palabras'
export const readOn = 'Siguiente lección'
export const lessonsLabel = 'Lecciones'
export const previous = 'Anterior'
export const next = 'Siguiente'
