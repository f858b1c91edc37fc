import { number } from './language.ts'

export const readAloud = 'Read aloud'
export const pause = 'Pause'
export const goOn = 'Resume'
export const stop = 'Stop'
export const speed = 'Speed'
/** `1.25×`. */
export const timesSpeed = (rate: number) => `${number(rate)}×`

// Spoken by the voice, in place of what it cannot say.
export const codeBlock = 'Code.'
export const formulaBlock = 'Formula.'
/** Within a sentence. */
export const formula = 'formula'
