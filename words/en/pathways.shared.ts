import { number } from './language.ts'

export const yourPathway = 'Your pathway'
/** Of a pathway that is somebody's own. */
export const onlyYours = 'Only you can see it'
export const hours = (count: number) => `${number(count)} h`
export const hoursAndMinutes = (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`
