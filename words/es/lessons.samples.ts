import { number } from './language.ts'

export const sample = (place: number, language: string) => `el ejemplo ${number(place)}, ${language}`
