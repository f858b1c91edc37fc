import { number, plural } from './language.ts'

export const lead =
  'Nada se pierde: cada vez que guardas queda una versión que se puede recuperar, y todo el mundo conserva su progreso.'
export const everywhere = 'Si cambias una pregunta de la biblioteca, cambia en todos los temas que la incluyen.'

export const reportsTitle = 'Informes'
export const reportsCounted = (count: number) => `Informes (${number(count)})`
export const loadingReports = 'Cargando los informes'
export const noReports = 'Nadie dice que una pregunta esté mal.'
export const lookAndDecide = 'Abrir y resolver<which>: <title/></which>'

export const partsTitle = 'Lecciones y preguntas'
export const modelCan = (left: number) =>
  `El modelo de lenguaje puede reescribir una lección con sus preguntas, o crear otras preguntas. Lo que ya se respondió se conserva, y también las preguntas modificadas a mano. ${plural(left, { one: 'Te queda # por hoy', other: 'Te quedan # por hoy' })}.`
export const byHand = 'Modificada a mano'
export const withdrawn = 'Retirada'
export const loose = 'Su frase ya no está en la lección'

export const rewriteLesson = 'Reescribir esta lección'
export const newQuestions = 'Crear otras preguntas'
export const firstQuestions = 'Crear preguntas'
export const underWay = { lesson: 'Se está reescribiendo esta lección…', quiz: 'Se están creando sus preguntas…' }
export const failed = {
  lesson: (reason: string) => `No se pudo escribir la lección. ${reason}`,
  quiz: (reason: string) => `No se pudieron escribir sus preguntas. ${reason}`,
}
