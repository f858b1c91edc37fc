import { plural } from './language.ts'

export const hiddenTest = (number: number) => `Prueba oculta ${number}`
export const notRunAnyMore = 'No se ejecutó porque falló una prueba anterior.'
export const failed = 'Falló.'

export const returnedNothing = (name: string, none: string) =>
  `${name} no devolvió nada (${none}). Devuelve el resultado con return.`
export const printedInstead = (name: string, none: string) =>
  `${name} no devolvió nada (${none}). En su lugar imprimió algo, pero lo que se imprime no cuenta. Devuelve el resultado con return.`
export const noFunction = (name: string) =>
  `En tu programa no hay ninguna función llamada ${name}. Conserva el nombre del código inicial.`
export const takesOne = (name: string, given: number) => `${name} recibe 1 parámetro, pero se llama con ${given}.`
export const takes = (name: string, taken: number, given: number) =>
  `${name} recibe ${taken} parámetros, pero se llama con ${given}.`
export const unwritable = {
  python: (name: string, what: string) =>
    `${name} devolvió ${what}. Devuelve valores simples: números, cadenas, booleanos, y listas o diccionarios de ellos.`,
  other: (name: string, what: string) =>
    `${name} devolvió ${what}. Devuelve valores simples: números, cadenas, booleanos, y listas u objetos de ellos.`,
}
export const values = {
  tooDeep: 'un valor anidado a demasiada profundidad o que se contiene a sí mismo',
  noNumber: (value: string) => `${value}, que no es un número`,
  holdsUndefined: 'un valor con undefined dentro',
  ofType: (type: string) => `un valor de tipo ${type}`,
  keyOfType: (type: string) => `un diccionario con una clave de tipo ${type}`,
  ofKind: (kind: string) => `un valor de tipo ${kind}`,
}
export const returnedPromise = (name: string) => `${name} devolvió una promesa. Devuelve el valor mismo, sin async.`
export const errorInLine = (error: string, line: number) => `${error} (línea ${line})`
export const noRows = 'La consulta no devolvió filas que comparar.'
export const endedBefore = (name: string) => `Tu programa terminó antes de que ${name} devolviera algo.`
export const outOfTime = 'Se le acabó el tiempo. ¿Hay un bucle que nunca termina?'
export const printedTooMuch = 'Imprimió demasiado y se detuvo.'
export const usedTooMuchMemory = 'Usó demasiada memoria y se detuvo.'
export const endedWithError = 'El programa terminó con un error.'

export const hiddenOutOfTime = 'Se le acabó el tiempo.'
export const hiddenError = 'Terminó con un error.'
export const hiddenWrong = 'La respuesta es incorrecta.'

export const otherKind = (got: string, expected: string) => `Devolvió ${got} en lugar de ${expected}.`
export const kinds = {
  null: 'null',
  list: 'una lista',
  string: 'una cadena',
  number: 'un número',
  boolean: 'un booleano',
  object: 'un objeto',
}
export const otherLength = (got: number, expected: number) =>
  `Devolvió una lista con ${plural(got, { one: '# elemento', other: '# elementos' })} en lugar de ${expected}.`
export const otherValue = 'Devolvió un valor distinto del esperado.'
export const otherRows = 'Las filas no son las esperadas.'
export const otherRowCount = (got: number, expected: number) =>
  `Devuelve ${plural(got, { one: '# fila', other: '# filas' })} en lugar de ${expected}.`
export const otherWidth = (got: number, expected: number) =>
  `Cada fila tiene ${plural(got, { one: '# columna', other: '# columnas' })} en lugar de ${expected}.`
export const otherOrder = 'Las filas son correctas, pero están en otro orden. Ordénalas con ORDER BY.'
export const emptyTable = '(ninguna fila)'
export const oneQuery = 'Escribe una sola consulta, que empiece por SELECT o WITH.'
