import { number, plural } from './language.ts'

export const generating = 'Generando tu tema'
export const progress = 'Progreso'
export const stages = {
  understand: 'Leyendo tu petición',
  match: 'Comprobando lo que ya está escrito',
  ground: 'Reuniendo material de base',
  outline: 'Trazando el esquema',
  lessons: 'Escribiendo las lecciones',
  publish: 'Dándole forma final',
}
export const ready = 'lista'

export const exists = (title: string) => `Ya hay un tema «${title}»`
export const isItWanted = '¿Es lo que quieres? Si no eliges nada, en unos segundos se crea uno nuevo.'
export const openExisting = 'Abrir el existente'
export const makeNew = 'Crear uno nuevo'

export const continueInBackground = 'Continuar en segundo plano'

export const waitedFor = (minutes: number, seconds: number) =>
  minutes === 0
    ? `Esperando desde hace ${number(seconds)} s`
    : `Esperando desde hace ${number(minutes)} min ${number(seconds)} s`
export const waitedMinutes = (minutes: number) =>
  plural(minutes, { one: 'Llevas # minuto esperando.', other: 'Llevas # minutos esperando.' })
export const mayLeave =
  'No hace falta que esperes aquí. Si continúas en segundo plano, Lyceum te avisa cuando el tema está listo.'
