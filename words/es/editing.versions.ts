import { date } from './language.ts'

export const versionsTitle = 'Versiones'
export const none = 'Todavía no se ha modificado nada a mano.'
export const heads = {
  older: (version: number) => `<b>Versión ${version}</b>`,
  current: (version: number) => `<b>Versión ${version}</b>, la actual`,
  olderWithdrawn: (version: number) => `<b>Versión ${version}</b>, retirada`,
  currentWithdrawn: (version: number) => `<b>Versión ${version}</b>, la actual, retirada`,
}

export const origins = {
  original: 'Tal como se creó',
  release: 'Tal como viene en una versión de la biblioteca',
  model: 'Tal como la reescribió el modelo de lenguaje',
}
export const editorLeft = 'Alguien que ya no está'
export const when = (at: number) => date(at, { dateStyle: 'medium', timeStyle: 'short' })

export const showText = (version: number) => `Ver el texto<hidden> de la versión ${version}</hidden>`
export const bringBack = (version: number) => `Recuperar<hidden> la versión ${version}</hidden>`
export const saveFirst = 'Guarda antes tus cambios para no perderlos.'
