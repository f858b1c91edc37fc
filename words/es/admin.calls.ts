import { number, plural } from './language.ts'

export const everyCall = 'Todas las llamadas'

export const from = 'Desde'
export const to = 'Hasta'
export const model = 'Modelo'
export const outcome = 'Resultado'
export const person = 'Persona'
export const any = 'Sin filtro'
export const accountDeletedOf = (uid: string) => `Cuenta eliminada (${uid})`

export const saveCsv = 'Guardar como CSV'
export const fetched = (calls: number) =>
  plural(calls, { one: '# llamada hasta ahora…', other: '# llamadas hasta ahora…' })
export const savedAs = (calls: number, file: string) =>
  plural(calls, { one: `# llamada guardada en ${file}.`, other: `# llamadas guardadas en ${file}.` })

export const loadingCalls = 'Cargando las llamadas'
export const noSuchCall = 'No hay llamadas que coincidan.'
export const newestFirst = 'Las llamadas, primero las más recientes'
export const columns = {
  time: 'Hora (UTC)',
  person: 'Persona',
  purpose: 'Para',
  model: 'Modelo',
  outcome: 'Resultado',
  tokensIn: 'Tokens de entrada',
  tokensOut: 'Tokens de salida',
  cost: 'Coste',
}
export const accountDeleted = 'Cuenta eliminada'
export const topicDeleted = 'Tema eliminado'
export const checkOf = (step: string) => `${step} (revisión)`
export const vectorsOf = (step: string) => `${step} (vectores)`
export const seconds = (value: string) => `${value} s`
export const about = (tokens: number) => `unos ${number(tokens)}`
export const upTo = (cost: string) => `hasta ${cost}`
export const notKnownYet = 'aún no se sabe'
export const unpriced = 'sin precio'
