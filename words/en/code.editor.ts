import { number } from './language.ts'

/** An editor for programs. */

/** For screen readers; Tab and Escape are keys. */
export const howToLeave = 'Tab indents. To leave the editor, press Escape, then Tab.'

// Finding words in it.
export const findInProgram = 'Find in the program'
export const find = 'Find'
export const notFound = 'Not found'
/** Which of the places that were found. */
export const placeOf = (place: number, count: number) => `${number(place)} of ${number(count)}`
export const previous = 'Previous'
export const next = 'Next'
