import { number } from './language.ts'

export const title = 'Tema compartido'
export const forReading = 'Alguien ha compartido contigo este enlace de lectura. Para practicar, crea tu propio tema.'
export const makeAlike = 'Crear un tema como este'
export const lessonsTitle = 'Lecciones'
export const quizzesOnly = 'Este tema solo tiene cuestionarios, y solo su dueño puede responderlos.'
export const beingWritten = 'Se está escribiendo'
export const notWritten = 'Sin escribir'

export const deadLink = 'Este enlace no funciona'
export const deadLinkWhy = 'Puede que su dueño lo haya retirado o que esté mal escrito. Pregunta a quien te lo envió.'

export const lessonOf = (position: number, count: number, minutes: number) =>
  `Lección ${number(position)} de ${number(count)} · ${number(minutes)} min`
export const lessonNotWritten = 'Esta lección aún no está escrita.'
export const back = (title: string) => `Anterior: ${title}`
export const next = (title: string) => `Siguiente: ${title}`
export const noLesson = 'No encontramos esta lección'
export const loadingLesson = 'Cargando la lección'
