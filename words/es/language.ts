import { formatsOf } from '../formats.ts'

export const language = 'es'
export const { number, date, plural, list } = formatsOf(language)
