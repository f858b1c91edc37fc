import { plural } from './language.ts'

export const views = { failed: 'Fallidas', underWay: 'En curso', waiting: 'En espera' }
export const loadingJobs = 'Cargando las tareas'
export const empty = {
  failed: { title: 'No ha fallado ninguna tarea.', text: 'Las tareas fallidas se quedan aquí un día, con el motivo.' },
  underWay: { title: 'No hay ninguna tarea en curso.' },
  waiting: {
    title: 'No hay ninguna tarea en espera.',
    text: 'Una tarea espera unos segundos cuando tiene una pregunta para quien la inició.',
  },
}

export const kinds = {
  topic: 'Un tema',
  lesson: 'Una lección reescrita',
  quiz: 'Un cuestionario reescrito',
}
export const states = { queued: 'En cola', running: 'En marcha', waiting: 'En espera', failed: 'Fallida' }
export const byModel = 'Con el modelo de lenguaje'
export const takenUp = (times: number) => plural(times, { one: 'Empezada # vez', other: 'Empezada # veces' })

export const madeAgain = (prompt: string, name: string) => `«${prompt}» se está creando de nuevo para ${name}.`
export const stop = 'Detener'
export const stopWhat = (name: string) =>
  `Se eliminará lo escrito hasta ahora y se avisará a ${name} de la cancelación.`
export const stopped = (prompt: string) => `«${prompt}» se ha detenido.`
export const hadEnded = (prompt: string) => `«${prompt}» ya había terminado.`
