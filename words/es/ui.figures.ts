import { number } from './language.ts'

export const enlarge = 'Ampliar'
export const figure = 'La figura ampliada'
export const asTable = 'Lo mismo en una tabla'
export const tableOfFigure = 'Tabla de la figura'
export const stepBack = 'Un paso atrás'
export const stepForward = 'Un paso adelante'
export const play = 'Reproducir'
export const pause = 'Pausa'
export const stepOf = (step: number, steps: number) => `Paso ${number(step)} de ${number(steps)}`
export const cannotBeDrawn = 'Con estos valores no hay nada que dibujar. Vuelve a mover un control.'
