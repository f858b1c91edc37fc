import { number } from './language.ts'

export const sample = (place: number, language: string) => `Beispiel ${number(place)}, ${language}`
