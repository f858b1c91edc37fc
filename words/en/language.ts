import { formatsOf } from '../formats.ts'

export const language: string = 'en'
// British: days before months, and no comma before the last of a list.
export const { number, date, plural, list } = formatsOf('en-GB')
