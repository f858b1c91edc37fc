import { number } from './language.ts'

export const textSize = 'Tamaño del texto'
export const smallerText = 'Texto más pequeño'
export const largerText = 'Texto más grande'
export const sampleLetter = 'A'
export const sizeOf = (size: number, sizes: number) => `${number(size)} de ${number(sizes)}`

export const lines = 'Líneas'
export const spacings = { close: 'Juntas', usual: 'Normales', open: 'Separadas' }
export const width = 'Ancho'
export const widths = { narrow: 'Estrecho', usual: 'Normal', wide: 'Amplio' }

export const keys = 'Teclas'
export const keysDo = {
  larger: 'texto más grande',
  smaller: 'texto más pequeño',
  focus: 'modo de concentración',
  aloud: 'leer en voz alta',
  next: 'siguiente lección',
  previous: 'lección anterior',
}
export const switchKeysOff = 'Desactivar atajos de una tecla'
export const switchKeysOn = 'Activar atajos de una tecla'
