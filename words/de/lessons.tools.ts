import { number } from './language.ts'

export const reading = 'Darstellung'
export const listen = 'Anhören'
export const focus = 'Fokus'
export const leaveFocus = 'Fokusmodus beenden'

export const textSizeNow = (size: number, sizes: number) => `Textgröße ${number(size)} von ${number(sizes)}.`
export const focusOn = 'Fokusmodus. Mit Escape beendest du ihn.'
export const focusOff = 'Der Fokusmodus ist aus.'

export const leftOffHere = 'Hier hast du aufgehört.'
export const toTheTop = 'Nach oben'
