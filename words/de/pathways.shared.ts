import { number } from './language.ts'

export const yourPathway = 'Dein Lernpfad'
export const onlyYours = 'Nur du siehst ihn'
export const hours = (count: number) => `${number(count)} Std.`
export const hoursAndMinutes = (hours: number, minutes: number) => `${number(hours)} Std. ${number(minutes)} Min.`
