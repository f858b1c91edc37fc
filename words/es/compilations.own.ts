import { date } from './language.ts'

export const noSuchRun =
  'No encontramos esta ejecución. Se conservan las últimas 200 de cada persona, y solo ella puede verlas.'
export const when = (at: number) => date(at, { dateStyle: 'medium', timeStyle: 'short' })
export const runHere = 'Ejecutado por este servidor'
export const runElsewhere = 'Ejecutado en otro lugar y comunicado a este servidor'
export const program = 'Programa'
export const input = 'Entrada (stdin)'
