import { number } from './language.ts'

export const howToLeave = 'Tab aplica sangría. Pulsa Escape y después Tab para salir del editor.'

export const findInProgram = 'Buscar en el programa'
export const find = 'Buscar'
export const notFound = 'Sin resultados'
export const placeOf = (place: number, count: number) => `${number(place)} de ${number(count)}`
export const previous = 'Anterior'
export const next = 'Siguiente'
