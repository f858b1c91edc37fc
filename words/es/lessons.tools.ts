import { number } from './language.ts'

export const reading = 'Lectura'
export const listen = 'Escuchar'
export const focus = 'Concentración'
export const leaveFocus = 'Salir del modo de concentración'

export const textSizeNow = (size: number, sizes: number) => `Tamaño del texto: ${number(size)} de ${number(sizes)}.`
export const focusOn = 'El modo de concentración está activado. Pulsa Escape para salir.'
export const focusOff = 'El modo de concentración está desactivado.'

export const leftOffHere = 'Te quedaste aquí.'
export const toTheTop = 'Ir al principio'
