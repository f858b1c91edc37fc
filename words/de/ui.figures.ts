import { number } from './language.ts'

export const enlarge = 'Vergrößern'
export const figure = 'Die vergrößerte Abbildung'
export const asTable = 'Dasselbe als Tabelle'
export const tableOfFigure = 'Tabelle zur Abbildung'
export const stepBack = 'Einen Schritt zurück'
export const stepForward = 'Einen Schritt weiter'
export const play = 'Abspielen'
export const pause = 'Anhalten'
export const stepOf = (step: number, steps: number) => `Schritt ${number(step)} von ${number(steps)}`
export const cannotBeDrawn = 'Bei diesen Werten gibt es nichts zu zeichnen. Stelle einen Regler zurück.'
