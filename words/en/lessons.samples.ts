import { number } from './language.ts'

/** A sample of code, behind what a button does: Run, Edit, Close. */
export const sample = (place: number, language: string) => `sample ${number(place)}, ${language}`
