import { date } from '#words/language.ts'

export const momentOf = (time: number) => date(time, { dateStyle: 'medium', timeStyle: 'short' })
export const dayOf = (time: number) => date(time, { dateStyle: 'medium' })
export const isoOf = (time: number) => new Date(time).toISOString()
