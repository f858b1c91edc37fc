import { plural } from './language.ts'

export const notFinished = 'Este tema no se pudo terminar.'
export const lessonsKept = (ready: number, total: number) =>
  plural(ready, {
    one: `Se puede leer # lección de ${total}, y lo que hiciste aquí se conserva.`,
    other: `Se pueden leer # lecciones de ${total}, y lo que hiciste aquí se conserva.`,
  })
export const nothingWritten = 'No se escribió nada.'
export const askAgain = 'Pedirlo de nuevo'
