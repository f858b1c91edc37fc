import { number, plural } from './language.ts'

export const underWay = 'En curso'

export const due = (count: number) => plural(count, { one: '# pendiente', other: '# pendientes' })
export const moreThanDue = (count: number) => `Más de ${plural(count, { one: '# pendiente', other: '# pendientes' })}`
export const whyDue = (count: number) =>
  plural(count, {
    one: 'Una pregunta que ya respondiste, justo cuando más ayuda recordarla.',
    other: 'Preguntas que ya respondiste, justo cuando más ayuda recordarlas.',
  })
export const review = 'Repasar'

export const quizOf = (title: string) => `Cuestionario: ${title}`
export const placeAt = (heading: string) => `Te quedaste en «${heading}».`
export const progress = (read: number, lessons: number, answered: number, questions: number) =>
  `Has leído ${number(read)} de ${plural(lessons, { one: '# lección', other: '# lecciones' })} y respondido ${number(answered)} de ${plural(questions, { one: '# pregunta', other: '# preguntas' })}.`
export const progressIn = (topic: string) => `Progreso en ${topic}`
export const continueReading = 'Continuar'

export const today = 'Hoy'
export const minutesOf = (minutes: number, goal: number) => `${number(minutes)} de ${number(goal)} min`
export const goalReached = 'Has alcanzado tu objetivo.'
export const doneToday = (lessons: number, questions: number) =>
  `Hasta ahora, ${plural(lessons, { one: '# lección leída', other: '# lecciones leídas' })} y ${plural(questions, { one: '# pregunta respondida', other: '# preguntas respondidas' })}.`
export const goal = 'El objetivo de hoy'
export const changeGoal = 'Cambiar tu objetivo'
