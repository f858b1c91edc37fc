import { number } from './language.ts'

export const yourPathway = 'Tu ruta'
export const onlyYours = 'Solo la ves tú'
export const hours = (count: number) => `${number(count)} h`
export const hoursAndMinutes = (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`
