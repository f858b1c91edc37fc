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
