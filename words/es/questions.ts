import { number } from './language.ts'

export const chooseOne = 'Elige una respuesta'
export const yourAnswerIn = (unit: string) => `Tu respuesta en ${unit}`
export const changeSign = 'Cambiar el signo'
export const chooseUnit = 'Elige una unidad'
export const isItTrue = '¿Es verdadero o falso?'
export const because = 'Porque'
export const itsRows = 'Sus filas, sin el encabezado'
export const itsRowsHint = 'Una fila por línea, con los valores separados por |'
export const printedHint = 'Línea por línea, tal como se imprime'
export const used = (text: string) => `${text} (ya elegida)`

export const putInOrder = 'Ordena los pasos'
export const moveUp = 'Subir:'
export const moveDown = 'Bajar:'
export const movedTo = (step: string, place: number, count: number) =>
  `${step}, ahora en el lugar ${number(place)} de ${number(count)}`

export const missing = {
  choice: 'Primero elige una respuesta.',
  text: 'Escribe una respuesta.',
  number: 'Escribe un número.',
  digits: 'Escribe un número, como 19.6.',
  unit: 'Elige una unidad.',
  judgement: 'Elige verdadero o falso.',
  reason: 'Elige también el motivo.',
  output: 'Escribe lo que imprime.',
  order: 'Primero ordena los pasos.',
  pairs: 'Primero empareja todas las líneas.',
  cells: 'Rellena todas las celdas.',
  cellDigits: 'Escribe un número, como 19.6, en cada celda que lo pida.',
}

export const severalRight = 'Hay dos o más correctas.'
export const aNumber = 'Un número.'
export const numberIn = (units: string) => `Un número en ${units}.`
export const trueForWhich = '¿Verdadero o falso, y por cuál de estos motivos?'
export const inWhichOrder = '¿En qué orden?'
export const belongTogether = '¿Qué corresponde a qué?'
export const inBlankCells = '¿Qué va en las celdas vacías?'
export const blank = 'vacía'

export const options = 'Opciones'
export const reasons = 'Motivos'
export const steps = 'Pasos'
export const leftSides = 'Columna izquierda'
export const rightSides = 'Columna derecha'
