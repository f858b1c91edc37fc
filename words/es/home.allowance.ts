import { plural } from './language.ts'

export const left = (count: number, limit: number) =>
  `${plural(count, { one: 'Hoy te queda #', other: 'Hoy te quedan #' })} de ${plural(limit, { one: '# tema', other: '# temas' })} con el modelo de lenguaje; la biblioteca no tiene límite.`
