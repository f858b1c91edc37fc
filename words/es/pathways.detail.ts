import { number, plural } from './language.ts'

export const pathway = 'Ruta'
export const loadingPathway = 'Cargando la ruta'
export const assumes = (skills: string) => `Da por sabido: ${skills}.`
export const stepsTitle = 'Pasos'

export const noTopicLeft = 'Ya no queda ningún tema de esta ruta'
export const beginsAgain = 'El próximo que pidas sobre su materia la empezará de nuevo.'
export const loadingProgress = 'Cargando tu progreso'
export const nextEyebrows = { goOn: 'Continúa aquí', start: 'Empieza aquí', next: 'Siguiente', done: 'Terminada' }
export const stepTitle = (position: number, topic: string) => `Paso ${number(position)}: ${topic}`
export const allDone = 'Has hecho todos los pasos'
export const stepsDone = (done: number, total: number) =>
  plural(total, { one: `${number(done)} de # paso hecho`, other: `${number(done)} de # pasos hechos` })
export const stepsDoneLabel = 'Pasos hechos'
export const forVisitors = 'Puedes leerla sin cuenta. Inicia sesión para practicar y no perder por dónde vas.'
export const goOn = 'Continuar'
export const start = 'Empezar'
export const chooseAnother = 'Elegir otra ruta'

export const beingWritten = 'Se está escribiendo…'
export const notFinished = 'Sin terminar'
export const isNext = 'Siguiente'
export const isDone = 'Hecho'
export const started = (parts: string) => `Empezado: ${parts}`
export const lessonsRead = (read: number, total: number) =>
  plural(total, { one: `${number(read)} de # lección leída`, other: `${number(read)} de # lecciones leídas` })
export const lessonsKnown = (count: number) => plural(count, { one: '# ya sabida', other: '# ya sabidas' })
export const questionsAnswered = (answered: number, total: number) =>
  plural(total, {
    one: `${number(answered)} de # pregunta respondida`,
    other: `${number(answered)} de # preguntas respondidas`,
  })

export const masteryOf = (percent: string, skills: string) => `Dominio: ${percent} (${skills})`
export const skillsOn = {
  unseen: (count: number) => `${number(count)} sin empezar`,
  attempted: (count: number) => plural(count, { one: '# intentada', other: '# intentadas' }),
  familiar: (count: number) => plural(count, { one: '# conocida', other: '# conocidas' }),
  proficient: (count: number) => plural(count, { one: '# competente', other: '# competentes' }),
  mastered: (count: number) => plural(count, { one: '# dominada', other: '# dominadas' }),
}
export const notYetTried = (count: number) => `${number(count)} sin empezar`
