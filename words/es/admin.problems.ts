import { number, plural } from './language.ts'

export const views = { disliked: 'Mal valorados', withdrawn: 'Retirados', unpublished: 'Sin publicar' }
export const loadingProblems = 'Cargando los problemas'
export const empty = {
  disliked: {
    title: 'No hay problemas mal valorados.',
    text: 'Aquí salen los que tienen más votos en contra que a favor.',
  },
  withdrawn: { title: 'No hay problemas retirados.' },
  unpublished: { title: 'No hay borradores.' },
}

export const difficulties = { easy: 'fácil', medium: 'media', hard: 'difícil' }
export const fromLibrary = 'Biblioteca incluida'
export const by = (author: string) => `De ${author}`
export const byDeleted = 'De una cuenta eliminada'
export const byModel = 'De un modelo de lenguaje'
export const votes = (up: number, down: number) => `${number(up)} a favor, ${number(down)} en contra`
export const solvedBy = (people: number) =>
  plural(people, { one: 'Resuelto por # persona', other: 'Resuelto por # personas' })

export const withdraw = 'Retirar'
export const withdrawWhat =
  'Nadie lo encontrará y no admitirá más soluciones. Quien ya haya enviado alguna lo seguirá viendo, con lo que hizo. Puedes recuperarlo.'
export const isWithdrawn = (title: string) => `«${title}» se ha retirado.`
export const restore = 'Recuperar'
export const isRestored = (title: string) => `«${title}» se puede volver a encontrar y resolver.`
