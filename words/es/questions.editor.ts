import { number } from './language.ts'

export const kinds = {
  single: 'Una opción correcta',
  multiple: 'Varias opciones correctas',
  typed: 'Respuesta escrita',
  numeric: 'Un número',
  'true-false': 'Verdadero o falso, con el motivo',
  output: 'Lo que imprime el código',
  ordering: 'Pasos en orden',
  matching: 'Parejas',
  table: 'Una tabla para rellenar',
}

export const marks = { right: 'Correcta', reason: 'El motivo', printed: 'Se imprime', extra: 'No corresponde a nada' }
export const isTrue = 'Verdadero'
export const isFalse = 'Falso'

export const text = 'Texto'
export const answer = 'Respuesta'
export const whyRight = 'Por qué es correcta'
export const tolerance = 'Cuánto puede desviarse una respuesta'
export const removePart = (name: string) => `Quitar<hidden>: ${name}</hidden>`

export const option = (place: number) => `Opción ${number(place)}`
export const isRight = 'Es correcta'
export const whyRightOrNot = 'Por qué es correcta, o por qué no'
export const addOption = 'Añadir una opción'

export const wrongAnswer = (place: number) => `Respuesta incorrecta ${number(place)}`
export const whatWentWrong = 'Dónde está el error'
export const addWrong = 'Añadir una respuesta incorrecta previsible'

export const rightAnswer = (place: number) => `Respuesta correcta ${number(place)}`
export const asWritten = 'Tal como se escribe'
export const rightToo = 'También correcta'
export const addRight = 'Añadir una respuesta correcta'

export const statementTrue = 'La afirmación es verdadera'
export const reason = (place: number) => `Motivo ${number(place)}`
export const isReason = 'Es el motivo'
export const whyReasonOrNot = 'Por qué es el motivo, o por qué no'
export const addReason = 'Añadir un motivo'

export const unit = 'Unidad'
export const noUnitHint = 'Vacío si no tiene.'
export const otherUnit = (place: number) => `Otra unidad ${number(place)}`
export const factor = (unit: string) => `Cuántas de estas hacen un ${unit}`
export const factorOfUnit = 'Cuántas de estas hacen una unidad'
export const factorHint = 'Vacío si esta unidad no puede ser correcta.'
export const whyNotRight = 'Por qué no puede ser correcta'
export const addUnit = 'Añadir otra unidad'

export const code = 'Código'
export const whatItPrints = 'Lo que imprime'
export const printedHint = 'Línea por línea; en SQL, las filas, con los valores separados por |.'
export const whyPrinted = 'Por qué imprime eso'

export const orderHint = 'En el orden correcto. Quien aprende los ve en otro.'
export const step = (place: number) => `Paso ${number(place)}`
export const moveStepUp = (place: number) => `Subir<hidden> el paso ${number(place)}</hidden>`
export const moveStepDown = (place: number) => `Bajar<hidden> el paso ${number(place)}</hidden>`
export const addStep = 'Añadir un paso'
export const whyOrder = 'Por qué este orden'

export const pair = (place: number) => `Pareja ${number(place)}`
export const left = 'Izquierda'
export const right = 'Derecha'
export const whyTogether = 'Por qué van juntos'
export const addPair = 'Añadir una pareja'
export const extra = (place: number) => `No corresponde a nada ${number(place)}`
export const whyExtra = 'Por qué no corresponde a nada'
export const addExtra = 'Añadir algo que no corresponda a nada'

export const column = (place: number) => `Columna ${number(place)}`
export const head = 'Encabezado'
export const cornerHead = 'Encabezado de la columna de los encabezados de fila'
export const addColumn = 'Añadir una columna'
export const row = (place: number) => `Fila ${number(place)}`
export const addRow = 'Añadir una fila'
export const isBlank = 'Se deja vacía'
export const rightAnswers = 'Respuestas correctas, una por línea'
export const isNumber = 'Es un número'
