import { formatsOf } from '../formats.ts'

export const language: string = 'en'
// British English: days come before months, and the last item of a list isn't preceded by a comma.
export const { number, date, plural, list } = formatsOf('en-GB')
