import { number } from './language.ts'

/** For screen readers: the name of a code sample, added to the labels of its buttons (Run, Edit and Close). */
export const sample = (place: number, language: string) => `sample ${number(place)}, ${language}`
