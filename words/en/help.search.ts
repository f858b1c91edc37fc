import { plural } from './language.ts'

export const searchLabel = 'Search the help'
export const nothingFound = 'No help matches that. Try other words, or contact us.'
export const found = (count: number) => plural(count, { one: '# answer', other: '# answers' })
