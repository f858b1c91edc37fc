import { formatsOf } from '../formats.ts'

export const language = 'de'
export const { number, date, plural, list } = formatsOf(language)
