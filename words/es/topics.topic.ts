import { plural } from './language.ts'

export const loadingTopic = 'Cargando el tema'
export const lessonsTitle = 'Lecciones'
export const quizzesTitle = 'Cuestionarios'

export const howChecked = 'Cómo se ha comprobado'
export const originMeanings = {
  library:
    'Sus lecciones las escribieron y revisaron personas, vienen con este servidor y se ordenaron para este tema.',
  material: 'Sus lecciones se escribieron a partir del material proporcionado. Cada una dice en qué parte se basa.',
  model: 'Sus lecciones las escribió un modelo de lenguaje. Puede equivocarse: comprueba lo importante en las fuentes.',
  chatbot:
    'Escribió las lecciones un chatbot que usó quien creó este tema. El código ha comprobado su forma, pero nadie ha comprobado si son ciertas.',
}
/** `judge` is the name of a language model. */
export const supportedBy = (supported: number, statements: number, judge: string) =>
  `La fuente respalda ${supported} de ${plural(statements, { one: '# afirmación', other: '# afirmaciones' })}, según ${judge}.`
export const heldTrueBy = (held: number, statements: number, judge: string) =>
  `${judge} juzgó ${plural(statements, { one: '# afirmación', other: '# afirmaciones' })} de estas lecciones una por una. Dio por buenas ${held}, y las demás se corrigieron o se quitaron.`
export const checksLater = 'Las comprobaciones aparecen aquí cuando el tema está terminado.'
export const notAllChecked = 'No se terminó, así que no se ha comprobado todo.'

export const loadingProgress = 'Cargando tu progreso'
export const startHere = 'Empieza aquí'
export const next = 'A continuación'
export const lessonTitle = (position: number, title: string) => `Lección ${position}: ${title}`
export const practiseTitle = (quiz: string) => `Practica: ${quiz}`
export const answeredOf = (answered: number, count: number) => `${answered} de ${count} respondidas`
export const nearlyThere = 'Ya casi está'
export const missedTitle = (quiz: string) => `Repasa lo que fallaste: ${quiz}`
export const correctOf = (correct: number, count: number) => `${correct} de ${count} correctas`
export const inAMoment = 'En un momento'
export const nextIsWritten = 'La parte siguiente se está escribiendo'
export const appearsByItself = 'Aparecerá aquí cuando esté lista.'
export const done = 'Hecho'
export const allDone = 'Has hecho todo lo que hay aquí'
export const laterKeepsIt = 'Practica de nuevo más adelante para no olvidarlo.'

export const startReading = 'Empezar a leer'
export const readOn = 'Continuar'
export const startQuiz = 'Empezar el cuestionario'
export const goOnWithQuiz = 'Seguir con el cuestionario'
export const practiseAgain = 'Practicar de nuevo'
export const chooseAnother = 'Elegir otro tema'
export const signInToPractise = 'Iniciar sesión para practicar'

export const known = 'Ya la conoces'
export const read = 'Leída'
export const beingWritten = 'Se está escribiendo…'
export const notWritten = 'No se pudo escribir'
export const ready = 'Lista'
export const quizScore = '<hidden>Cuestionario: </hidden><score/>'
export const quoted = (title: string) => `«${title}»`
export const needs = (titles: string) => `Lee antes ${titles}.`
export const practise = 'Practicar<title>: </title>'

export const aboutTopic = 'Sobre este tema'
export const outcomes = 'Serás capaz de'
export const reached = '(logrado)'
export const moreOutcomes = (count: number) => `Y ${count} más`
export const assumed = 'Antes de empezar'
export const nothingAssumed = 'No hacen falta conocimientos previos.'
export const sources = 'Fuentes'
export const showSources = (count: number) => `Ver todas (${count})`
export const sourcesLater = 'Se indican cuando el tema está terminado.'
export const noSources = 'No se indica ninguna.'
